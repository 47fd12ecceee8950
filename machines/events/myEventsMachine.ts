import { assign, setup } from 'xstate'
import {
  explain,
  failureOf,
  offerUndo,
  type OwnEvent,
  type Page,
  type Proposal,
  type Toast,
  say,
  warn,
} from '../domain.ts'
import { effect, outputOf, promised } from '../effects.ts'
import { rowWith } from '../lists/listing.ts'
import { type Edited, editEventMachine, type EditEnd } from './editEvent/editEventMachine.ts'
import { type Scope, scoped } from './series/scope.ts'
import * as texts from './texts.ts'
import type { Message } from '../language/message.ts'

interface Context {
  events: OwnEvent[]
  next: string | null
  /** The event whose details are open or were open last. */
  viewed: OwnEvent | null
  /** The starting point of an edit: the event itself, or the changes already proposed. */
  draft: OwnEvent | null
  /** The form's content when an edit of `viewed` was cancelled. */
  cancelled: Edited | null
  /** The dates of the series that are deleted along with `viewed`. */
  scope: Scope
  /** Why the list could not be loaded or refreshed. */
  problem: Message
}

type Events =
  | { type: 'dialog.close' }
  | { type: 'retry' }
  | { type: 'page.more' }
  | { type: 'event.view'; eventId: string }
  | { type: 'date.view'; eventId: string }
  | { type: 'list.show' }
  | { type: 'event.edit' }
  | { type: 'cancel.undo' }
  | { type: 'changes.withdraw' }
  | { type: 'withdrawal.confirm' }
  | { type: 'withdrawal.cancel' }
  | { type: 'event.delete' }
  | { type: 'scope.change'; scope: Scope }
  | { type: 'deletion.confirm' }
  | { type: 'deletion.cancel' }
  | { type: 'row.changed'; row: OwnEvent }
  | { type: 'rows.outdated' }

/** The My Events dialog: the list, one open event, and the actions on it. */
export const myEventsMachine = setup({
  types: {} as { context: Context; events: Events; tags: 'busy' },
  actors: {
    listMyEvents: promised<Page<OwnEvent>, { page: string | null }>(),
    deleteEvent: promised<void, { eventId: string; scope?: Scope }>(),
    withdrawProposal: promised<void, { eventId: string }>(),
    getOwnEvent: promised<OwnEvent, { eventId: string }>(),
    readProposal: promised<Proposal | null, { eventId: string }>(),
    editEvent: editEventMachine,
  },
  actions: {
    toast: effect<Toast>(),
    rememberEvents: assign((_, { results, next }: Page<OwnEvent>) => ({ events: results, next })),
    explain: assign((_, problem: Message) => ({ problem })),
    view: assign((_, viewed: OwnEvent) => ({ viewed, cancelled: null })),
    draftEdit: assign(({ context: { viewed } }, proposal: Proposal | null) => ({
      draft: viewed && { ...viewed, ...proposal },
      cancelled: null,
    })),
    forgetCancelled: assign({ cancelled: null }),
    changeScope: assign((_, scope: Scope) => ({ scope })),
    replace: assign(({ context }, saved: OwnEvent | null) => ({
      events: context.events.map((event) => (event.id === saved?.id ? saved : event)),
    })),
  },
  guards: {
    isDeletable: ({ context: { viewed } }) => viewed !== null && !viewed.isPublished,
    hasProposal: ({ context: { viewed } }) => viewed?.proposal != null,
    isEnd: (_, { kind, end }: { kind: EditEnd['kind']; end: EditEnd }) => end.kind === kind,
  },
}).createMachine({
  id: 'myEvents',
  context: { events: [], next: null, viewed: null, draft: null, cancelled: null, scope: 'THIS', problem: '' },
  initial: 'browsing',
  states: {
    browsing: {
      initial: 'loading',
      on: {
        'dialog.close': 'closed',
        'cancel.undo': { guard: ({ context }) => context.cancelled !== null, target: 'editing' },
        'row.changed': {
          actions: [
            { type: 'replace', params: ({ event }) => event.row },
            assign(({ context: { viewed }, event }) => ({
              viewed: viewed?.id === event.row.id ? event.row : viewed,
            })),
          ],
        },
      },
      states: {
        loading: firstPage('failed', texts.ownEventsNotLoaded),
        failed: { on: { retry: 'loading' } },
        refreshing: firstPage('#myEvents.browsing.listed.stale', texts.ownEventsNotRefreshed),
        listed: {
          initial: 'ready',
          on: {
            'rows.outdated': 'refreshing',
            'event.view': [
              {
                guard: ({ context, event }) => rowWith(context.events, event.eventId) !== null,
                target: 'viewing',
                actions: assign(({ context, event }) => ({
                  viewed: rowWith(context.events, event.eventId),
                  cancelled: null,
                })),
              },
              { target: 'opening' },
            ],
          },
          states: {
            ready: {
              on: { 'page.more': { guard: ({ context }) => context.next !== null, target: 'loadingMore' } },
            },
            loadingMore: {
              invoke: {
                id: 'listMyEvents',
                src: 'listMyEvents',
                input: ({ context }) => ({ page: context.next }),
                onDone: {
                  target: 'ready',
                  actions: assign(({ context, event }) => ({
                    events: [...context.events, ...event.output.results],
                    next: event.output.next,
                  })),
                },
                onError: { target: 'ready', actions: warn(texts.ownEventsNotLoaded) },
              },
            },
            stale: { on: { retry: '#myEvents.browsing.refreshing' } },
          },
        },
        /** Loads an event that a link names and the list lacks. */
        opening: ownEvent('listed'),
        /** Loads another date of the series, which may not be in the list. */
        fetching: ownEvent('viewing'),
        viewing: {
          on: {
            'list.show': 'listed',
            'date.view': 'fetching',
            'rows.outdated': { target: 'refreshing', actions: 'forgetCancelled' },
            'event.edit': [
              { guard: 'hasProposal', target: '#myEvents.preparing' },
              { target: '#myEvents.editing', actions: { type: 'draftEdit', params: null } },
            ],
            'changes.withdraw': {
              guard: 'hasProposal',
              target: '#myEvents.confirmingWithdrawal',
              actions: 'forgetCancelled',
            },
            'event.delete': {
              guard: 'isDeletable',
              target: '#myEvents.confirmingDeletion',
              actions: ['forgetCancelled', { type: 'changeScope', params: 'THIS' }],
            },
          },
        },
      },
    },
    preparing: {
      tags: 'busy',
      on: { 'dialog.close': 'closed' },
      invoke: {
        id: 'readProposal',
        src: 'readProposal',
        input: ({ context }) => ({ eventId: context.viewed?.id ?? '' }),
        onDone: { target: 'editing', actions: { type: 'draftEdit', params: outputOf } },
        onError: { target: 'browsing.viewing', actions: warn(texts.changesNotLoaded) },
      },
    },
    editing: {
      invoke: {
        id: 'editEvent',
        src: 'editEvent',
        input: ({ context: { draft, cancelled } }) => {
          if (!draft) throw new Error('No event is open that could be edited.')
          return { event: draft, edited: cancelled }
        },
        onDone: [
          {
            guard: endIs('saved'),
            target: 'browsing.refreshing',
            actions: [
              {
                type: 'replace',
                params: ({ event: { output } }) => (output.kind === 'saved' ? output.event : null),
              },
              'forgetCancelled',
            ],
          },
          {
            guard: endIs('cancelled'),
            target: 'browsing.viewing',
            actions: [
              assign(({ event }) => ({
                cancelled: event.output.kind === 'cancelled' ? event.output.edited : null,
              })),
              offerUndo,
            ],
          },
          { guard: endIs('left'), target: 'browsing.viewing', actions: 'forgetCancelled' },
          { target: 'closed' },
        ],
      },
    },
    confirmingWithdrawal: {
      on: { 'withdrawal.confirm': 'withdrawing', 'withdrawal.cancel': 'browsing.viewing' },
    },
    withdrawing: {
      tags: 'busy',
      invoke: {
        id: 'withdrawProposal',
        src: 'withdrawProposal',
        input: ({ context }) => ({ eventId: context.viewed?.id ?? '' }),
        onDone: { target: 'browsing.refreshing', actions: say(texts.changesWithdrawn) },
        onError: [
          {
            guard: ({ event }) => failureOf(event.error).code === 'CONFLICT',
            target: 'browsing.refreshing',
            actions: warn(texts.changesDecided),
          },
          { target: 'browsing.viewing', actions: warn(texts.changesNotWithdrawn) },
        ],
      },
    },
    confirmingDeletion: {
      on: {
        'scope.change': { actions: { type: 'changeScope', params: ({ event }) => event.scope } },
        'deletion.confirm': 'deleting',
        'deletion.cancel': 'browsing.viewing',
      },
    },
    deleting: {
      tags: 'busy',
      invoke: {
        id: 'deleteEvent',
        src: 'deleteEvent',
        input: ({ context }) => ({ eventId: context.viewed?.id ?? '', ...scoped(context.scope) }),
        onDone: {
          target: 'browsing.refreshing',
          actions: [
            assign(({ context }) => ({
              events: context.events.filter(({ id }) => id !== context.viewed?.id),
            })),
            say(texts.eventDeleted),
          ],
        },
        onError: { target: 'browsing.viewing', actions: warn(texts.eventNotDeleted) },
      },
    },
    closed: { type: 'final' },
  },
})

function firstPage<Otherwise extends string>(otherwise: Otherwise, failure: Message) {
  return {
    invoke: {
      id: 'listMyEvents' as const,
      src: 'listMyEvents' as const,
      input: { page: null },
      onDone: {
        target: 'listed' as const,
        actions: { type: 'rememberEvents' as const, params: outputOf<Page<OwnEvent>> },
      },
      onError: { target: otherwise, actions: [warn(failure), explain(failure)] },
    },
  }
}

function ownEvent<Otherwise extends string>(otherwise: Otherwise) {
  return {
    invoke: {
      id: 'getOwnEvent' as const,
      src: 'getOwnEvent' as const,
      input: ({ event }: { event: Events }) => ({ eventId: 'eventId' in event ? event.eventId : '' }),
      onDone: {
        target: 'viewing' as const,
        actions: { type: 'view' as const, params: outputOf<OwnEvent> },
      },
      onError: { target: otherwise, actions: warn(texts.ownEventNotLoaded) },
    },
  }
}

function endIs(kind: EditEnd['kind']) {
  return {
    type: 'isEnd' as const,
    params: ({ event }: { event: { output: EditEnd } }) => ({ kind, end: event.output }),
  }
}
