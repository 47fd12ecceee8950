import type { UserType } from '../../domain.ts'
import * as texts from '../texts.ts'
import type { Account } from '../userList.ts'
import { actMachine } from './actMachine.ts'
import type { Act } from './act.ts'

export interface UserChange {
  isActive?: boolean
  verifiedUser?: boolean
  userType?: UserType
}

export const userAct = actMachine<Account, UserChange>()

const types = ['SUPERADMIN', 'ADMIN', 'USER'] as const

/**
 * Every action can be undone by its opposite, but Undo does not restore the sessions that the action ended.
 */
export function userActs({ id, fullName, userType, isActive, verifiedUser }: Account): Act<UserChange>[] {
  const act = (details: Omit<Act<UserChange>, 'id' | 'needsReason' | 'isGrave'>, isGrave = false) => ({
    id,
    isGrave,
    needsReason: false,
    ...details,
  })
  return [
    isActive
      ? act(
          {
            name: 'deactivate',
            title: texts.deactivateUser,
            question: texts.deactivateMeaning(fullName),
            verb: texts.deactivate,
            change: { isActive: false },
            undo: { isActive: true },
            done: texts.deactivated(fullName),
          },
          true,
        )
      : act({
          name: 'activate',
          title: texts.activateUser,
          question: texts.activateMeaning(fullName),
          verb: texts.activate,
          change: { isActive: true },
          undo: { isActive: false },
          done: texts.activated(fullName),
        }),
    verifiedUser
      ? act({
          name: 'withdraw-verification',
          title: texts.withdrawVerification,
          question: texts.withdrawVerificationMeaning(fullName),
          verb: texts.withdrawVerification,
          change: { verifiedUser: false },
          undo: { verifiedUser: true },
          done: texts.verificationWithdrawn(fullName),
        })
      : act({
          name: 'verify',
          title: texts.verifyUser,
          question: texts.verifyMeaning(fullName),
          verb: texts.verify,
          change: { verifiedUser: true },
          undo: { verifiedUser: false },
          done: texts.verified(fullName),
        }),
    ...types
      .filter((type) => type !== userType)
      .map((type) =>
        act({
          name: turns[type].name,
          title: texts.changeUserType,
          question: turns[type].meaning(fullName),
          verb: turns[type].verb,
          change: { userType: type },
          undo: { userType },
          done: turns[type].done(fullName),
        }),
      ),
  ]
}

const turns = {
  SUPERADMIN: {
    name: 'make-super-admin',
    verb: texts.makeSuperAdmin,
    meaning: texts.makeSuperAdminMeaning,
    done: texts.superAdminNow,
  },
  ADMIN: { name: 'make-admin', verb: texts.makeAdmin, meaning: texts.makeAdminMeaning, done: texts.adminNow },
  USER: { name: 'make-user', verb: texts.makeUser, meaning: texts.makeUserMeaning, done: texts.userNow },
}
