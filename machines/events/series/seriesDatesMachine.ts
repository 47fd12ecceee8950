import { assign, setup } from 'xstate'
import { failureText, type SeriesDate } from '../../domain.ts'
import { promised } from '../../effects.ts'
import * as texts from './texts.ts'
import type { Message } from '../../language/message.ts'

interface Context {
  eventId: string
  dates: SeriesDate[]
  problem: Message
}

/** Loads all dates of an event's series. */
export const seriesDatesMachine = setup({
  types: {} as { input: { eventId: string }; context: Context; events: { type: 'retry' } },
  actors: { listSeriesDates: promised<SeriesDate[], { eventId: string }>() },
  actions: {
    explain: assign((_, problem: Message) => ({ problem })),
  },
}).createMachine({
  id: 'seriesDates',
  context: ({ input }) => ({ ...input, dates: [], problem: '' }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'listSeriesDates',
        src: 'listSeriesDates',
        input: ({ context: { eventId } }) => ({ eventId }),
        onDone: { target: 'shown', actions: assign(({ event }) => ({ dates: event.output })) },
        onError: {
          target: 'failed',
          actions: {
            type: 'explain',
            params: ({ event }) => failureText(event.error, texts.datesNotLoaded),
          },
        },
      },
    },
    shown: {},
    failed: { on: { retry: 'loading' } },
  },
})
