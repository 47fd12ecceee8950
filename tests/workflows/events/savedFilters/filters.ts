import type { FilterDraft, SavedFilter } from '../../../../machines/events/explore/savedFilter.ts'

export const jazzNearby: SavedFilter = {
  id: '12',
  name: 'Jazz nearby',
  location: 'Cologne',
  category: '1',
  eventType: null,
  search: 'jazz',
  when: 'WEEKEND',
}

/** A saved filter whose category has been deleted. */
export const oldCrafts: SavedFilter = {
  id: '13',
  name: 'Crafts',
  location: null,
  category: '77',
  eventType: null,
  search: null,
  when: 'ANY',
}

/** Made from the filters *Search Events: jazz*, *Location: Cologne* and a fixed day. */
export const unnamed: FilterDraft = {
  id: null,
  terms: { location: 'Cologne', category: null, eventType: null, search: 'jazz', when: 'ANY' },
  words: ['jazz', 'Cologne'],
  name: null,
  day: '2031-06-14',
}

/** Made from a fixed day alone. */
export const dayOnly: FilterDraft = {
  id: null,
  terms: { location: null, category: null, eventType: null, search: null, when: 'ANY' },
  words: [],
  name: null,
  day: '2031-06-14',
}

export const saved: SavedFilter = { ...unnamed.terms, id: '14', name: 'jazz · Cologne' }

/** As many filters as an account can save. */
export const twenty = Array.from({ length: 20 }, (_, at): SavedFilter => ({
  ...oldCrafts,
  id: `${100 + at}`,
  name: `Search ${at + 1}`,
  category: '1',
}))
