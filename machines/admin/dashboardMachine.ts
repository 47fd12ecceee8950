import { assign, setup } from 'xstate'
import { failureOf } from '../domain.ts'
import { announcements, errorOf, outputOf, promised } from '../effects.ts'
import { dashboardProblem } from './texts.ts'
import type { Reading } from './statistics.ts'
import type { Message } from '../language/message.ts'

interface Context extends Reading {
  problem: Message
}

type Events =
  | { type: 'alert.dismiss' }
  | { type: 'retry' }
  | { type: 'refresh' }
  | { type: 'dashboard.changed'; reading: Reading }

/** The figures of the dashboard. They stay on screen while newer ones are loading, and if that fails. */
export const dashboardMachine = setup({
  types: {} as { context: Context; events: Events; tags: 'busy' },
  actors: { getDashboard: promised<Reading>(), dashboardChanged: announcements() },
  actions: {
    remember: assign((_, reading: Reading) => ({ ...reading, problem: '' })),
    explain: assign((_, error: unknown) => ({ problem: failureOf(error).message || dashboardProblem })),
  },
  guards: { hasFigures: (_, { statistics }: Reading) => statistics !== null },
}).createMachine({
  id: 'dashboard',
  context: { statistics: null, at: '', problem: '' },
  initial: 'loading',
  states: {
    loading: { tags: 'busy', invoke: readFigures('#dashboard.failed') },
    failed: { on: { retry: 'loading' } },
    missing: { on: { refresh: 'loading' } },
    shown: {
      initial: 'fresh',
      invoke: { id: 'dashboardChanged', src: 'dashboardChanged' },
      on: {
        refresh: '.refreshing',
        'dashboard.changed': [
          {
            guard: { type: 'hasFigures', params: ({ event }) => event.reading },
            target: '.fresh',
            actions: { type: 'remember', params: ({ event }) => event.reading },
          },
          { target: 'missing', actions: { type: 'remember', params: ({ event }) => event.reading } },
        ],
      },
      states: {
        fresh: {},
        refreshing: {
          tags: 'busy',
          on: { refresh: undefined },
          invoke: readFigures('#dashboard.shown.stale'),
        },
        /** Still shows the previous figures, below an alert that explains the failure. */
        stale: { on: { 'alert.dismiss': 'fresh' } },
      },
    },
  },
})

function readFigures<Stays extends string>(otherwise: Stays) {
  const params = outputOf<Reading>
  return {
    id: 'getDashboard',
    src: 'getDashboard',
    onDone: [
      {
        guard: { type: 'hasFigures', params },
        target: '#dashboard.shown.fresh',
        actions: { type: 'remember', params },
      },
      { target: '#dashboard.missing', actions: { type: 'remember', params } },
    ],
    onError: { target: otherwise, actions: { type: 'explain', params: errorOf } },
  } as const
}
