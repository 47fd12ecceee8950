import type { Context } from '../graph/context.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { Anything } from '../rest/client.ts'
import { form } from '../rest/form.ts'
import { updatedItem, acknowledge } from '../rest/items.ts'
import { restFields } from '../rest/names.ts'
import { segment } from '../rest/segment.ts'
import { RestOpenSessions } from './sessionAnswer.ts'
import { RestPasswordReset, RestProfile, RestSavedProfile, RestSession } from './userAnswer.ts'

const deviceOf = ({ userAgent }: Context): Record<string, string> =>
  userAgent === null ? {} : { 'user-agent': userAgent }

/** Passes on `Accept-Language`, which sets the language of letters that the call triggers. */
const languageOf = ({ acceptLanguage }: Context): Record<string, string> =>
  acceptLanguage === null ? {} : { 'accept-language': acceptLanguage }

export const account: Resolvers = {
  Query: {
    me: (_root, _args, { rest }) => rest.get('/common/profile/', RestProfile),
    sessions: (_root, _args, { rest }) => rest.get('/common/profile/sessions/', RestOpenSessions),
  },
  Mutation: {
    register: (_root, { input }, context) =>
      acknowledge(
        context.rest.post('/common/register/', Anything, restFields(input), { headers: languageOf(context) }),
      ),
    verifyEmail: (_root, proof, { rest }) => acknowledge(rest.post('/common/verify-email/', Anything, proof)),
    resendCode: (_root, account, context) =>
      acknowledge(
        context.rest.post('/common/resend-otp/', Anything, account, { headers: languageOf(context) }),
      ),
    login: (_root, credentials, context) =>
      context.rest.post('/common/login/', RestSession, credentials, {
        unnamed: 'UNAUTHENTICATED',
        headers: { ...deviceOf(context), ...languageOf(context) },
      }),
    logout: (_root, _args, { rest }) => acknowledge(rest.post('/common/logout/', Anything, {})),
    requestPasswordReset: (_root, account, context) =>
      acknowledge(
        context.rest.post('/common/forgot-password/', Anything, account, {
          fallback: 'Failed to send reset email',
          headers: languageOf(context),
        }),
      ),
    verifyResetCode: (_root, proof, { rest }) =>
      rest.post('/common/verify-reset-otp/', RestPasswordReset, proof),
    setNewPassword: (_root, passwords, { rest }) =>
      acknowledge(rest.post('/common/set-new-password/', Anything, restFields(passwords))),
    updateProfile: async (_root, { input, picture }, { rest }) => {
      const body = form(restFields(input), { profile_pic: picture })
      return updatedItem(rest.patch('/common/profile/', RestSavedProfile, body), () =>
        rest.get('/common/profile/', RestProfile),
      )
    },
    changePassword: (_root, passwords, { rest }) =>
      acknowledge(rest.post('/common/profile/password/', Anything, restFields(passwords))),
    endSession: (_root, { id }, { rest }) =>
      acknowledge(rest.delete(`/common/profile/sessions/${segment(id)}/`, Anything)),
    endOtherSessions: (_root, _args, { rest }) =>
      acknowledge(rest.delete('/common/profile/sessions/', Anything)),
    deleteAccount: (_root, proof, { rest }) => acknowledge(rest.delete('/common/profile/', Anything, proof)),
  },
  Session: {
    token: ({ tokens }) => tokens.access,
  },
  User: {
    profilePic: ({ profile_pic }, _args, { rest }) => rest.absolute(profile_pic),
  },
}
