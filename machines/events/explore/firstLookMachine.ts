import { assign, setup } from 'xstate'
import { type TimedRow, explain } from '../../domain.ts'
import { announcements, outputOf, promised } from '../../effects.ts'
import { firstLookNotLoaded } from '../texts.ts'
import type { Message } from '../../language/message.ts'

/** Suggestions for users who have not set any filters. */
export interface FirstLook {
  weekend: TimedRow[]
  near: TimedRow[]
  added: TimedRow[]
  /** The last place by which this user filtered; '' for none. */
  place: string
}

interface Context extends FirstLook {
  problem: Message
}

type Events = { type: 'retry' } | { type: 'day.change' }

/** The events suggested on Explore before the first search. */
export const firstLookMachine = setup({
  types: {} as { context: Context; events: Events },
  actors: { listFirstLook: promised<FirstLook>(), watchDay: announcements() },
  actions: {
    rememberLook: assign((_, look: FirstLook) => look),
    explain: assign((_, problem: Message) => ({ problem })),
  },
}).createMachine({
  id: 'firstLook',
  context: { weekend: [], near: [], added: [], place: '', problem: '' },
  invoke: { id: 'watchDay', src: 'watchDay' },
  initial: 'loading',
  states: {
    loading: {
      on: { 'day.change': { target: 'loading', reenter: true } },
      invoke: {
        id: 'listFirstLook',
        src: 'listFirstLook',
        onDone: { target: 'listed', actions: { type: 'rememberLook', params: outputOf } },
        onError: { target: 'failed', actions: explain(firstLookNotLoaded) },
      },
    },
    listed: { on: { 'day.change': 'renewing' } },
    /** Still shows the events of the day before. */
    renewing: {
      invoke: {
        id: 'listFirstLook',
        src: 'listFirstLook',
        onDone: { target: 'listed', actions: { type: 'rememberLook', params: outputOf } },
        onError: 'listed',
      },
    },
    failed: { on: { retry: 'loading', 'day.change': 'loading' } },
  },
})
