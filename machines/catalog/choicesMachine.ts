import { assign, setup } from 'xstate'
import { noChoices } from './choicesRegion.ts'
import type { Choices } from '../domain.ts'
import { effect, logged, outputOf, promised } from '../effects.ts'

/** Loads the options of a filter. If loading fails, the filter silently has no options. */
export const choicesMachine = setup({
  types: {} as { context: { choices: Choices } },
  actors: { listChoices: promised<Choices>() },
  actions: {
    log: effect<{ error: unknown }>(),
    rememberChoices: assign((_, choices: Choices) => ({ choices })),
  },
}).createMachine({
  id: 'choices',
  context: { choices: noChoices },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'listChoices',
        src: 'listChoices',
        onDone: { target: 'loaded', actions: { type: 'rememberChoices', params: outputOf } },
        onError: { target: 'failed', actions: logged },
      },
    },
    loaded: {},
    failed: {},
  },
})
