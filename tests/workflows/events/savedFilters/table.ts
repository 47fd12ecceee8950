import {
  asks,
  does,
  has,
  refused,
  says,
  stays,
  table,
  to,
  warns,
  when,
} from '../../../support/workflow/table.ts'

interface Known {
  names: string[]
  name: string
  days: string
  isNew: boolean
  /** The draft's conditions, without its days. */
  words: string[]
  problems: Record<string, string>
  deleted: string
}

const tooOften = 'Too many requests. Please try again in 30 seconds.'
const full = 'An account has at most 20 saved filters.'

const nameless = 'Name is required'
const empty = 'Choose on which days, or filter by something else as well.'

const blank = { name: '', words: [], days: '', isNew: false, problems: {} }
const closes = has(blank)

const settled = 'listed.work.idle.settled'
const typing = 'listed.work.naming.typing'
const listed = (...names: string[]) => to('listed.list.closed', settled, has({ names }))

const begins = (...words: string[]) =>
  to(typing, has({ name: words.join(' · '), words, days: 'ANY', isNew: true, problems: {} }))
const saves = [when(({ names }: Known) => names.length === 20, refused), begins('jazz', 'Cologne')]

/** Typing clears the problem. */
const types = (name: string) => stays(has({ name, problems: {} }))
const isNameless = ({ name }: Known) => name.trim() === ''
const isEmpty = ({ words, days, isNew }: Known) => isNew && days === 'ANY' && words.length === 0

const termsOf = ([search, location]: string[]) => ({
  location: location ?? null,
  category: null,
  eventType: null,
  search: search ?? null,
})
const wrong = (problems: Record<string, string>) => to(typing, has({ problems }))

const joins = (text: string, name: string) =>
  to(
    settled,
    closes,
    has(({ names }: Known) => ({ names: [...names, name] })),
    says(text),
  )
const drops = has(({ names, deleted }: Known) => ({ names: names.filter((name) => name !== deleted) }))

/** Contract, section 7: saved filters. */
export const savedFiltersTable = table({
  start: to('loading', has({ ...blank, names: [], deleted: '', problem: '' }), asks('listSavedFilters')),
  loading: {
    'listSavedFilters succeeds (two)': listed('Jazz nearby', 'Crafts'),
    'listSavedFilters succeeds (none)': listed(),
    'listSavedFilters succeeds (twenty)': listed(
      ...Array.from({ length: 20 }, (_, at) => `Search ${at + 1}`),
    ),
    'listSavedFilters fails (none here)': to('absent'),
    'listSavedFilters fails': to('failed', has({ problem: 'Your saved searches could not be loaded.' })),
    'listSavedFilters fails (too often)': to('failed', has({ problem: tooOften })),
  },
  failed: { retry: to('loading', asks('listSavedFilters')) },
  absent: {},
  'listed.list.closed': { 'list.open': to('listed.list.open') },
  'listed.list.open': { 'list.close': to('listed.list.closed') },
  'listed.work.idle': {
    'filter.save (jazz)': saves,
    'filter.save (a day)': [when(({ names }: Known) => names.length === 20, refused), begins()],
    'filter.rename': [
      when(
        ({ names }: Known) => names.includes('Jazz nearby'),
        to(typing, has({ name: 'Jazz nearby', words: [], days: 'WEEKEND', isNew: false, problems: {} })),
      ),
      refused,
    ],
    'filter.delete': [
      when(
        ({ names }: Known) => names.includes('Jazz nearby'),
        to('listed.work.deleting', has({ deleted: 'Jazz nearby' }), asks('deleteSavedFilter', { id: '12' })),
      ),
      refused,
    ],
  },
  [settled]: {},
  'listed.work.idle.deleted': {
    'change.undo': to(
      'listed.work.restoring',
      asks('createSavedFilter', {
        input: {
          name: 'Jazz nearby',
          location: 'Cologne',
          category: '1',
          eventType: null,
          search: 'jazz',
          when: 'WEEKEND',
        },
      }),
    ),
  },
  [typing]: {
    'name.change (blank)': types(' '),
    'name.change (mine)': types('My jazz '),
    'when.change': stays(
      has(({ name, isNew }: Known) => ({
        days: 'TODAY',
        // A derived name follows the conditions.
        name: !isNew || / $|today$/.test(name) ? name : [name, 'today'].filter(Boolean).join(' · '),
        problems: {},
      })),
    ),
    'draft.submit': [
      when(
        (known: Known) => isEmpty(known) && isNameless(known),
        stays(has({ problems: { name: nameless, when: empty } })),
      ),
      when(isEmpty, stays(has({ problems: { when: empty } }))),
      when(isNameless, stays(has({ problems: { name: nameless } }))),
      when(
        { isNew: true },
        to(
          'listed.work.naming.creating',
          asks('createSavedFilter', ({ words, name, days }: Known) => ({
            input: { ...termsOf(words), name: name.trim(), when: days },
          })),
        ),
      ),
      to(
        'listed.work.naming.renaming',
        asks('updateSavedFilter', ({ name }: Known) => ({ id: '12', input: { name: name.trim() } })),
      ),
    ],
    'draft.cancel': to(settled, closes),
  },
  'listed.work.naming.creating': {
    is: 'busy',
    'createSavedFilter succeeds (new)': joins('Search saved.', 'jazz · Cologne'),
    'createSavedFilter succeeds (untold)': to(
      'loading',
      closes,
      says('Search saved.'),
      asks('listSavedFilters'),
    ),
    'createSavedFilter fails (full)': wrong({ form: full }),
    'createSavedFilter fails (too often)': wrong({ form: tooOften }),
    'createSavedFilter fails (bad name)': wrong({ name: 'Too long.' }),
    'createSavedFilter fails (no answer)': wrong({ form: 'Failed to save the search. Please try again.' }),
  },
  'listed.work.naming.renaming': {
    is: 'busy',
    'updateSavedFilter succeeds': to(
      settled,
      closes,
      has(({ names }: Known) => ({
        names: names.map((name) => (name === 'Jazz nearby' ? 'My jazz' : name)),
      })),
      says('Search renamed.'),
    ),
    'updateSavedFilter fails (gone)': wrong({ form: 'Filter not found.' }),
    'updateSavedFilter fails (no answer)': wrong({ form: 'Failed to rename the search. Please try again.' }),
  },
  'listed.work.deleting': {
    is: 'busy',
    'deleteSavedFilter succeeds': to(
      'listed.work.idle.deleted',
      drops,
      does('toast', { kind: 'blank', text: 'Search deleted.', undo: { type: 'change.undo' } }),
    ),
    'deleteSavedFilter fails (gone)': to(settled, drops, says('Search deleted.')),
    'deleteSavedFilter fails (no answer)': to(
      settled,
      warns('Failed to delete the search. Please try again.'),
    ),
    'deleteSavedFilter fails (too often)': to(settled, warns(tooOften)),
  },
  'listed.work.restoring': {
    is: 'busy',
    'createSavedFilter succeeds (back)': joins('Search restored.', 'Jazz nearby'),
    'createSavedFilter succeeds (untold)': to('loading', says('Search restored.'), asks('listSavedFilters')),
    'createSavedFilter fails (full)': to(
      settled,
      warns('Failed to bring the search back. Please try again.'),
    ),
    'createSavedFilter fails (bad name)': to(
      settled,
      warns('Failed to bring the search back. Please try again.'),
    ),
    'createSavedFilter fails (too often)': to(settled, warns(tooOften)),
    'createSavedFilter fails (no answer)': to(
      settled,
      warns('Failed to bring the search back. Please try again.'),
    ),
  },
})
