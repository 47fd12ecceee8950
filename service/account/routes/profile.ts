import { z } from '@hono/zod-openapi'
import { HttpError } from '../../http/httpError.ts'
import { route } from '../../http/route.ts'
import type { Caller } from '../../ports/caller.ts'
import type { Services } from '../../ports/services.ts'
import { findProfile } from '../users.ts'
import { UserAnswer, userAnswer } from '../userAnswer.ts'

export const OwnAccount = z.strictObject({ success: z.literal(true), user: UserAnswer })

export const profileRoutes = [
  route('GET /common/profile/', {
    operationId: 'me',
    access: 'signedIn',
    tag: 'Account',
    summary: 'The account of the token.',
    answer: OwnAccount,
    handle: async (call) => ({ success: true, user: await ownAccount(call) }),
  }),
]

export async function ownAccount(call: Services & { user: Caller }) {
  const profile = await findProfile(call.db, call.user.id)
  // The account was deleted after its token was looked up.
  if (!profile) throw new HttpError(401, 'Please log in.')
  return userAnswer(call, profile)
}
