import { assign, setup } from 'xstate'
import { type TimedRow, explain } from '../../domain.ts'
import { outputOf, promised } from '../../effects.ts'
import { firstLookNotLoaded } from '../texts.ts'
import type { Message } from '../../language/message.ts'

/** Suggestions for somebody who has not filtered yet. */
export interface FirstLook {
  weekend: TimedRow[]
  near: TimedRow[]
  added: TimedRow[]
  /** The place that this person filtered by last; '' for none. */
  place: string
}

interface Context extends FirstLook {
  problem: Message
}

type Events = { type: 'retry' }

/** The first events on Explore, shown before anything has been searched. */
export const firstLookMachine = setup({
  types: {} as { context: Context; events: Events },
  actors: { listFirstLook: promised<FirstLook>() },
  actions: {
    rememberLook: assign((_, look: FirstLook) => look),
    explain: assign((_, problem: Message) => ({ problem })),
  },
}).createMachine({
  id: 'firstLook',
  context: { weekend: [], near: [], added: [], place: '', problem: '' },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'listFirstLook',
        src: 'listFirstLook',
        onDone: { target: 'listed', actions: { type: 'rememberLook', params: outputOf } },
        onError: { target: 'failed', actions: explain(firstLookNotLoaded) },
      },
    },
    listed: {},
    failed: { on: { retry: 'loading' } },
  },
})
