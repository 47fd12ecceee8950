import { asks, does, has, refused, table, to, when } from '../../support/workflow/table.ts'

interface List {
  rows: string[]
  search: string
  userType: string
  order: string
  page: string | null
  next: string | null
  previous: string | null
}

const query = ({ search, userType, order }: List) => ({
  search,
  filters: { userType, isActive: '', isEmailVerified: '', verifiedUser: '' },
  order,
})

/** A newer request replaces an older one: what was being asked is asked no more. */
const loads = (...changed: ReturnType<typeof has>[]) =>
  to(
    'list.loading',
    ...changed,
    asks('listRows', (facts: List) => ({ ...query(facts), page: facts.page })),
  )

const lists = (rows: string[], links: { next?: string; previous?: string } = {}) =>
  to(
    'list.listed',
    has({
      rows,
      count: rows.length === 0 ? 0 : 2,
      next: null,
      previous: null,
      ...links,
      statistics: { totalUsers: 41, activeUsers: 39, verifiedUsers: 12 },
    }),
    does('keepQuery', query),
  )
const lost = (problem: string) => to('list.failed', has({ rows: [], problem }))

const isUsual = ({ search, userType }: List) => search === '' && userType === ''

/** What can be asked for at any time, also while the list is on its way or lost. */
const asked = {
  'search.change (ada)': to('list.waiting', has({ search: 'ada', page: null })),
  'filter.change (superadmins)': loads(has({ userType: 'SUPERADMIN', page: null })),
  'order.select (by name)': loads(has({ order: 'NAME_A_Z', page: null })),
  'filters.clear': [when(isUsual, refused), loads(has({ search: '', userType: '', page: null }))],
}

/** Specification, section 2 "Admin Users Management"; sections 5, 7 and 9 for search, sort and its debounce; section 8 "List loads". */
export const listTable = table({
  start: {
    'as usual': to(
      'list.loading',
      'detail.closed',
      has({
        rows: [],
        count: 0,
        search: '',
        userType: '',
        order: 'NEWEST',
        page: null,
        next: null,
        previous: null,
        statistics: null,
        viewed: null,
        problem: '',
      }),
      asks('listRows', (facts: List) => ({ ...query(facts), page: null })),
    ),
  },
  list: asked,
  'list.loading': {
    'listRows succeeds (the first of two)': lists(['Ada Root'], { next: 'page-two' }),
    'listRows succeeds (the last of two)': lists(['Mira Okafor'], { previous: 'page-one' }),
    'listRows succeeds (none)': lists([]),
    'listRows fails (no list)': lost('Failed to fetch users'),
    'listRows fails (no answer)': lost('Error fetching users'),
  },
  'list.waiting': {
    'searchDebounce passes': loads(),
  },
  'list.failed': {
    retry: loads(),
  },
  'list.listed': {
    'page.next': [when({ next: 'page-two' }, loads(has({ page: 'page-two' }))), refused],
    'page.previous': [when({ previous: 'page-one' }, loads(has({ page: 'page-one' }))), refused],
  },
  'detail.closed': {
    'row.view (Ada Root)': [
      when(({ rows }: List) => rows.includes('Ada Root'), to('detail.open', has({ viewed: 'Ada Root' }))),
      refused,
    ],
  },
  'detail.open': {
    'detail.close': to('detail.closed', has({ viewed: null })),
  },
})
