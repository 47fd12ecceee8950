import { z } from 'zod'
import { RestAuthor } from '../events/eventAnswer.ts'
import { Count, Day, Flag, Id, isObject, maybe, Name, one, Whole } from '../rest/payload.ts'
import { listOf } from '../rest/listPayload.ts'
import { RestUser } from '../account/userAnswer.ts'

const RestTotals = z.object({
  total_users: Count,
  active_users: Count,
  verified_users: Count,
  total_events: Count,
  published_events: Count,
  cancelled_events: Whole,
  postponed_events: Whole,
  pending_events: Count,
  upcoming_events: Count,
  total_event_views: Count,
  total_gallery_images: Count,
  total_favorites: Count,
})
export type RestTotals = z.output<typeof RestTotals>

const RestRecentEvent = z.object({
  id: Id,
  title: Name,
  author: RestAuthor,
  event_date: Day,
  view_count: Count,
  is_published: Flag,
})
export type RestRecentEvent = z.output<typeof RestRecentEvent>

const RestRecentUser = RestUser.pick({
  id: true,
  full_name: true,
  email: true,
  user_type: true,
  is_email_verified: true,
})
export type RestRecentUser = z.output<typeof RestRecentUser>

const part = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((sent) => (isObject(sent) ? sent : {}), z.object(shape))

const Derived = maybe(z.coerce.number())

const Named = listOf(z.object({ name: Name, count: Count }))
const Monthly = listOf(z.object({ month: Name, count: Count }))

export const RestDashboard = one(
  z.preprocess(
    (sent) => (isObject(sent) && isObject(sent.overview) ? sent : null),
    z
      .object({
        overview: RestTotals,
        event_stats: part({ categories: Named, types: Named, avg_views_per_event: Derived }),
        growth_trends: part({ user_registrations: Monthly, event_creations: Monthly }),
        system_health: part({
          user_verification_rate: Derived,
          user_activation_rate: Derived,
          event_publish_rate: Derived,
        }),
        user_breakdown: maybe(z.object({ superadmin: Count, admin: Count, user: Count })),
        recent_data: part({ events: listOf(RestRecentEvent), users: listOf(RestRecentUser) }),
      })
      .nullable(),
  ),
)
export type RestDashboard = NonNullable<z.output<typeof RestDashboard>>
