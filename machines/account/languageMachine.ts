import { assign, setup } from 'xstate'
import { type Toast, warn } from '../domain.ts'
import { effect, promised } from '../effects.ts'
import type { LanguageCode } from '../language/languages.ts'
import * as texts from './texts.ts'

interface Context {
  language: LanguageCode
  /** The most recently chosen language. */
  chosen: LanguageCode
  /** Whether there is an account in which the choice can be saved. */
  isSignedIn: boolean
}

type Events = { type: 'language.choose'; language: LanguageCode }

/**
 * Plaza's language on this device. Loads and shows the chosen language, and saves the choice on the device
 * and in the account.
 */
export const languageMachine = setup({
  types: {} as {
    input: { language: LanguageCode; isSignedIn: boolean }
    context: Context
    events: Events
    tags: 'busy'
  },
  actors: {
    /** Shows the page in the language, and saves the choice on this device. */
    speakLanguage: promised<void, { language: LanguageCode }>(),
    saveLanguage: promised<void, { language: LanguageCode }>(),
  },
  actions: {
    speak: assign(({ context: { chosen } }) => ({ language: chosen })),
    toast: effect<Toast>(),
  },
}).createMachine({
  id: 'language',
  context: ({ input }) => ({ ...input, chosen: input.language }),
  initial: 'ready',
  on: {
    'language.choose': {
      guard: ({ context, event }) => event.language !== context.chosen,
      target: '.loading',
      actions: assign(({ event }) => ({ chosen: event.language })),
    },
  },
  states: {
    ready: {},
    loading: {
      tags: 'busy',
      invoke: {
        id: 'speakLanguage',
        src: 'speakLanguage',
        input: ({ context }) => ({ language: context.chosen }),
        onDone: [
          { guard: ({ context }) => context.isSignedIn, target: 'saving', actions: 'speak' },
          { target: 'ready', actions: 'speak' },
        ],
        onError: {
          target: 'ready',
          actions: [assign(({ context }) => ({ chosen: context.language })), warn(texts.languageNotLoaded)],
        },
      },
    },
    saving: {
      invoke: {
        id: 'saveLanguage',
        src: 'saveLanguage',
        input: ({ context }) => ({ language: context.language }),
        onDone: 'ready',
        onError: { target: 'ready', actions: warn(texts.languageNotSaved) },
      },
    },
  },
})
