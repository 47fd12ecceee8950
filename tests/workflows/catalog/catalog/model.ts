import { catalogMachine } from '../../../../machines/catalog/catalogMachine.ts'
import type { CatalogEntry } from '../../../../machines/catalog/entry.ts'
import { categoryProblems } from '../../../../machines/catalog/texts.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { catalogTable } from './table.ts'

const music: CatalogEntry = {
  id: '1',
  name: 'Music',
  description: 'Concerts and festivals.',
  createdAt: '2030-01-01T09:30:00.000Z',
  eventCount: 12,
}
const technology: CatalogEntry = { ...music, id: '2', name: 'Technology', description: null }
const science: CatalogEntry = { ...technology, id: '3', name: 'Science' }

export const catalog = modelOf(catalogMachine({ problems: categoryProblems }), catalogTable, {
  facts: ({ rows, problem, entry, form, problems, alert }) => ({
    rows: rows.map(({ name }) => name),
    problem,
    entry: entry?.name ?? null,
    form,
    nameProblem: problems.name ?? '',
    alert,
  }),
  happens: (label, { leaves, facts }) => {
    // While the list is loading, a path only waits for it.
    if (leaves.includes('list.loading')) return label.startsWith('listEntries')
    if (leaves.includes('list.failed')) return label === 'retry'
    if (label === 'form.change (only a description)')
      return (
        leaves.includes('dialog.form') &&
        facts.nameProblem === 'Name is required' &&
        facts.form.description === ''
      )
    return label !== 'alert.dismiss' || facts.alert !== null
  },
  cases: [
    named('two', done('listEntries', [music, technology])),
    named('none', done('listEntries', [])),
    named('no list', failed('listEntries', { code: 'UPSTREAM_BAD_RESPONSE' })),
    named('no answer', failed('listEntries', { code: 'NETWORK' })),
    { type: 'retry' },
    named('Science came, Music went', { type: 'entries.changed', rows: [science, technology] }),
    { type: 'entry.add' },
    named('Music', { type: 'entry.edit', id: '1' }),
    named('Music', { type: 'entry.delete', id: '1' }),
    named('Jazz', { type: 'form.change', changes: { name: 'Jazz', description: 'All that swings.' } }),
    named('only a description', { type: 'form.change', changes: { description: 'All that swings.' } }),
    named('no name', { type: 'form.change', changes: { name: ' ' } }),
    { type: 'form.submit' },
    { type: 'deletion.confirm' },
    { type: 'dialog.close' },
    { type: 'alert.dismiss' },
    done('createEntry'),
    named('taken', failed('createEntry', { code: 'CONFLICT' })),
    named('broken', failed('createEntry')),
    done('updateEntry'),
    named('taken', failed('updateEntry', { code: 'CONFLICT' })),
    named('broken', failed('updateEntry')),
    done('deleteEntry'),
    named('gone', failed('deleteEntry', { code: 'NOT_FOUND' })),
    named('broken', failed('deleteEntry')),
  ],
})
