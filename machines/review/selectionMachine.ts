import { type ActorRefFrom, type AnyActorRef, assign, sendTo, setup } from 'xstate'
import { type Decision, failureText, type Toast } from '../domain.ts'
import { effect } from '../effects.ts'
import { decisionMachine, type Ending } from './decisionMachine.ts'
import { eventNotDecided, severalMade } from './texts.ts'
import type { Message } from '../language/message.ts'

interface Selected {
  id: string
  title: string
  version: number | null
}

interface Context {
  /** Receives the ids of decided events. */
  list: AnyActorRef
  selected: Selected[]
  decision: Decision
  reason: string
  /** The number of events to reject with their import, of which one is selected; null for the selected events alone. */
  importCount: number | null
  queue: Selected[]
  decisions: Record<string, ActorRefFrom<typeof decisionMachine>>
  endings: Record<string, Ending>
  /** Reason for a failed decision, by event id. */
  problems: Record<string, Message>
}

interface Ended {
  eventId: string
  decision: Decision
  error?: unknown
}

type Events =
  | { type: 'event.select'; event: Selected }
  | { type: 'page.select'; events: Selected[] }
  /** `present` has the events currently on the page. */
  | { type: 'selection.decide'; decision: Decision; present: Selected[] }
  /** Asks about all pending events of the import that made this one. */
  | { type: 'import.reject'; event: Selected; count: number }
  /** Sent when the page's address contains the confirmation. */
  | { type: 'question.open'; decision: Decision; events: Selected[] }
  | { type: 'reason.change'; reason: string }
  | { type: 'question.close' }
  | { type: 'decision.confirm' }
  | ({ type: `decision.${Ending}` } & Ended)
  | { type: 'outcome.close'; present: Selected[] }

/** Maximum number of concurrent decisions; the service would only queue more. */
const atOnce = 4

/** Decides several pending events one by one, each at the version that was selected. */
export const selectionMachine = setup({
  types: {} as { input: { list: AnyActorRef }; context: Context; events: Events },
  actors: { decision: decisionMachine },
  actions: {
    toast: effect<Toast>(),
    ask: assign(({ context }, { decision, present }: { decision: Decision; present: Selected[] }) => ({
      decision,
      reason: '',
      importCount: null,
      endings: {},
      problems: {},
      selected: context.selected.filter((event) => has(present, event)),
    })),
    askAboutImport: assign((_, { event, count }: { event: Selected; count: number }) => ({
      decision: 'reject' as const,
      reason: '',
      importCount: count,
      endings: {},
      problems: {},
      selected: [event],
    })),
    decideNext: assign(({ context, self, spawn }) => {
      const { queue, decisions, decision, reason, importCount } = context
      const next = queue.slice(0, atOnce - Object.keys(decisions).length)
      const begun = next.map(({ id, version }) => {
        const whole = importCount === null ? {} : { importCount }
        const input = { eventId: id, decision, reason, version, ...whole, parent: self }
        return [id, spawn('decision', { id: `selected-${id}`, input })] as const
      })
      return { queue: without(queue, next), decisions: { ...decisions, ...Object.fromEntries(begun) } }
    }),
    note: assign(({ context }, { eventId, ending }: { eventId: string; ending: Ending }) => {
      const { [eventId]: _over, ...decisions } = context.decisions
      return { decisions, endings: { ...context.endings, [eventId]: ending } }
    }),
    keepOthers: assign(({ context: { selected, endings } }) => ({
      selected: selected.filter(({ id }) => endings[id] !== 'made'),
    })),
    renew: assign(({ context: { selected, endings } }, present: Selected[]) => ({
      selected: selected.flatMap((event) => {
        const now = present.find(({ id }) => id === event.id)
        return now && endings[event.id] === 'outdated' ? now : now ? event : []
      }),
    })),
    tellList: sendTo(
      ({ context }) => context.list,
      ({ context: { endings } }) => ({ type: 'events.decided', eventIds: madeOf(endings) }),
    ),
  },
}).createMachine({
  id: 'selection',
  context: ({ input }) => ({
    ...input,
    selected: [],
    decision: 'publish',
    reason: '',
    importCount: null,
    queue: [],
    decisions: {},
    endings: {},
    problems: {},
  }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'event.select': {
          actions: assign(({ context: { selected }, event: { event } }) => ({
            selected: has(selected, event) ? without(selected, [event]) : [...selected, event],
          })),
        },
        'page.select': {
          actions: assign(({ context: { selected }, event: { events } }) => ({
            selected: events.every((event) => has(selected, event)) ? [] : events,
          })),
        },
        'selection.decide': {
          guard: ({ context: { selected }, event: { present } }) =>
            selected.some((event) => has(present, event)),
          target: 'asking',
          actions: { type: 'ask', params: ({ event }) => event },
        },
        'import.reject': {
          target: 'asking',
          actions: { type: 'askAboutImport', params: ({ event }) => event },
        },
        'question.open': {
          guard: ({ event }) => event.events.length > 0,
          target: 'asking',
          actions: [
            assign(({ event }) => ({ selected: event.events })),
            {
              type: 'ask',
              params: ({ event: { decision, events } }) => ({ decision, present: events }),
            },
          ],
        },
      },
    },
    asking: {
      on: {
        'reason.change': { actions: assign(({ event }) => ({ reason: event.reason })) },
        'question.close': 'choosing',
        'decision.confirm': {
          target: 'deciding',
          actions: [assign(({ context: { selected } }) => ({ queue: selected })), 'decideNext'],
        },
      },
    },
    deciding: {
      always: [
        {
          guard: ({ context: { endings, selected } }) => madeOf(endings).length === selected.length,
          target: 'choosing',
          actions: [
            'tellList',
            {
              type: 'toast',
              params: ({ context: { decision, endings, importCount } }) =>
                severalMade(decision, importCount ?? madeOf(endings).length),
            },
            'keepOthers',
          ],
        },
        {
          guard: ({ context }) => Object.keys(context.endings).length === context.selected.length,
          target: 'told',
          actions: ['tellList', 'keepOthers'],
        },
      ],
      on: {
        'decision.made': note('made'),
        'decision.outdated': note('outdated'),
        'decision.gone': note('gone'),
        'decision.failed': {
          actions: [
            assign(({ context, event: { eventId, error } }) => ({
              problems: { ...context.problems, [eventId]: failureText(error, eventNotDecided) },
            })),
            ...note('failed').actions,
          ],
        },
      },
    },
    told: {
      on: {
        // Closing the outcome confirms that the user has seen which events were changed meanwhile.
        'outcome.close': {
          target: 'choosing',
          actions: { type: 'renew', params: ({ event }) => event.present },
        },
      },
    },
  },
})

function note(ending: Ending) {
  const params = ({ event }: { event: Ended }) => ({ eventId: event.eventId, ending })
  return { actions: [{ type: 'note' as const, params }, 'decideNext' as const] }
}

const has = (events: readonly Selected[], { id }: Selected) => events.some((event) => event.id === id)

const without = (events: readonly Selected[], others: readonly Selected[]) =>
  events.filter((event) => !has(others, event))

const madeOf = (endings: Record<string, Ending>) =>
  Object.keys(endings).filter((eventId) => endings[eventId] === 'made')
