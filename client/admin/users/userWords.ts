import type { Account, UserFilters, UserOrder } from '../../../machines/admin/userList.ts'
import { noUserFilters } from '../../../machines/admin/userList.ts'
import { addressOf } from '../../../machines/admin/adminTabs.ts'
import type { ListQuery } from '../../../machines/lists/listMachine.ts'
import { fullMoment } from '../../ui/display/formats.ts'
import { listAddress, oneOf } from '../list/address.ts'
import type { FilterField } from '../list/FilterFields.tsx'

const usualUsers: ListQuery<UserFilters, UserOrder> = {
  search: '',
  filters: noUserFilters,
  order: 'NEWEST',
}

const yesOrNo = (yes: string, no: string) => [
  { value: 'yes', label: yes },
  { value: 'no', label: no },
]

export const userFields: readonly FilterField<keyof UserFilters>[] = [
  {
    name: 'userType',
    kind: 'choice',
    label: 'User Type',
    any: 'All User Types',
    options: [
      { value: 'SUPERADMIN', label: 'Super Admin' },
      { value: 'ADMIN', label: 'Admin' },
      { value: 'USER', label: 'User' },
    ],
  },
  { name: 'isActive', kind: 'choice', label: 'Active', any: 'All', options: yesOrNo('Active', 'Inactive') },
  ...(['isEmailVerified', 'verifiedUser'] as const).map((name) => ({
    name,
    kind: 'choice' as const,
    label: name === 'verifiedUser' ? 'Verified User' : 'Email Verified',
    any: 'All',
    options: yesOrNo('Verified', 'Unverified'),
  })),
]

export const userOrders: { value: UserOrder; label: string }[] = [
  { value: 'NEWEST', label: 'Newest First' },
  { value: 'OLDEST', label: 'Oldest First' },
  { value: 'NAME_A_Z', label: 'Name A-Z' },
  { value: 'NAME_Z_A', label: 'Name Z-A' },
  { value: 'EMAIL_A_Z', label: 'Email A-Z' },
  { value: 'EMAIL_Z_A', label: 'Email Z-A' },
  { value: 'LAST_LOGIN_LATEST', label: 'Last Login (Latest)' },
  { value: 'LAST_LOGIN_EARLIEST', label: 'Last Login (Earliest)' },
]

const flag = oneOf(yesOrNo('', ''))

export const userAddress = listAddress({
  path: addressOf('users'),
  usual: usualUsers,
  choices: {
    userType: /^(SUPERADMIN|ADMIN|USER)$/,
    isActive: flag,
    isEmailVerified: flag,
    verifiedUser: flag,
    order: oneOf(userOrders),
  },
})

export const userTypeNames = { SUPERADMIN: 'Super Admin', ADMIN: 'Admin', USER: 'User' }

export const lastLogin = ({ lastLogin: moment }: Account) => (moment ? fullMoment(moment) : 'Never')
