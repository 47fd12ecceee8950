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
  login: fromPromise<Session, LoginForm>(async ({ input }) => {
    const { login } = await api.run(LoginDocument, input)
    return login
  }),
  register: fromPromise<void, SignupForm>(async ({ input }) => {
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
