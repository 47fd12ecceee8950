import { asks, does, has, refused, stays, table, to, warns, when } from '../../../support/workflow/table.ts'

interface List {
  rows: string[]
  search: string
  userType: string
  order: string
  page: string | null
  next: string | null
  previous: string | null
  /** The row whose details are open or that the address names. */
  view: string | null
  viewed: string | null
}

const query = ({ search, userType, order }: List) => ({
  search,
  filters: { userType, isActive: '', isEmailVerified: '', verifiedUser: '' },
  order,
})

/** Makes reloads, Back, Forward and links lead to the same list. */
const writes = does('writeAddress', (facts: List) => ({
  ...query(facts),
  page: facts.page,
  view: facts.view,
}))

type Parts = Parameters<typeof to>

/** A newer request replaces an older one, which is cancelled. */
const reads = (...changed: Parts) =>
  to(
    'list.loading',
    ...changed,
    asks('listRows', (facts: List) => ({ ...query(facts), page: facts.page })),
  )

const loads = (...changed: Parts) => reads(...changed, writes)

const shows = (rows: string[], links: { next?: string; previous?: string } = {}) =>
  has({
    rows,
    count: rows.length === 0 ? 0 : 2,
    next: null,
    previous: null,
    ...links,
    file: '/common/superadmin/users/?ordering=-created_at',
    statistics: { totalUsers: 41, activeUsers: 39, verifiedUsers: 12 },
  })

/** Shows a page of rows and subscribes to their changes. */
const lists = (...shown: Parameters<typeof shows>) =>
  to(
    'list.listed',
    shows(...shown),
    asks('rowsChanged', (facts: List) => ({ ...query(facts), page: facts.page })),
  )
const lost = (problem: string) => to('list.failed', has({ rows: [], problem }))

/** The query of an address that has only this filter. */
const asking = (userType: string) => ({ search: '', userType, order: 'NEWEST', page: null })
const leadsTo = (userType: string) => [when(asking(userType), refused), reads(has(asking(userType)))]

const isUsual = ({ search, userType, order }: List) => search === '' && userType === '' && order === 'NEWEST'

/** Requests that are possible at any time, even while the list loads or after it failed to load. */
const requests = {
  'search.change (ada)': to('list.waiting', has({ search: 'ada', page: null })),
  'filter.change (superadmins)': loads(has({ userType: 'SUPERADMIN', page: null })),
  'address.change (superadmins)': leadsTo('SUPERADMIN'),
  'address.change (Ada Root)': leadsTo(''),
  'order.select (by name)': loads(has({ order: 'NAME_A_Z', page: null })),
  'row.changed (Ada Root)': reads(
    has(({ rows, viewed }: List) => {
      const renamed = (name: string) => (name === 'Ada Root' ? 'Ada Lovelace' : name)
      return { rows: rows.map(renamed), viewed: viewed && renamed(viewed) }
    }),
  ),
  'rows.outdated': reads(),
  'filters.clear': [
    when(isUsual, refused),
    loads(has({ search: '', userType: '', order: 'NEWEST', page: null })),
  ],
}

const begins = (detail: string, facts: object, ...more: Parts) =>
  to(
    'list.loading',
    detail,
    'panel.folded',
    has({
      rows: [],
      count: 0,
      next: null,
      previous: null,
      statistics: null,
      file: null,
      viewed: null,
      problem: '',
      ...facts,
    }),
    asks('listRows', (facts: List) => ({ ...query(facts), page: facts.page })),
    ...more,
  )

const nobody = { view: null, viewed: null }
const closes = to('detail.closed', has(nobody))
const notOpened = (text: string) => to('detail.closed', has(nobody), warns(text), writes)
const awaits = to('detail.opening', has({ view: '41', viewed: null }), asks('getRow', { id: '41' }))

/**
 * Specification, section 2 "Admin Users Management"; sections 5, 7 and 9 for the search, the order and the
 * search's debounce; section 8 "List loads".
 */
export const listTable = table({
  start: {
    'as usual': begins('detail.closed', { ...asking(''), view: null }),
    'the last page of superadmins with Ada Root': begins(
      'detail.opening',
      { ...asking('SUPERADMIN'), page: 'page-two', view: '41' },
      asks('getRow', { id: '41' }),
    ),
  },
  list: requests,
  'list.loading': {
    'listRows succeeds (the first of two)': lists(['Ada Root'], { next: 'page-two' }),
    'listRows succeeds (the last of two)': lists(['Mira Okafor'], { previous: 'page-one' }),
    'listRows succeeds (none)': lists([]),
    // An invalid page in an address becomes the first page.
    'listRows fails (no page)': [
      when({ page: null }, lost('Error fetching users')),
      loads(has({ page: null })),
    ],
    'listRows fails (no list)': lost('Failed to fetch users'),
    'listRows fails (no answer)': lost('Error fetching users'),
  },
  'list.waiting': {
    'searchDebounce passes': loads(),
  },
  'list.failed': {
    retry: reads(),
  },
  'list.listed': {
    runs: 'rowsChanged',
    // The open details, the typed text and the address do not change.
    'rows.changed (Mira Okafor before Ada Root)': stays(
      has({ rows: ['Mira Okafor', 'Ada Root'], count: 42, next: null, previous: null }),
      has({ statistics: { totalUsers: 42, activeUsers: 40, verifiedUsers: 12 } }),
    ),
    'rows.changed (nobody left)': stays(shows([])),
    'page.next': [when({ next: 'page-two' }, loads(has({ page: 'page-two' }))), refused],
    'page.previous': [when({ previous: 'page-one' }, loads(has({ page: 'page-one' }))), refused],
  },
  'panel.folded': { 'panel.toggle': to('panel.shown') },
  'panel.shown': { 'panel.toggle': to('panel.folded') },
  detail: {
    'row.view (Ada Root)': [
      when(
        ({ rows }: List) => rows.includes('Ada Root'),
        to('detail.open', has({ view: '41', viewed: 'Ada Root' }), writes),
      ),
      refused,
    ],
    'address.change (superadmins)': [when({ view: null }, refused), closes],
    'address.change (Ada Root)': [when({ view: '41' }, refused), awaits],
    // The open row stays until it has loaded.
    'rows.outdated': [when({ view: null }, refused), to('detail.opening', asks('getRow', { id: '41' }))],
  },
  'detail.opening': {
    'getRow succeeds': to('detail.open', has({ viewed: 'Ada Root' })),
    'getRow fails': notOpened('This user could not be opened.'),
    'getRow fails (too often)': notOpened('Too many requests. Please try again in 30 seconds.'),
    'detail.close': to('detail.closed', has(nobody), writes),
  },
  'detail.open': {
    'detail.close': to('detail.closed', has(nobody), writes),
  },
})
