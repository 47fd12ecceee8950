import { z } from 'zod'
import { Flag, Id, isObject, one, Text } from './payload.ts'

export const RestUser = z.object({
  id: Id,
  full_name: z.string(),
  email: z.string(),
  phone: Text,
  profile_pic: Text,
  user_type: z.enum(['superadmin', 'admin', 'user']),
  is_email_verified: Flag,
})
export type RestUser = z.output<typeof RestUser>

export const RestProfile = one(RestUser, 'user')

export const RestSession = z.preprocess(
  (body) => (isObject(body) && isObject(body.data) ? body.data : body),
  z.object({ tokens: z.object({ access: z.string().min(1) }), user: RestUser }),
)
export type RestSession = z.output<typeof RestSession>
