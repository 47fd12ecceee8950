import type { Resolvers } from '../generated/resolvers.ts'
import { Anything } from '../rest/client.ts'
import { form } from '../rest/form.ts'
import { updatedItem, acknowledge } from '../rest/items.ts'
import { segment } from '../rest/segment.ts'
import { RestOpenSessions } from './sessionAnswer.ts'
import { RestPasswordReset, RestProfile, RestSavedProfile, RestSession } from './userAnswer.ts'

export const account: Resolvers = {
  Query: {
    me: (_root, _args, { rest }) => rest.get('/common/profile/', RestProfile),
    sessions: (_root, _args, { rest }) => rest.get('/common/profile/sessions/', RestOpenSessions),
  },
  Mutation: {
    register: (_root, { input: { fullName, ...input } }, { rest }) =>
      acknowledge(rest.post('/common/register/', Anything, { ...input, full_name: fullName })),
    verifyEmail: (_root, { email, otp }, { rest }) =>
      acknowledge(rest.post('/common/verify-email/', Anything, { email, otp })),
    resendCode: (_root, { email }, { rest }) =>
      acknowledge(rest.post('/common/resend-otp/', Anything, { email })),
    login: (_root, { email, password }, { rest, userAgent }) =>
      rest.post(
        '/common/login/',
        RestSession,
        { email, password },
        { unnamed: 'UNAUTHENTICATED', headers: userAgent === null ? {} : { 'user-agent': userAgent } },
      ),
    logout: (_root, _args, { rest }) => acknowledge(rest.post('/common/logout/', Anything, {})),
    requestPasswordReset: (_root, { email }, { rest }) =>
      acknowledge(rest.post('/common/forgot-password/', Anything, { email })),
    verifyResetCode: (_root, { email, otp }, { rest }) =>
      rest.post('/common/verify-reset-otp/', RestPasswordReset, { email, otp }),
    setNewPassword: (_root, { email, resetToken, newPassword, confirmPassword }, { rest }) =>
      acknowledge(
        rest.post('/common/set-new-password/', Anything, {
          email,
          reset_token: resetToken,
          new_password: newPassword,
          confirm_password: confirmPassword,
        }),
      ),
    updateProfile: async (_root, { input: { fullName, phone }, picture }, { rest }) => {
      const body = form({ full_name: fullName, phone }, picture ? { profile_pic: [picture] } : {})
      return updatedItem(rest.patch('/common/profile/', RestSavedProfile, body), () =>
        rest.get('/common/profile/', RestProfile),
      )
    },
    changePassword: (_root, { currentPassword, newPassword }, { rest }) =>
      acknowledge(
        rest.post('/common/profile/password/', Anything, {
          current_password: currentPassword,
          new_password: newPassword,
        }),
      ),
    endSession: (_root, { id }, { rest }) =>
      acknowledge(rest.delete(`/common/profile/sessions/${segment(id)}/`, Anything)),
    endOtherSessions: (_root, _args, { rest }) =>
      acknowledge(rest.delete('/common/profile/sessions/', Anything)),
    deleteAccount: (_root, { password }, { rest }) =>
      acknowledge(rest.delete('/common/profile/', Anything, { password })),
  },
  OpenSession: {
    createdAt: ({ created_at }) => created_at,
    lastUsedAt: ({ last_used_at }) => last_used_at,
    isCurrent: ({ is_current }) => is_current,
  },
  Session: {
    token: ({ tokens }) => tokens.access,
  },
  User: {
    profilePic: ({ profile_pic }, _args, { rest }) => rest.absolute(profile_pic),
  },
}
