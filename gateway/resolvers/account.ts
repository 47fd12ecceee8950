import type { Resolvers } from '../generated/resolvers.ts'
import { Anything } from '../rest/client.ts'
import { RestProfile, RestSession } from '../rest/user.ts'

export const account: Resolvers = {
  Query: {
    me: (_root, _args, { rest }) => rest.get('/common/profile/', RestProfile),
  },
  Mutation: {
    register: async (_root, { input: { fullName, ...input } }, { rest }) => {
      await rest.post('/common/register/', Anything, { ...input, full_name: fullName })
      return true
    },
    verifyEmail: async (_root, { email, otp }, { rest }) => {
      await rest.post('/common/verify-email/', Anything, { email, otp })
      return true
    },
    resendCode: async (_root, { email }, { rest }) => {
      await rest.post('/common/resend-otp/', Anything, { email })
      return true
    },
    login: (_root, { email, password }, { rest }) =>
      rest.post('/common/login/', RestSession, { email, password }),
    logout: async (_root, _args, { rest }) => {
      await rest.post('/common/logout/', Anything, {})
      return true
    },
  },
  Session: {
    token: ({ tokens }) => tokens.access,
  },
  User: {
    profilePic: ({ profile_pic }, _args, { rest }) => rest.absolute(profile_pic),
  },
}
