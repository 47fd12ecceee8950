import type { UserType } from '../../domain.ts'
import type { Account } from '../userList.ts'
import { type Act, actMachine } from './actMachine.ts'

export interface UserChange {
  isActive?: boolean
  verifiedUser?: boolean
  userType?: UserType
}

export const userAct = actMachine<Account, UserChange>()

const typeNames = { SUPERADMIN: 'Super Admin', ADMIN: 'Admin', USER: 'User' } as const
const types = ['SUPERADMIN', 'ADMIN', 'USER'] as const

/** Each act is undone by its opposite, but sessions that it ended stay ended. */
export function userActs({ id, fullName, userType, isActive, verifiedUser }: Account): Act<UserChange>[] {
  const act = (told: Pick<Act<UserChange>, 'title' | 'question' | 'verb' | 'change' | 'undo' | 'done'>) => ({
    id,
    needsReason: false,
    ...told,
  })
  return [
    isActive
      ? act({
          title: 'Deactivate User',
          question: `${fullName} is logged out everywhere and cannot log in any more. Events stay.`,
          verb: 'Deactivate',
          change: { isActive: false },
          undo: { isActive: true },
          done: `${fullName} was deactivated.`,
        })
      : act({
          title: 'Activate User',
          question: `${fullName} can log in again.`,
          verb: 'Activate',
          change: { isActive: true },
          undo: { isActive: false },
          done: `${fullName} was activated.`,
        }),
    verifiedUser
      ? act({
          title: 'Withdraw Verification',
          question: `${fullName} no longer counts as verified.`,
          verb: 'Withdraw Verification',
          change: { verifiedUser: false },
          undo: { verifiedUser: true },
          done: `${fullName} is no longer verified.`,
        })
      : act({
          title: 'Verify User',
          question: `You vouch for ${fullName}, who counts as verified from now on.`,
          verb: 'Verify',
          change: { verifiedUser: true },
          undo: { verifiedUser: false },
          done: `${fullName} was verified.`,
        }),
    ...types
      .filter((type) => type !== userType)
      .map((type) =>
        act({
          title: 'Change User Type',
          question: meanings[type](fullName),
          verb: `Make ${typeNames[type]}`,
          change: { userType: type },
          undo: { userType },
          done: `${fullName} is ${type === 'USER' ? 'a User' : type === 'ADMIN' ? 'an Admin' : 'a Super Admin'} now.`,
        }),
      ),
  ]
}

const meanings: Record<UserType, (fullName: string) => string> = {
  SUPERADMIN: (fullName) => `${fullName} gets every right that you have, this area included.`,
  ADMIN: (fullName) => `${fullName} is shown as an admin, and may do what every user may.`,
  USER: (fullName) => `${fullName} may do what every user may.`,
}
