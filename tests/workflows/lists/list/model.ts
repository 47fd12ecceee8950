import {
  type Account,
  noUserFilters,
  type UserFilters,
  userList,
  type UserOrder,
} from '../../../../machines/admin/userList.ts'
import type { ListAddress } from '../../../../machines/lists/listing.ts'
import { after, done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { mira, pageOf, root, tooOften } from '../../fixtures.ts'
import { listTable } from './table.ts'

const seen = {
  isActive: true,
  verifiedUser: true,
  eventCount: 3,
  publishedEventCount: 2,
  lastLogin: '2031-02-03T08:15:00.000Z',
  createdAt: '2030-12-01T09:30:00.000Z',
}
/** Not the signed-in user, because nobody can change their own account. */
export const adaAccount: Account = { ...root, ...seen, id: '41' }
export const miraAccount: Account = { ...mira, ...seen, verifiedUser: false, lastLogin: null, eventCount: 0 }
export const statistics = { totalUsers: 41, activeUsers: 39, verifiedUsers: 12 }
const more = { totalUsers: 42, activeUsers: 40, verifiedUsers: 12 }

export const file = '/common/superadmin/users/?ordering=-created_at'

const firstPage = { ...pageOf(adaAccount), count: 2, next: 'page-two', statistics, file }
const lastPage = { ...pageOf(miraAccount), count: 2, previous: 'page-one', statistics, file }

const usual: ListAddress<UserFilters, UserOrder> = {
  search: '',
  filters: noUserFilters,
  order: 'NEWEST',
  page: null,
  view: null,
}
const superadmins: UserFilters = { ...noUserFilters, userType: 'SUPERADMIN' }

/** Accounts stand for all lists, which differ only in their rows. */
export const list = modelOf(userList, listTable, {
  inputs: {
    'as usual': usual,
    'the last page of superadmins with Ada Root': {
      ...usual,
      filters: superadmins,
      page: 'page-two',
      view: '41',
    },
  },
  facts: ({ rows, viewed, filters, ...facts }) => ({
    ...facts,
    rows: rows.map(({ fullName }) => fullName),
    viewed: viewed?.fullName ?? null,
    userType: filters.userType,
  }),
  happens: (label, { leaves, facts: { page, viewed, search, userType, order } }) => {
    const isOpen = !leaves.includes('detail.closed')
    if (label === 'panel.toggle') return leaves.includes('list.listed') && !isOpen
    if (leaves.includes('panel.shown')) return false
    // A row is changed from its open details.
    if (label === 'rows.outdated')
      return (leaves.includes('detail.open') && leaves.includes('list.listed')) || 'tried'
    if (label.startsWith('row.changed'))
      return leaves.includes('detail.open') && leaves.includes('list.listed')
    // The details cover the list, so one can only use them, or go back or forward.
    if (isOpen && leaves.includes('list.listed'))
      return /^(detail|getRow)/.test(label) || (viewed !== null && label.startsWith('address'))
    if (isOpen) return /^(getRow|listRows succeeds \(the last)/.test(label)
    // Each page has the rows that the service returns for its token.
    if (label.startsWith('listRows succeeds'))
      return page === null ? !label.includes('last') : label.includes('last')
    if (label.startsWith('listRows fails (no page)'))
      return page !== 'page-one' && order === 'NEWEST' && search === '' && userType === ''
    if (label.startsWith('listRows fails (no list)')) return page === null && search === ''
    // One filter covers the cases of several.
    const isSet = [search, userType].some((value) => value !== '') || order !== 'NEWEST'
    if (label === 'filters.clear' && leaves.includes('list.loading')) return false
    if (/^(search|filter|order)\./.test(label)) return !isSet && !leaves.includes('list.waiting')
    if (label.startsWith('row.')) return leaves.includes('list.listed')
    if (label.startsWith('address.')) return order === 'NEWEST' && /list\.(listed|failed)/.test(leaves.join())
    return true
  },
  cases: [
    named('the first of two', done('listRows', firstPage)),
    named('the last of two', done('listRows', lastPage)),
    named('none', done('listRows', { ...pageOf(), statistics, file })),
    named('no page', failed('listRows', { code: 'BAD_USER_INPUT' })),
    named('no list', failed('listRows', { code: 'UPSTREAM_BAD_RESPONSE' })),
    named('no answer', failed('listRows', { code: 'NETWORK' })),
    named('Mira Okafor before Ada Root', {
      type: 'rows.changed',
      listing: { ...pageOf(miraAccount, adaAccount), count: 42, statistics: more, file },
    }),
    named('nobody left', { type: 'rows.changed', listing: { ...pageOf(), statistics, file } }),
    { type: 'retry' },
    named('ada', { type: 'search.change', search: 'ada' }),
    after('searchDebounce', 500),
    named('superadmins', { type: 'filter.change', changes: { userType: 'SUPERADMIN' } }),
    named('by name', { type: 'order.select', order: 'NAME_A_Z' }),
    { type: 'filters.clear' },
    { type: 'page.next' },
    { type: 'page.previous' },
    named('Ada Root', { type: 'row.view', id: '41' }),
    done('getRow', adaAccount),
    failed('getRow'),
    named('too often', failed('getRow', tooOften)),
    named('Ada Root', { type: 'row.changed', row: { ...adaAccount, fullName: 'Ada Lovelace' } }),
    named('superadmins', { type: 'address.change', address: { ...usual, filters: superadmins } }),
    named('Ada Root', { type: 'address.change', address: { ...usual, view: '41' } }),
    { type: 'panel.toggle' },
    { type: 'rows.outdated' },
    { type: 'detail.close' },
  ],
})
