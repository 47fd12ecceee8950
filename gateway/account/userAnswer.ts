import { z } from 'zod'
import { enums } from '../graph/enums.ts'
import {
  figures,
  Flag,
  Id,
  maybe,
  MaybeFlag,
  Moment,
  one,
  PlainText,
  Text,
  Whole,
  oneOrNone,
} from '../rest/payload.ts'
import { pageWith } from '../rest/listPayload.ts'

export const RestUser = z.object({
  id: Id,
  uid: maybe(Id),
  full_name: PlainText,
  email: PlainText,
  phone: Text,
  profile_pic: Text,
  time_zone: Text,
  language: Text,
  // An unknown user type gets the fewest rights.
  user_type: z.enum(enums.UserType).catch('user'),
  // Absent means active: a deactivated user cannot read the account at all.
  is_active: MaybeFlag.transform((flag) => flag ?? true),
  is_email_verified: Flag,
  verified_user: Flag,
  is_staff: Flag,
  is_superuser: Flag,
  event_count: Whole,
  published_event_count: Whole,
  last_login: maybe(Moment),
  created_at: maybe(Moment),
})
export type RestUser = z.output<typeof RestUser>

export const RestProfile = one(RestUser, 'user')
export const RestSavedProfile = oneOrNone(RestUser, 'user')

const RestUserStatistics = figures('total_users', 'active_users', 'verified_users')
export type RestUserStatistics = NonNullable<z.output<typeof RestUserStatistics>>

export const RestUsers = pageWith(RestUser, RestUserStatistics)
export type RestUserPage = z.output<typeof RestUsers>
export type RestUserListing = RestUserPage & { file: string }

export const RestSession = one(z.object({ tokens: z.object({ access: z.string().min(1) }), user: RestUser }))
export type RestSession = z.output<typeof RestSession>

export const RestPasswordReset = one(z.object({ reset_token: z.string().min(1) }))
export type RestPasswordReset = z.output<typeof RestPasswordReset>
