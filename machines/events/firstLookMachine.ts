import { assign, setup } from 'xstate'
import type { EventRow } from '../domain.ts'
import { outputOf, promised } from '../effects.ts'

/** Suggestions for somebody who has not filtered yet. */
export interface FirstLook {
  weekend: EventRow[]
  near: EventRow[]
  added: EventRow[]
  /** Where this person looked last; '' for nowhere. */
  place: string
}

type Events = { type: 'retry' }

/** The first events on Explore, shown before anything has been searched. */
export const firstLookMachine = setup({
  types: {} as { context: FirstLook; events: Events },
  actors: { listFirstLook: promised<FirstLook>() },
  actions: { rememberLook: assign((_, look: FirstLook) => look) },
}).createMachine({
  id: 'firstLook',
  context: { weekend: [], near: [], added: [], place: '' },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'listFirstLook',
        src: 'listFirstLook',
        onDone: { target: 'listed', actions: { type: 'rememberLook', params: outputOf } },
        onError: 'failed',
      },
    },
    listed: {},
    failed: { on: { retry: 'loading' } },
  },
})
