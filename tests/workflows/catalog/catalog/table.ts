import { asks, has, refused, stays, table, to, when } from '../../../support/workflow/table.ts'

interface Catalog {
  rows: string[]
  /** The name of the entry in the open dialog; null for a new one. */
  entry: string | null
  form: { name: string; description: string }
}

const empty = { name: '', description: '' }
const music = { name: 'Music', description: 'Concerts and festivals.' }
const jazz = { name: 'Jazz', description: 'All that swings.' }

const alerts = (kind: 'success' | 'error', text: string) => has({ alert: { kind, text } })
const hasNoName = ({ form }: Catalog) => form.name.trim() === ''
const isMusicListed = ({ rows }: Catalog) => rows.includes('Music')

const asksForList = asks('listEntries')
/** Shows the rows and subscribes to their changes. */
const lists = (...rows: string[]) => to('list.listed', has({ rows }), asks('entriesChanged'))
/** Closes the dialog and reloads the list. */
const closes = (text: string) => to('dialog.closed', 'list.loading', alerts('success', text), asksForList)
const taken = has({ nameProblem: 'This name already exists.' })
const nameIsFine = has({ nameProblem: '' })

/**
 * Specification, section 2 "Admin Categories and Types"; section 5 "Category / type"; section 8
 * "Category/type alerts" and "List loads".
 */
export const catalogTable = table({
  start: to(
    'list.loading',
    'dialog.closed',
    has({ rows: [], problem: '', entry: null, form: empty, nameProblem: '', alert: null }),
    asksForList,
  ),
  'list.loading': {
    'listEntries succeeds (two)': lists('Music', 'Technology'),
    'listEntries succeeds (none)': lists(),
    'listEntries fails (no list)': to(
      'list.failed',
      has({ rows: [], problem: 'Failed to fetch categories' }),
    ),
    'listEntries fails (no answer)': to(
      'list.failed',
      has({ rows: [], problem: 'Error fetching categories' }),
    ),
  },
  'list.failed': {
    retry: to('list.loading', asksForList),
  },
  'list.listed': {
    runs: 'entriesChanged',
    // An open dialog does not change.
    'entries.changed (Science came, Music went)': stays(has({ rows: ['Science', 'Technology'] })),
  },
  'dialog.closed': {
    'alert.dismiss': stays(has({ alert: null })),
    'entry.add': to('dialog.form', has({ entry: null, form: empty, nameProblem: '', alert: null })),
    'entry.edit (Music)': [
      when(
        isMusicListed,
        to('dialog.form', has({ entry: 'Music', form: music, nameProblem: '', alert: null })),
      ),
      refused,
    ],
    'entry.delete (Music)': [
      when(
        isMusicListed,
        to('dialog.confirming', has({ entry: 'Music', form: music, nameProblem: '', alert: null })),
      ),
      refused,
    ],
  },
  'dialog.form': {
    'form.change (Jazz)': stays(has({ form: jazz, nameProblem: '', alert: null })),
    'form.change (no name)': stays(
      has(({ form }: Catalog) => ({ form: { ...form, name: ' ' }, nameProblem: '', alert: null })),
    ),
    'form.change (only a description)': stays(
      has(({ form }: Catalog) => ({ form: { ...form, description: 'All that swings.' }, alert: null })),
    ),
    'form.submit': [
      when(hasNoName, stays(has({ nameProblem: 'Name is required' }))),
      when(
        { entry: null },
        to(
          'dialog.creating',
          asks('createEntry', ({ form }: Catalog) => form),
        ),
      ),
      to(
        'dialog.updating',
        asks('updateEntry', ({ form }: Catalog) => ({ id: '1', ...form })),
      ),
    ],
    'dialog.close': to('dialog.closed', has({ alert: null })),
  },
  'dialog.creating': {
    is: 'busy',
    'dialog.close': refused,
    'createEntry succeeds': closes('Created successfully'),
    'createEntry fails (taken)': to('dialog.form', taken, alerts('error', 'Failed to create')),
    'createEntry fails (broken)': to(
      'dialog.form',
      nameIsFine,
      alerts('error', 'Something went wrong. Try again'),
    ),
  },
  'dialog.updating': {
    is: 'busy',
    'dialog.close': refused,
    'updateEntry succeeds': closes('Updated successfully'),
    'updateEntry fails (taken)': to('dialog.form', taken, alerts('error', 'Update failed, try again')),
    'updateEntry fails (broken)': to(
      'dialog.form',
      nameIsFine,
      alerts('error', 'Something went wrong. Try again'),
    ),
  },
  'dialog.confirming': {
    'deletion.confirm': to('dialog.deleting', asks('deleteEntry', { id: '1' })),
    'dialog.close': to('dialog.closed', has({ alert: null })),
  },
  'dialog.deleting': {
    is: 'busy',
    'dialog.close': refused,
    'deleteEntry succeeds': to(
      'dialog.closed',
      'list.loading',
      has(({ rows }: Catalog) => ({ rows: rows.filter((name) => name !== 'Music') })),
      alerts('success', 'deleted successfully'),
      asksForList,
    ),
    'deleteEntry fails (gone)': to('dialog.confirming', alerts('error', 'Failed to delete')),
    'deleteEntry fails (broken)': to('dialog.confirming', alerts('error', 'Something went wrong. Try again')),
  },
})
