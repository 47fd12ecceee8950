import { z } from '@hono/zod-openapi'
import { HttpError } from '../../http/httpError.ts'
import { route } from '../../http/route.ts'
import { findProfile } from '../users.ts'
import { UserAnswer, userAnswer } from '../userAnswer.ts'

export const profileRoutes = [
  route('GET /common/profile/', {
    operationId: 'me',
    access: 'signedIn',
    tag: 'Account',
    summary: 'The account of the token.',
    answer: z.strictObject({ success: z.literal(true), user: UserAnswer }),
    handle: async (call) => {
      const profile = await findProfile(call.db, call.user.id)
      if (!profile) throw new HttpError(401, 'Please log in.')
      return { success: true, user: userAnswer(call, profile) }
    },
  }),
]
