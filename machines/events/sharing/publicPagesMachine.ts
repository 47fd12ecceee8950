import { assign, setup } from 'xstate'
import { type Toast, say, warn } from '../../domain.ts'
import { effect, logged, outputOf, promised } from '../../effects.ts'
import * as texts from '../texts.ts'

export interface Features {
  /** True if events can be shown to people without an account. */
  publicPages: boolean
  /** Without a trailing slash; null if the server does not know it. */
  publicUrl: string | null
}

const remembered = { type: 'remember' as const, params: outputOf<Features> }

/**
 * Finds out whether the site has public pages, and its public URL. If the request fails, the screens do
 * without both.
 */
export const publicPagesMachine = setup({
  types: {} as {
    context: Pick<Features, 'publicUrl'>
    events: { type: 'text.copy'; text: string }
  },
  actors: {
    getFeatures: promised<Features>(),
    copyText: promised<void, { text: string }>(),
  },
  actions: {
    toast: effect<Toast>(),
    log: effect<{ error: unknown }>(),
    remember: assign((_, { publicUrl }: Features) => ({ publicUrl })),
  },
}).createMachine({
  id: 'publicPages',
  context: { publicUrl: null },
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        id: 'getFeatures',
        src: 'getFeatures',
        onDone: [
          {
            guard: ({ event }) => event.output.publicPages,
            target: 'offered',
            actions: remembered,
          },
          { target: 'absent', actions: remembered },
        ],
        onError: { target: 'absent', actions: logged },
      },
    },
    offered: {
      initial: 'ready',
      states: {
        ready: { on: { 'text.copy': 'copying' } },
        copying: {
          invoke: {
            id: 'copyText',
            src: 'copyText',
            input: ({ event: { text } }) => ({ text }),
            onDone: { target: 'ready', actions: say(texts.copied) },
            onError: { target: 'ready', actions: warn(texts.notCopied) },
          },
        },
      },
    },
    absent: {},
  },
})
