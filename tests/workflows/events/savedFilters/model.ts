import { nameOf } from '../../../../machines/events/explore/savedFilter.ts'
import { savedFiltersMachine } from '../../../../machines/events/explore/savedFiltersMachine.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { tooOften } from '../../fixtures.ts'
import { dayOnly, jazzNearby, oldCrafts, saved, twenty, unnamed } from './filters.ts'
import { savedFiltersTable } from './table.ts'

const unknown = { code: 'NOT_FOUND', message: 'Filter not found.' } as const
const full = { code: 'CONFLICT', message: 'An account has at most 20 saved filters.' } as const
const noAnswer = { code: 'NETWORK', message: '' } as const
const badName = {
  code: 'BAD_USER_INPUT' as const,
  message: 'Please check the fields.',
  fields: { name: ['Too long.'] },
}

interface At {
  leaves: string[]
  facts: { names: string[]; name: string; isNew: boolean; days: string }
}

/** A search can be saved only while the list is closed; filters are renamed and deleted in the open list. */
function mayHappen(label: string, { leaves, facts: { names, name, isNew, days } }: At) {
  const isOpen = leaves.includes('listed.list.open')
  const isSettled = leaves.includes('listed.work.idle.settled')
  const [what = ''] = label.split(' (')
  if (names.length === 20 && what.startsWith('filter.')) return 'tried'
  if (label === 'filter.save (a day)') return !isOpen && names.length === 0
  if (what === 'filter.save') return !isOpen && !names.includes('jazz · Cologne')
  if (what === 'filter.rename' || what === 'filter.delete') {
    if (names.length === 0) return 'tried'
    return isOpen && names.includes('Jazz nearby')
  }
  // A reload returns the same list.
  if (what.startsWith('listSavedFilters')) return names.length === 0 || label.endsWith('(two)')
  if (what === 'list.open' || what === 'list.close') return isSettled && (names.length > 0 || isOpen)
  if (what === 'when.change') return isNew && days === 'ANY'
  if (what === 'name.change') return name !== ' ' || label.endsWith('(mine)')
  if (leaves.includes('listed.work.restoring') && /\((full|bad name)\)$/.test(label)) return 'tried'
  if (label.endsWith('(back)')) return leaves.includes('listed.work.restoring')
  // This answer contains the derived name, so the person must not have typed another.
  if (label === 'createSavedFilter succeeds (new)') return name === 'jazz · Cologne' && days === 'ANY'
  if (label === 'updateSavedFilter succeeds') return name === 'My jazz '
  return true
}

export const savedFilters = modelOf(savedFiltersMachine, savedFiltersTable, {
  facts: ({ filters, draft, problems, problem, deleted }) => ({
    names: filters.map(({ name }) => name),
    name: draft ? nameOf(draft) : '',
    days: draft?.terms.when ?? '',
    isNew: draft?.id === null,
    words: draft?.words ?? [],
    problems,
    problem,
    deleted: deleted?.name ?? '',
  }),
  happens: mayHappen,
  cases: [
    named('two', done('listSavedFilters', [jazzNearby, oldCrafts])),
    named('none', done('listSavedFilters', [])),
    named('twenty', done('listSavedFilters', twenty)),
    named('none here', failed('listSavedFilters', unknown)),
    failed('listSavedFilters'),
    named('too often', failed('listSavedFilters', tooOften)),
    { type: 'retry' },
    { type: 'list.open' },
    { type: 'list.close' },
    named('jazz', { type: 'filter.save', draft: unnamed }),
    named('a day', { type: 'filter.save', draft: dayOnly }),
    { type: 'filter.rename', id: '12' },
    { type: 'filter.delete', id: '12' },
    named('blank', { type: 'name.change', name: ' ' }),
    named('mine', { type: 'name.change', name: 'My jazz ' }),
    { type: 'when.change', when: 'TODAY' },
    { type: 'draft.submit' },
    { type: 'draft.cancel' },
    named('new', done('createSavedFilter', saved)),
    named('back', done('createSavedFilter', jazzNearby)),
    named('untold', done('createSavedFilter', null)),
    named('full', failed('createSavedFilter', full)),
    named('too often', failed('createSavedFilter', tooOften)),
    named('bad name', failed('createSavedFilter', badName)),
    named('no answer', failed('createSavedFilter', noAnswer)),
    done('updateSavedFilter', { ...jazzNearby, name: 'My jazz' }),
    named('gone', failed('updateSavedFilter', unknown)),
    named('no answer', failed('updateSavedFilter', noAnswer)),
    done('deleteSavedFilter'),
    named('gone', failed('deleteSavedFilter', unknown)),
    named('no answer', failed('deleteSavedFilter', noAnswer)),
    named('too often', failed('deleteSavedFilter', tooOften)),
    { type: 'change.undo' },
  ],
})
