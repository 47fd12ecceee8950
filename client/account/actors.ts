import { fromPromise } from 'xstate'
import type { Session, User } from '../../machines/domain.ts'
import type { LoginForm, SignupForm } from '../../machines/account/rules.ts'
import {
  GetProfileDocument,
  LoginDocument,
  RegisterDocument,
  ResendCodeDocument,
  VerifyEmailDocument,
} from '../generated/graphql.ts'
import type { Api } from '../runtime/api.ts'

export const accountActors = (api: Api) => ({
  login: fromPromise<Session, LoginForm>(async ({ input: { email, password } }) => {
    const { login } = await api.run(LoginDocument, { email: email.trim(), password })
    return login
  }),
  register: fromPromise<void, SignupForm>(async ({ input: { fullName, email, phone, password } }) => {
    const input = { fullName: fullName.trim(), email: email.trim(), phone, password }
    await api.run(RegisterDocument, { input })
  }),
  verifyEmail: fromPromise<void, { email: string; otp: string }>(async ({ input }) => {
    await api.run(VerifyEmailDocument, input)
  }),
  resendCode: fromPromise<void, { email: string }>(async ({ input }) => {
    await api.run(ResendCodeDocument, input)
  }),
})

export const profileActors = (api: Api) => ({
  getProfile: fromPromise<User, undefined>(async () => (await api.run(GetProfileDocument, {})).me),
})
