import { z } from '@hono/zod-openapi'
import { text } from '../../http/answerParts.ts'
import {
  Address,
  emailField,
  EnteredCode,
  nameField,
  newPasswordField,
  passwordField,
  phoneField,
} from '../accountInput.ts'
import type { Db } from '../../ports/db.ts'
import { badField, HttpError } from '../../http/httpError.ts'
import { phoneNumber } from '../../http/input/phoneNumber.ts'
import { type Call, route } from '../../http/route.ts'
import { limit } from '../../http/limits/limits.ts'
import { limitLogin } from '../limits/accountLimits.ts'
import { hashAsker, limitCodes, mayHaveCode, mayHaveFirstCode, tryCode } from '../limits/codeLimits.ts'
import {
  hashPassword,
  isOutdated,
  passwordFault,
  superadminPasswordFault,
  verifyPassword,
} from '../passwords/passwords.ts'
import { hasCode } from '../codes.ts'
import { type LanguageHeader, languageOfRequest, readsLanguage } from '../../http/input/acceptLanguage.ts'
import { deviceOf } from '../devices.ts'
import { forgetAddresses, rememberAddress } from '../limits/knownAddresses.ts'
import { forgiveAccount } from '../../http/limits/counts.ts'
import { isPublished, isSample } from '../sampleAccounts.ts'
import { closeSession, openSession } from '../sessions.ts'
import {
  type Credentials,
  emailKey,
  findCredentials,
  findProfile,
  findTaken,
  replacePassword,
  saveSignUp,
  type SignUp,
  verifyEmail,
} from '../users.ts'
import { UserAnswer, userAnswer } from '../userAnswer.ts'

const tag = 'Account'
const purpose = 'verify-email' as const

const Registration = z.strictObject({
  email: emailField,
  password: newPasswordField,
  full_name: nameField,
  phone: phoneField,
})
const Login = z.strictObject({ email: emailField, password: passwordField })

type AccountCall = Call<'anyone', unknown, unknown, { password: string }, unknown, LanguageHeader>

export const accountRoutes = [
  route('POST /common/register/', {
    operationId: 'register',
    access: 'anyone',
    tag,
    summary: 'Creates an account and emails a verification code.',
    reads: readsLanguage,
    body: Registration,
    confirms: 'We sent a code to your e-mail.',
    status: 201,
    fails: { 409: 'Someone is signing up with this address right now. Please try again.' },
    handle: async (call) => {
      const { body } = call
      await limit(call, ['register', call.ip], { max: 5, seconds: 3600 })
      const { email, full_name: fullName, password } = body
      const fault = passwordFault(password, { email, full_name: fullName }, call.isPublic())
      if (fault) throw badField('password', fault)

      const phone = await phoneNumber(body.phone)
      await signUp(call, { email, fullName, phone, passwordHash: await hashPassword(password) })
    },
  }),

  route('POST /common/verify-email/', {
    operationId: 'verifyEmail',
    access: 'anyone',
    tag,
    summary: 'Verifies the email address with the code sent to it. After that, the account can log in.',
    body: EnteredCode,
    confirms: 'Registration successful. Now log in',
    handle: async (call) => {
      const { email, otp: code } = call.body
      const isRight = await tryCode(call, { email, purpose, code }, (tx, id) => prove(tx, id, email))
      if (!isRight) throw badField('otp', 'Invalid OTP.')
    },
  }),

  route('POST /common/resend-otp/', {
    operationId: 'resendCode',
    access: 'anyone',
    tag,
    summary: 'Emails a new code. The response is the same whether or not the account exists.',
    reads: readsLanguage,
    body: Address,
    confirms: 'New OTP sent to your email',
    handle: async (call) => {
      const { db, mail, ip } = call
      const { email } = call.body
      await limitCodes(call, { email, purpose })
      await mail.enqueue(db, {
        kind: purpose,
        email,
        asker: hashAsker({ email, purpose }, ip),
        language: languageOfRequest(call),
      })
    },
  }),

  route('POST /common/login/', {
    operationId: 'login',
    access: 'anyone',
    tag,
    summary: 'A bearer token for an address and its password.',
    body: Login,
    reads: {
      ...readsLanguage,
      'user-agent': {
        description: 'Kept in plain words only, such as `Firefox on Windows`, for the list of sessions.',
        example: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
      },
    },
    answer: z.strictObject({
      success: z.literal(true),
      tokens: z.strictObject({
        access: text('The bearer token.', 'kS3v1yDqv0mYQ2xw6dW1oTq8fJr7uLz5nXb4cHgPaEk'),
      }),
      user: UserAnswer,
    }),
    fails: { 401: 'Invalid credentials', 403: { email: 1, message: 'Verify email' } },
    handle: async (call) => {
      const { db, body, clock, log, ip } = call
      const attempt = await limitLogin(call, body.email)
      const found = await findCredentials(db, emailKey(body.email))
      const isRight = await verifyPassword(found?.password_hash ?? null, body.password)
      if (!found || !isRight || !found.is_active || isBarred(call, found)) throw refusal(call, found?.id)
      await attempt.succeed()

      if (!found.is_email_verified) {
        await sendCodeAgain(call, found)
        throw new HttpError(403, 'Verify email', { extra: { email: 1 } })
      }
      if (found.password_hash !== null && isOutdated(found.password_hash)) {
        await replacePassword(db, found.id, found.password_hash, await hashPassword(body.password))
      }
      const access = await openSession(db, found.id, clock(), deviceOf(call.header('user-agent')))
      const profile = await findProfile(db, found.id)
      if (access === null || profile === null) throw refusal(call, found.id)
      await rememberAddress(db, found.id, { email: found.email, ip }, clock())
      log.info({ user: found.id, ip }, 'logged in')
      return { success: true, tokens: { access }, user: userAnswer(call, profile) }
    },
  }),

  route('POST /common/logout/', {
    operationId: 'logout',
    access: 'signedIn',
    tag,
    summary: 'Ends the session of the token.',
    status: 204,
    handle: async ({ db, user }) => closeSession(db, user.session_id),
  }),
]

const texts = {
  email: 'Email already exists.',
  phone: 'Phone already exists.',
  both: 'Email and phone already exist.',
}

function refuseTaken({ email, phone }: { email: boolean; phone: boolean }) {
  if (!email && !phone) return
  const message = email && phone ? texts.both : email ? texts.email : texts.phone
  const errors = { ...(email ? { email: [texts.email] } : {}), ...(phone ? { phone: [texts.phone] } : {}) }
  throw new HttpError(400, message, { errors })
}

async function signUp(call: AccountCall, person: SignUp) {
  const { db, clock, mail, body, ip } = call
  const { email } = person
  const asker = hashAsker({ email, purpose }, ip)
  const language = languageOfRequest(call)
  const key = emailKey(email)
  let mayMail: boolean | undefined
  for (let tries = 0; tries < 5; tries += 1) {
    const earlier = await findCredentials(db, key)
    const passwordHash = earlier?.password_hash ?? null
    // Verify even without an earlier sign-up, so that the response time does not reveal whether there was
    // one.
    const isSame = await verifyPassword(passwordHash, body.password)
    refuseTaken(await findTaken(db, key, person.phone))
    mayMail ??= await mayHaveFirstCode(call, { email, purpose })
    const isSaved = await db.transaction(async (tx) => {
      const userId = await saveSignUp(tx, person, earlier && { passwordHash, isSame }, clock())
      if (userId === null) return false
      // Until the address is verified, treat the latest sign-up's IP address as known, so that this person
      // can request codes even if strangers have used up their limits.
      await forgetAddresses(tx, userId)
      await rememberAddress(tx, userId, { email, ip }, clock())
      if (mayMail) await mail.enqueue(tx, { kind: purpose, email, asker, language })
      return true
    })
    if (isSaved) return
  }
  throw new HttpError(409, 'Someone is signing up with this address right now. Please try again.')
}

async function sendCodeAgain(call: AccountCall, { id, email }: { id: number; email: string }) {
  const { db, clock, mail, ip } = call
  const asker = hashAsker({ email, purpose }, ip)
  if (await hasCode(db, { userId: id, purpose, asker }, clock())) return
  if (await mayHaveCode(call, { email, purpose })) {
    await mail.enqueue(db, { kind: purpose, email, asker, language: languageOfRequest(call) })
  }
}

/**
 * Clears the limits and known IP addresses from before verification, when anybody could sign up with this
 * email address.
 */
async function prove(tx: Db, userId: number, email: string) {
  await verifyEmail(tx, userId)
  await forgetAddresses(tx, userId)
  await forgiveAccount(tx, emailKey(email))
}

function isBarred({ isPublic, log, body: { password } }: AccountCall, found: Credentials): boolean {
  if (!isPublic()) return false
  if (isSample(found) || isPublished(password)) return true
  const fault = found.user_type === 'superadmin' ? superadminPasswordFault(password, found) : null
  if (fault !== null) log.warn({ user: found.id }, `${fault} Reset it by mail: until then it lets nobody in`)
  return fault !== null
}

function refusal({ log, ip }: AccountCall, user: number | undefined) {
  log.warn({ user, ip }, 'login refused')
  return new HttpError(401, 'Invalid credentials')
}
