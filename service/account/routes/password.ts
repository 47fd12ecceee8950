import { z } from '@hono/zod-openapi'
import { confirmation, text } from '../../http/answerParts.ts'
import { Address, emailField, EnteredCode, newPasswordField, passwordField } from '../accountInput.ts'
import { welcomeBack } from '../limits/accountLimits.ts'
import { hashAsker, limitReset, tryCode } from '../limits/codeLimits.ts'
import { badField, type HttpError } from '../../http/httpError.ts'
import { route } from '../../http/route.ts'
import { required, textual } from '../../http/input/input.ts'
import { hashPassword, passwordFault } from '../passwords/passwords.ts'
import { deleteCodes } from '../codes.ts'
import { languageOfRequest, readsLanguage } from '../../http/input/acceptLanguage.ts'
import { findReset, openReset, spendReset } from '../resets.ts'
import { closeAllSessions } from '../sessions.ts'
import { emailKey, setPassword } from '../users.ts'

const tokenExample = 'Jr7uLz5nXb4cHgPaEkS3v1yDqv0mYQ2xw6dW1oTq8fJ'
const resetToken = text('Good for one new password within 15 minutes.', tokenExample)
const NewPassword = z.strictObject({
  email: emailField,
  reset_token: z
    .string(textual)
    .min(1, required)
    .max(100, 'At most 100 characters.')
    .openapi({ description: 'From verify-reset-otp.', example: tokenExample }),
  new_password: newPasswordField,
  confirm_password: passwordField,
})
const tag = 'Account'
const purpose = 'reset-password' as const
const verified = 'OTP verified successfully'

export const passwordRoutes = [
  route('POST /common/forgot-password/', {
    operationId: 'requestPasswordReset',
    access: 'anyone',
    tag,
    summary:
      'Emails a code for resetting the password. The response is the same whether or not the account exists.',
    reads: readsLanguage,
    body: Address,
    confirms: 'Password reset OTP sent to your email',
    handle: async (call) => {
      const { db, mail, ip } = call
      const { email } = call.body
      await limitReset(call, email)
      const asker = hashAsker({ email, purpose }, ip)
      await mail.enqueue(db, { kind: purpose, email, asker, language: languageOfRequest(call) })
    },
  }),

  route('POST /common/verify-reset-otp/', {
    operationId: 'verifyResetCode',
    access: 'anyone',
    tag,
    summary: 'Exchanges the emailed code for a token that can set a new password once, within 15 minutes.',
    body: EnteredCode,
    answer: confirmation(verified).extend({ reset_token: resetToken }),
    handle: async (call) => {
      const { email, otp: code } = call.body
      let token: string | null = null
      await tryCode(call, { email, purpose, code }, async (tx, userId) => {
        token = await openReset(tx, userId, call.clock())
      })
      if (token === null) throw badField('otp', 'Invalid OTP.')
      return { success: true, message: verified, reset_token: token }
    },
  }),

  route('POST /common/set-new-password/', {
    operationId: 'setNewPassword',
    access: 'anyone',
    tag,
    summary: 'Sets a new password with the token, and ends all sessions of the account.',
    body: NewPassword,
    confirms: 'Password reset successfully. Please login with your new password.',
    handle: async ({ db, body, clock, mail, log, ip, isPublic }) => {
      if (body.new_password !== body.confirm_password) {
        throw badField('confirm_password', 'Passwords do not match.')
      }
      const key = emailKey(body.email)
      const owner = await findReset(db, { emailKey: key, token: body.reset_token }, clock())
      if (!owner) throw stale()
      const fault = passwordFault(body.new_password, { ...owner, email: body.email }, isPublic())
      if (fault) throw badField('new_password', fault)

      const passwordHash = await hashPassword(body.new_password)
      await db.transaction(async (tx) => {
        if (!(await spendReset(tx, owner.id, body.reset_token))) throw stale()
        await setPassword(tx, owner.id, passwordHash)
        await closeAllSessions(tx, owner.id)
        await deleteCodes(tx, owner.id)
        await welcomeBack(tx, owner.id, { email: body.email, ip }, clock())
        await mail.enqueue(tx, { kind: 'password-changed', userId: owner.id })
      })
      log.info({ user: owner.id, ip }, 'password reset')
    },
  }),
]

const stale = (): HttpError => badField('reset_token', 'This reset has expired. Please ask for a new code.')
