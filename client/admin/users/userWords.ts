import { addressOf } from '../../../machines/admin/adminTabs.ts'
import * as texts from '../../../machines/admin/texts.ts'
import {
  type Account,
  noUserFilters,
  type UserFilters,
  type UserOrder,
  userTypeNames,
} from '../../../machines/admin/userList.ts'
import { fullMoment, t, words } from '../../ui/index.ts'
import { listAddress, oneOf, valuesOf } from '../list/address.ts'
import type { FilterField } from '../list/FilterFields.tsx'

const yesOrNo = (yes: string, no: string) => [
  { value: 'yes', label: yes },
  { value: 'no', label: no },
]

export const userFields = (): readonly FilterField<keyof UserFilters>[] => [
  {
    name: 'userType',
    kind: 'choice',
    label: t(texts.userType),
    any: t(texts.allUserTypes),
    options: Object.entries(userTypeNames).map(([value, label]) => ({ value, label: t(label) })),
  },
  {
    name: 'isActive',
    kind: 'choice',
    label: t(words.active),
    any: t(words.all),
    options: yesOrNo(t(words.active), t(words.inactive)),
  },
  ...(['isEmailVerified', 'verifiedUser'] as const).map((name) => ({
    name,
    kind: 'choice' as const,
    label: name === 'verifiedUser' ? t(texts.verifiedUser) : t(texts.emailVerified),
    any: t(words.all),
    options: yesOrNo(t(words.verified), t(words.unverified)),
  })),
]

export const userOrders = (): { value: UserOrder; label: string }[] => [
  { value: 'NEWEST', label: t(texts.newestFirst) },
  { value: 'OLDEST', label: t(texts.oldestFirst) },
  { value: 'NAME_A_Z', label: t(texts.nameFirst) },
  { value: 'NAME_Z_A', label: t(texts.nameLast) },
  { value: 'EMAIL_A_Z', label: t(texts.emailFirst) },
  { value: 'EMAIL_Z_A', label: t(texts.emailLast) },
  { value: 'LAST_LOGIN_LATEST', label: t(texts.lastLoginLatest) },
  { value: 'LAST_LOGIN_EARLIEST', label: t(texts.lastLoginEarliest) },
]

const flag = oneOf(['yes', 'no'])

export const userAddress = listAddress({
  path: addressOf('users'),
  filters: noUserFilters,
  order: 'NEWEST' as UserOrder,
  choices: {
    userType: /^(SUPERADMIN|ADMIN|USER)$/,
    isActive: flag,
    isEmailVerified: flag,
    verifiedUser: flag,
    order: oneOf(valuesOf(userOrders())),
  },
})

export const lastLogin = ({ lastLogin: moment }: Account) => (moment ? fullMoment(moment) : t(texts.never))
