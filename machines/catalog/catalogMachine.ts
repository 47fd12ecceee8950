import { assign, setup } from 'xstate'
import { failureOf, failureToast, type Failure, type Toast } from '../domain.ts'
import { announcements, errorOf, promised } from '../effects.ts'
import { formChange } from '../formChange.ts'
import { type ListProblems, listStates, problemOf } from '../lists/listStates.ts'
import { isVisible } from '../visible.ts'
import { rowWith } from '../lists/listing.ts'
import { closeDialog, openListed, show } from '../lists/entryDialog.ts'
import { alerts, nameRequired, nameTaken } from './texts.ts'
import type { CatalogEntry, EntryForm, EntryChange, EntryProblems } from './entry.ts'
import type { Message } from '../language/message.ts'

interface Context {
  rows: CatalogEntry[]
  problem: Message
  /** The entry in the open dialog; null for a new one. */
  entry: CatalogEntry | null
  form: EntryForm
  problems: EntryProblems
  alert: Toast | null
}

type Events =
  | { type: 'retry' }
  /** The list was changed by somebody else. */
  | { type: 'entries.changed'; rows: CatalogEntry[] }
  | { type: 'entry.add' }
  | { type: 'entry.edit'; id: string }
  | { type: 'entry.delete'; id: string }
  | { type: 'form.change'; changes: Partial<EntryForm> }
  | { type: 'form.submit' }
  | { type: 'deletion.confirm' }
  | { type: 'dialog.close' }
  | { type: 'alert.dismiss' }

interface Options {
  problems: ListProblems
  names?: { required: Message; taken: Message }
}

const emptyForm: EntryForm = { name: '', description: '' }

/**
 * The list of categories or event types, with one dialog at a time for adding, editing or deleting an entry.
 */
export const catalogMachine = ({ problems, names = { required: nameRequired, taken: nameTaken } }: Options) =>
  setup({
    types: {} as { context: Context; events: Events; tags: 'busy' },
    actors: {
      listEntries: promised<CatalogEntry[]>(),
      entriesChanged: announcements(),
      createEntry: promised<void, EntryForm>(),
      updateEntry: promised<void, EntryChange>(),
      deleteEntry: promised<void, { id: string }>(),
    },
    actions: {
      remember: assign((_, rows: CatalogEntry[]) => ({ rows })),
      explain: assign((_, error: unknown) => ({ rows: [], problem: problemOf(error, problems) })),
      choose: assign(({ context }, id: string | null) => {
        const entry = rowWith(context.rows, id)
        return { entry, form: formOf(entry), problems: {}, alert: null }
      }),
      show: assign((_, alert: Toast | null) => ({ alert })),
      refuse: assign((_, { error, refusal }: { error: unknown; refusal: Toast }) => {
        const failure = failureOf(error)
        return {
          alert: isFinal(failure) ? refusal : failureToast(failure, alerts.wentWrong.text),
          problems: failure.code === 'CONFLICT' ? { name: names.taken } : {},
        }
      }),
    },
    guards: {
      isListed: ({ context }, id: string) => rowWith(context.rows, id) !== null,
    },
  }).createMachine({
    id: 'catalog',
    context: { rows: [], problem: '', entry: null, form: emptyForm, problems: {}, alert: null },
    type: 'parallel',
    states: {
      list: {
        initial: 'loading',
        states: listStates<CatalogEntry[]>()({
          actor: 'listEntries',
          input: undefined,
          onError: { target: 'failed', actions: { type: 'explain' as const, params: errorOf } },
          listed: {
            invoke: { id: 'entriesChanged', src: 'entriesChanged' },
            on: {
              'entries.changed': {
                actions: {
                  type: 'remember',
                  params: ({ event }: { event: { rows: CatalogEntry[] } }) => event.rows,
                },
              },
            },
          },
        }),
      },
      dialog: {
        initial: 'closed',
        states: {
          closed: {
            on: {
              'alert.dismiss': { actions: show(null) },
              'entry.add': { target: 'form', actions: { type: 'choose', params: null } },
              'entry.edit': openListed('form'),
              'entry.delete': openListed('confirming'),
            },
          },
          form: {
            on: {
              'form.change': {
                actions: assign(({ context, event }) => ({
                  ...formChange(context, event.changes),
                  alert: null,
                })),
              },
              'form.submit': [
                {
                  guard: ({ context }) => !isVisible(context.form.name),
                  actions: assign(() => ({ problems: { name: names.required } })),
                },
                { guard: ({ context }) => context.entry === null, target: 'creating' },
                { target: 'updating' },
              ],
              'dialog.close': closeDialog,
            },
          },
          creating: {
            tags: 'busy',
            invoke: {
              id: 'createEntry',
              src: 'createEntry',
              input: ({ context }) => context.form,
              onDone: closeAfter(alerts.created),
              onError: stayAfter('form', alerts.notCreated),
            },
          },
          updating: {
            tags: 'busy',
            invoke: {
              id: 'updateEntry',
              src: 'updateEntry',
              input: ({ context: { entry, form } }) => ({ id: entry?.id ?? '', ...form }),
              onDone: closeAfter(alerts.updated),
              onError: stayAfter('form', alerts.notUpdated),
            },
          },
          confirming: {
            on: { 'deletion.confirm': 'deleting', 'dialog.close': closeDialog },
          },
          deleting: {
            tags: 'busy',
            invoke: {
              id: 'deleteEntry',
              src: 'deleteEntry',
              input: ({ context }) => ({ id: context.entry?.id ?? '' }),
              onDone: {
                target: ['closed', '#catalog.list.loading'],
                actions: [
                  assign(({ context }) => ({
                    rows: context.rows.filter(({ id }) => id !== context.entry?.id),
                  })),
                  show(alerts.deleted),
                ],
              },
              onError: stayAfter('confirming', alerts.notDeleted),
            },
          },
        },
      },
    },
  })

const formOf = (entry: CatalogEntry | null): EntryForm =>
  entry ? { name: entry.name, description: entry.description ?? '' } : emptyForm

/** True if the service would refuse a retry too. After any other failure, a retry may succeed. */
const isFinal = ({ code }: Failure) => ['BAD_USER_INPUT', 'CONFLICT', 'FORBIDDEN', 'NOT_FOUND'].includes(code)

const closeAfter = (alert: Toast) => ({
  target: ['closed', '#catalog.list.loading'],
  actions: show(alert),
})

const stayAfter = (target: string, refusal: Toast) => ({
  target,
  actions: {
    type: 'refuse' as const,
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, refusal }),
  },
})
