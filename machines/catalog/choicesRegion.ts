import { type Choices, failureToast, type Toast } from '../domain.ts'
import { outputOf } from '../effects.ts'

export const noChoices: Choices = { categories: [], eventTypes: [] }

/**
 * A region that loads the choices. The machine declares the actor `listChoices` and the actions
 * `rememberChoices` and `toast`.
 */
export const choicesRegion = <Retry extends string>(retry: Retry, failure: Toast) => ({
  initial: 'loading' as const,
  states: {
    loading: {
      invoke: {
        id: 'listChoices' as const,
        src: 'listChoices' as const,
        onDone: {
          target: 'loaded' as const,
          actions: { type: 'rememberChoices' as const, params: outputOf<Choices> },
        },
        onError: {
          target: 'failed' as const,
          actions: {
            type: 'toast' as const,
            params: ({ event }: { event: { error: unknown } }) => failureToast(event.error, failure.text),
          },
        },
      },
    },
    loaded: {},
    failed: { on: { [retry]: 'loading' } as Record<Retry, 'loading'> },
  },
})
