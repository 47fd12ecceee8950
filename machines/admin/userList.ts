import type { User, UserType } from '../domain.ts'
import { listMachine } from '../lists/listMachine.ts'
import * as texts from './texts.ts'
import type { Message } from '../language/message.ts'

/** Moments are ISO 8601 in UTC. */
export interface Account extends User {
  isActive: boolean
  /** True if a superadmin has vouched for the person. */
  verifiedUser: boolean
  eventCount: number | null
  publishedEventCount: number | null
  lastLogin: string | null
  createdAt: string | null
}

type YesOrNo = '' | 'yes' | 'no'

export interface UserFilters {
  userType: '' | UserType
  isActive: YesOrNo
  isEmailVerified: YesOrNo
  verifiedUser: YesOrNo
}

export type UserOrder =
  | 'NEWEST'
  | 'OLDEST'
  | 'NAME_A_Z'
  | 'NAME_Z_A'
  | 'EMAIL_A_Z'
  | 'EMAIL_Z_A'
  | 'LAST_LOGIN_LATEST'
  | 'LAST_LOGIN_EARLIEST'

export interface UserStatistics {
  totalUsers: number
  activeUsers: number
  verifiedUsers: number
}

export const noUserFilters: UserFilters = {
  userType: '',
  isActive: '',
  isEmailVerified: '',
  verifiedUser: '',
}

export const userTypeNames: Record<UserType, Message> = {
  SUPERADMIN: texts.superAdmin,
  ADMIN: texts.admin,
  USER: texts.user,
}

export const userList = listMachine<Account, UserFilters, UserOrder, UserStatistics>({
  noFilters: noUserFilters,
  usualOrder: 'NEWEST',
  problems: texts.userProblems,
  noRow: texts.noUser,
})
