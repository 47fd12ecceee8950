import { assign, setup } from 'xstate'
import { explain, failureOf, formProblems, say, type Toast, warn } from '../../domain.ts'
import { effect, errorOf, outputOf, promised } from '../../effects.ts'
import { rowWith } from '../../lists/listing.ts'
import * as texts from '../texts.ts'
import {
  type FilterDraft,
  type FilterTerms,
  isEmpty,
  mostFilters,
  hasName,
  nameOf,
  type SavedFilter,
  type When,
} from './savedFilter.ts'
import { type Message, type Phrase, quoted } from '../../language/message.ts'

interface Context {
  filters: SavedFilter[]
  /** Why the filters could not be loaded. */
  problem: Message
  draft: FilterDraft | null
  /** Problems with the draft by field; `form` holds a problem of the whole form. */
  problems: Record<string, Message>
  /** The filter being deleted, or deleted last, which *Undo* restores. */
  deleted: SavedFilter | null
}

type Events =
  | { type: 'retry' }
  | { type: 'list.open' }
  | { type: 'list.close' }
  | { type: 'filter.save'; draft: FilterDraft }
  | { type: 'filter.rename'; id: string }
  | { type: 'name.change'; name: string }
  | { type: 'when.change'; when: When }
  | { type: 'draft.submit' }
  | { type: 'draft.cancel' }
  | { type: 'filter.delete'; id: string }
  | { type: 'change.undo' }

/** A derived name is translated into the author's language when it is saved. */
type NewFilter = { input: FilterTerms & { name: Phrase; when: When } }

const undoable: Toast = { kind: 'blank', text: texts.searchDeleted, undo: { type: 'change.undo' } }

const idOf = ({ event }: { event: { id: string } }) => event.id

/**
 * Saved searches on Explore. They are created from the current filters, run with one click, renamed, and
 * deleted with *Undo*.
 */
export const savedFiltersMachine = setup({
  types: {} as { context: Context; events: Events; tags: 'busy' },
  actors: {
    listSavedFilters: promised<SavedFilter[]>(),
    /** Resolves with null if the filter was saved but the response does not contain it. */
    createSavedFilter: promised<SavedFilter | null, NewFilter>(),
    updateSavedFilter: promised<SavedFilter, { id: string; input: { name: Phrase } }>(),
    deleteSavedFilter: promised<void, { id: string }>(),
  },
  actions: {
    toast: effect<Toast>(),
    explain: assign((_, problem: Message) => ({ problem })),
    show: assign((_, problems: Context['problems']) => ({ problems })),
    add: assign(({ context }, filter: SavedFilter | null) => ({
      filters: filter ? [...context.filters, filter] : context.filters,
    })),
    drop: assign(({ context: { filters, deleted } }) => ({
      filters: filters.filter(({ id }) => id !== deleted?.id),
    })),
  },
  guards: {
    isNotFound: (_, error: unknown) => failureOf(error).code === 'NOT_FOUND',
    isThere: ({ context }, id: string) => rowWith(context.filters, id) !== null,
    isUntold: (_, filter: SavedFilter | null) => filter === null,
  },
}).createMachine({
  id: 'savedFilters',
  context: { filters: [], problem: '', draft: null, problems: {}, deleted: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'listSavedFilters',
        src: 'listSavedFilters',
        onDone: { target: 'listed', actions: assign(({ event }) => ({ filters: event.output })) },
        onError: [
          { guard: { type: 'isNotFound', params: errorOf }, target: 'absent' },
          { target: 'failed', actions: explain(texts.searchesNotLoaded) },
        ],
      },
    },
    failed: { on: { retry: 'loading' } },
    /** Reached if the service does not support saved filters. */
    absent: {},
    listed: {
      type: 'parallel',
      states: {
        list: {
          initial: 'closed',
          states: {
            closed: { on: { 'list.open': 'open' } },
            open: { on: { 'list.close': 'closed' } },
          },
        },
        work: {
          initial: 'idle',
          states: {
            idle: {
              initial: 'settled',
              on: {
                'filter.save': {
                  guard: ({ context }) => context.filters.length < mostFilters,
                  target: 'naming',
                  actions: assign(({ event }) => ({ draft: event.draft })),
                },
                'filter.rename': {
                  guard: { type: 'isThere', params: idOf },
                  target: 'naming',
                  actions: assign(({ context, event }) => ({
                    draft: renaming(rowWith(context.filters, event.id)),
                  })),
                },
                'filter.delete': {
                  guard: { type: 'isThere', params: idOf },
                  target: 'deleting',
                  actions: assign(({ context, event }) => ({ deleted: rowWith(context.filters, event.id) })),
                },
              },
              states: {
                settled: {},
                /** Undo is available while its toast is shown and nothing else has been started. */
                deleted: { on: { 'change.undo': '#savedFilters.listed.work.restoring' } },
              },
            },
            naming: {
              initial: 'typing',
              exit: assign({ draft: null, problems: {} }),
              states: {
                typing: {
                  on: {
                    'name.change': {
                      actions: assign(({ context: { draft }, event }) => ({
                        draft: draft && { ...draft, name: event.name },
                        problems: {},
                      })),
                    },
                    'when.change': {
                      actions: assign(({ context: { draft }, event }) => ({
                        draft: draft && { ...draft, terms: { ...draft.terms, when: event.when } },
                        problems: {},
                      })),
                    },
                    'draft.submit': [
                      {
                        guard: ({ context: { draft } }) => Object.keys(problemsOf(draft)).length > 0,
                        actions: { type: 'show', params: ({ context }) => problemsOf(context.draft) },
                      },
                      { guard: ({ context }) => context.draft?.id === null, target: 'creating' },
                      { target: 'renaming' },
                    ],
                    'draft.cancel': '#savedFilters.listed.work.idle',
                  },
                },
                creating: {
                  tags: 'busy',
                  invoke: {
                    id: 'createSavedFilter',
                    src: 'createSavedFilter',
                    input: ({ context }) => ({ input: newFilter(context.draft) }),
                    onDone: creation('#savedFilters.listed.work.idle', texts.searchSaved),
                    onError: refusal(texts.searchNotSaved),
                  },
                },
                renaming: {
                  tags: 'busy',
                  invoke: {
                    id: 'updateSavedFilter',
                    src: 'updateSavedFilter',
                    input: ({ context: { draft } }) => ({
                      id: draft?.id ?? '',
                      input: { name: newFilter(draft).name },
                    }),
                    onDone: {
                      target: '#savedFilters.listed.work.idle',
                      actions: [
                        assign(({ context, event }) => ({
                          filters: context.filters.map((one) =>
                            one.id === event.output.id ? event.output : one,
                          ),
                        })),
                        say(texts.searchRenamed),
                      ],
                    },
                    onError: refusal(texts.searchNotRenamed),
                  },
                },
              },
            },
            deleting: {
              tags: 'busy',
              invoke: {
                id: 'deleteSavedFilter',
                src: 'deleteSavedFilter',
                input: ({ context }) => ({ id: context.deleted?.id ?? '' }),
                onDone: { target: 'idle.deleted', actions: ['drop', { type: 'toast', params: undoable }] },
                onError: [
                  // The filter had already been deleted elsewhere.
                  {
                    guard: { type: 'isNotFound', params: errorOf },
                    target: 'idle',
                    actions: ['drop', say(texts.searchDeleted)],
                  },
                  { target: 'idle', actions: warn(texts.searchNotDeleted) },
                ],
              },
            },
            restoring: {
              tags: 'busy',
              invoke: {
                id: 'createSavedFilter',
                src: 'createSavedFilter',
                input: ({ context }) => ({ input: copyOf(context.deleted) }),
                onDone: creation('idle', texts.searchRestored),
                onError: { target: 'idle', actions: warn(texts.searchNotRestored) },
              },
            },
          },
        },
      },
    },
  },
})

/** Reloads the list if the response does not contain the saved filter. */
function creation<Target extends string>(target: Target, text: Message) {
  const params = outputOf<SavedFilter | null>
  return [
    {
      guard: { type: 'isUntold' as const, params },
      target: '#savedFilters.loading' as const,
      actions: say(text),
    },
    { target, actions: [{ type: 'add' as const, params }, say(text)] },
  ]
}

/** Returns to the form, which keeps what was typed. */
function refusal(text: Message) {
  return {
    target: 'typing' as const,
    actions: {
      type: 'show' as const,
      params: ({ event }: { event: { error: unknown } }) => {
        const problems = formProblems(failureOf(event.error))
        return Object.keys(problems).length > 0 ? problems : { form: text }
      },
    },
  }
}

function problemsOf(draft: FilterDraft | null): Record<string, Message> {
  if (!draft) return {}
  return {
    ...(!hasName(draft) && { name: texts.nameRequired }),
    ...(draft.id === null && isEmpty(draft.terms) && { when: texts.nothingToSave }),
  }
}

const newFilter = (draft: FilterDraft | null) => {
  if (!draft) throw new Error('There is nothing to save.')
  return {
    ...draft.terms,
    name: nameOf({ ...draft, name: draft.name?.trim() ?? null }),
    when: draft.terms.when ?? 'ANY',
  }
}

function copyOf(deleted: SavedFilter | null) {
  if (!deleted) throw new Error('There is nothing to bring back.')
  const { id: _, ...filter } = deleted
  return { ...filter, name: quoted(filter.name), when: filter.when ?? 'ANY' }
}

const renaming = (filter: SavedFilter | null): FilterDraft | null =>
  filter && { id: filter.id, terms: filter, words: [], name: filter.name, day: '' }
