import type { Resolvers } from '../generated/resolvers.ts'
import { Anything } from '../rest/client.ts'
import { form } from '../rest/form.ts'
import { updatedItem } from '../rest/items.ts'
import { segment } from '../rest/segment.ts'
import { RestOpenSessions } from './sessionAnswer.ts'
import { RestPasswordReset, RestProfile, RestSavedProfile, RestSession } from './userAnswer.ts'

export const account: Resolvers = {
  Query: {
    me: (_root, _args, { rest }) => rest.get('/common/profile/', RestProfile),
    sessions: (_root, _args, { rest }) => rest.get('/common/profile/sessions/', RestOpenSessions),
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
    login: (_root, { email, password }, { rest, userAgent }) =>
      rest.post(
        '/common/login/',
        RestSession,
        { email, password },
        { unnamed: 'UNAUTHENTICATED', headers: userAgent === null ? {} : { 'user-agent': userAgent } },
      ),
    logout: async (_root, _args, { rest }) => {
      await rest.post('/common/logout/', Anything, {})
      return true
    },
    requestPasswordReset: async (_root, { email }, { rest }) => {
      await rest.post('/common/forgot-password/', Anything, { email })
      return true
    },
    verifyResetCode: (_root, { email, otp }, { rest }) =>
      rest.post('/common/verify-reset-otp/', RestPasswordReset, { email, otp }),
    setNewPassword: async (_root, { email, resetToken, newPassword, confirmPassword }, { rest }) => {
      await rest.post('/common/set-new-password/', Anything, {
        email,
        reset_token: resetToken,
        new_password: newPassword,
        confirm_password: confirmPassword,
      })
      return true
    },
    updateProfile: async (_root, { input: { fullName, phone }, picture }, { rest }) => {
      const body = form({ full_name: fullName, phone }, picture ? { profile_pic: [picture] } : {})
      return updatedItem(rest.patch('/common/profile/', RestSavedProfile, body), () =>
        rest.get('/common/profile/', RestProfile),
      )
    },
    changePassword: async (_root, { currentPassword, newPassword }, { rest }) => {
      await rest.post('/common/profile/password/', Anything, {
        current_password: currentPassword,
        new_password: newPassword,
      })
      return true
    },
    endSession: async (_root, { id }, { rest }) => {
      await rest.delete(`/common/profile/sessions/${segment(id)}/`, Anything)
      return true
    },
    endOtherSessions: async (_root, _args, { rest }) => {
      await rest.delete('/common/profile/sessions/', Anything)
      return true
    },
    deleteAccount: async (_root, { password }, { rest }) => {
      await rest.delete('/common/profile/', Anything, { password })
      return true
    },
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
