import { addressOf } from '../../../machines/admin/adminTabs.ts'
import * as texts from '../../../machines/admin/texts.ts'
import {
  type Account,
  noUserFilters,
  type UserFilters,
  type UserOrder,
  userTypeNames,
} from '../../../machines/admin/userList.ts'
import { fullMoment } from '../../ui/words/formats.ts'
import * as words from '../../ui/texts.ts'
import { listAddress, oneOf } from '../list/address.ts'
import type { FilterField } from '../list/FilterFields.tsx'

const yesOrNo = (yes: string, no: string) => [
  { value: 'yes', label: yes },
  { value: 'no', label: no },
]

export const userFields: readonly FilterField<keyof UserFilters>[] = [
  {
    name: 'userType',
    kind: 'choice',
    label: texts.userType,
    any: texts.allUserTypes,
    options: Object.entries(userTypeNames).map(([value, label]) => ({ value, label })),
  },
  {
    name: 'isActive',
    kind: 'choice',
    label: words.active,
    any: words.all,
    options: yesOrNo(words.active, words.inactive),
  },
  ...(['isEmailVerified', 'verifiedUser'] as const).map((name) => ({
    name,
    kind: 'choice' as const,
    label: name === 'verifiedUser' ? texts.verifiedUser : texts.emailVerified,
    any: words.all,
    options: yesOrNo(words.verified, words.unverified),
  })),
]

export const userOrders: { value: UserOrder; label: string }[] = [
  { value: 'NEWEST', label: texts.newestFirst },
  { value: 'OLDEST', label: texts.oldestFirst },
  { value: 'NAME_A_Z', label: texts.nameFirst },
  { value: 'NAME_Z_A', label: texts.nameLast },
  { value: 'EMAIL_A_Z', label: texts.emailFirst },
  { value: 'EMAIL_Z_A', label: texts.emailLast },
  { value: 'LAST_LOGIN_LATEST', label: texts.lastLoginLatest },
  { value: 'LAST_LOGIN_EARLIEST', label: texts.lastLoginEarliest },
]

const flag = oneOf(yesOrNo('', ''))

export const userAddress = listAddress({
  path: addressOf('users'),
  filters: noUserFilters,
  order: 'NEWEST' as UserOrder,
  choices: {
    userType: /^(SUPERADMIN|ADMIN|USER)$/,
    isActive: flag,
    isEmailVerified: flag,
    verifiedUser: flag,
    order: oneOf(userOrders),
  },
})

export const lastLogin = ({ lastLogin: moment }: Account) => (moment ? fullMoment(moment) : texts.never)
