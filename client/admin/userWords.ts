import type { Account, UserFilters, UserOrder } from '../../machines/admin/userList.ts'
import { noUserFilters } from '../../machines/admin/userList.ts'
import type { ListQuery } from '../../machines/lists/listMachine.ts'
import { fullMoment } from '../ui/display/formats.ts'

export const usualUsers: ListQuery<UserFilters, UserOrder> = {
  search: '',
  filters: noUserFilters,
  order: 'NEWEST',
}

const yesOrNo = (yes: string, no: string) => [
  { value: 'yes', label: yes },
  { value: 'no', label: no },
]

/** The selects of the filter, each with the text of its open choice. */
export const userFilters = {
  userType: {
    label: 'User Type',
    any: 'All User Types',
    options: [
      { value: 'SUPERADMIN', label: 'Super Admin' },
      { value: 'ADMIN', label: 'Admin' },
      { value: 'USER', label: 'User' },
    ],
  },
  isActive: { label: 'Active', any: 'All', options: yesOrNo('Active', 'Inactive') },
  isEmailVerified: { label: 'Email Verified', any: 'All', options: yesOrNo('Verified', 'Unverified') },
  verifiedUser: { label: 'Verified User', any: 'All', options: yesOrNo('Verified', 'Unverified') },
} as const satisfies Record<keyof UserFilters, object>

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

export function isUserChoice(name: string, value: string): boolean {
  if (name === 'search') return true
  const choices = new Map<string, readonly { value: string }[]>([
    ...Object.entries(userFilters).map(([field, { options }]) => [field, options] as const),
    ['order', userOrders],
  ])
  return choices.get(name)?.some((choice) => choice.value === value) ?? false
}

export const userTypeNames = { SUPERADMIN: 'Super Admin', ADMIN: 'Admin', USER: 'User' }

export const lastLogin = ({ lastLogin: moment }: Account) => (moment ? fullMoment(moment) : 'Never')
