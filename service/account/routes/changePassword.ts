import { z } from '@hono/zod-openapi'
import { audit } from '../../audit/auditQueries.ts'
import { badField, HttpError } from '../../http/httpError.ts'
import { route } from '../../http/route.ts'
import { newPasswordField, passwordField } from '../accountInput.ts'
import { deleteCodes } from '../codes.ts'
import { welcomeBack } from '../limits/accountLimits.ts'
import { hashPassword, passwordFault } from '../passwords/passwords.ts'
import { deleteResets } from '../resets.ts'
import { closeOtherSessions } from '../sessions.ts'
import { replacePassword } from '../users.ts'
import { confirmPassword } from './confirmPassword.ts'

const conflict = 'Your password was changed elsewhere just now.'

export const changePasswordRoutes = [
  route('POST /common/profile/password/', {
    operationId: 'changePassword',
    access: 'signedIn',
    tag: 'Account',
    summary: "Changes the caller's password, and ends every other session of the account.",
    body: z.strictObject({ current_password: passwordField, new_password: newPasswordField }),
    confirms: 'Your password is changed.',
    fails: { 409: conflict },
    handle: async (call) => {
      const { db, user, body, clock, log, mail, ip, isPublic } = call
      const stored = await confirmPassword(call, 'current_password', body.current_password)
      const fault = passwordFault(body.new_password, user, isPublic())
      if (fault) throw badField('new_password', fault)

      const passwordHash = await hashPassword(body.new_password)
      await db.transaction(async (tx) => {
        if (!(await replacePassword(tx, user.id, stored, passwordHash))) throw new HttpError(409, conflict)
        await closeOtherSessions(tx, user)
        await deleteCodes(tx, user.id)
        await deleteResets(tx, user.id)
        await welcomeBack(tx, user.id, { email: user.email, ip }, clock())
        await audit(
          tx,
          { actorId: user.id, action: 'change-password', entity: 'user', entityId: user.id },
          clock(),
        )
        await mail.enqueue(tx, { kind: 'password-changed', userId: user.id })
      })
      log.info({ user: user.id, ip }, 'password changed')
    },
  }),
]
