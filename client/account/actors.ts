import { fromPromise } from 'xstate'
import type { Session, User } from '../../machines/domain.ts'
import type { LoginForm, SignupForm } from '../../machines/account/rules.ts'
import { GetProfileDocument, LoginDocument, RegisterDocument } from '../generated/graphql.ts'
import type { Api } from '../runtime/graph/api.ts'

export const accountActors = (api: Api) => ({
  login: fromPromise<Session, LoginForm>(async ({ input }) => {
    const { login } = await api.run(LoginDocument, input, { token: null })
    return login
  }),
  register: fromPromise<void, SignupForm>(async ({ input }) => {
    await api.run(RegisterDocument, { input })
  }),
})

export const profileActors = (api: Api) => ({
  getProfile: fromPromise<User, undefined>(async () => (await api.run(GetProfileDocument, {})).me),
})
