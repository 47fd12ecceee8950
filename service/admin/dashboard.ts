import { z } from '@hono/zod-openapi'
import { countComing } from '../events/queries/comingQueries.ts'
import { todayAt } from '../events/fields/moments.ts'
import { dataOf, idOf, text, whole } from '../http/answerParts.ts'
import { route } from '../http/route.ts'
import { type CatalogEntry, listCategories, listTypes } from '../catalog/catalogQueries.ts'
import { type Counts, newestEvents, newestUsers, readCounts } from './dashboardQueries.ts'
import { UserAnswer } from '../account/userAnswer.ts'

const users = (description: string, example = 1200) => whole(`Accounts${description}.`, example)
const events = (description: string, example = 340) => whole(`Events${description}.`, example)
const rate = z.number().min(0).max(100).openapi({ description: 'Per cent, to one decimal.', example: 87.5 })
const Named = z.array(
  z.strictObject({ name: text('Of the entry.', 'Music'), count: events(' that have it', 57) }),
)
const Monthly = z.array(
  z.strictObject({ month: text('In UTC.', 'Jan 2026'), count: whole('How many were new.', 31) }),
)
const { id, full_name, email, user_type, is_email_verified } = UserAnswer.shape

const Dashboard = z
  .strictObject({
    overview: z.strictObject({
      total_users: users(''),
      active_users: users(' that may log in'),
      verified_users: users(' that a superadmin has verified: `verified_user`', 410),
      total_events: events(''),
      published_events: events(' that are published', 310),
      cancelled_events: events(' that are published, but cancelled', 2),
      postponed_events: events(' that are published, but postponed', 1),
      pending_events: events(' that wait for a decision, about themselves or about proposed changes', 12),
      upcoming_events: events(' published, of today and later, without those postponed or cancelled', 96),
      total_event_views: whole('Views; each account counts once per event.', 20_417),
      total_gallery_images: whole('Pictures of events.', 802),
      total_favorites: whole('Favourites of all accounts.', 5120),
    }),
    event_stats: z.strictObject({
      categories: Named.openapi({ description: 'Those that have events, most events first.' }),
      types: Named,
      avg_views_per_event: z.number().openapi({ description: 'To two decimals.', example: 60.05 }),
    }),
    growth_trends: z
      .strictObject({ user_registrations: Monthly, event_creations: Monthly })
      .openapi({ description: 'The last twelve months, the present one last.' }),
    system_health: z.strictObject({
      user_verification_rate: rate.openapi({
        description: 'Percentage of accounts that a superadmin has verified, to one decimal place.',
      }),
      user_activation_rate: rate,
      event_publish_rate: rate,
    }),
    user_breakdown: z.strictObject({
      superadmin: users(' of this type', 2),
      admin: users(' of this type', 8),
      user: users(' of this type', 1190),
    }),
    recent_data: z.strictObject({
      events: z.array(
        z.strictObject({
          id: idOf('event', 1042),
          title: text('One line.', 'Open-air jazz'),
          author: z.strictObject({ full_name }),
          event_date: z.iso.date(),
          view_count: whole('Accounts that have looked at it.', 318),
          is_published: z.boolean(),
        }),
      ),
      users: z.array(z.strictObject({ id, full_name, email, user_type, is_email_verified })),
    }),
  })
  .openapi('Dashboard')

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

const lastMonths = (now: Date) =>
  Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + at)))

const monthKey = (month: Date) => todayAt('UTC', month).slice(0, 7)

const round = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals
const share = (part: number, whole: number) => (whole === 0 ? 0 : round((100 * part) / whole, 1))

export const dashboardRoutes = [
  route('GET /common/superadmin/dashboard/', {
    operationId: 'dashboard',
    access: 'superadmin',
    summary: 'Statistics of the platform: counts, growth by month, and the newest events and users.',
    tag: 'Superadmin',
    answer: dataOf(Dashboard),
    handle: async ({ db, clock }) => {
      const months = lastMonths(clock())
      const [first = clock()] = months
      const counts = await readCounts(db, monthKey(first))
      const of = (scope: string, key = 'all') => counts.get(scope)?.get(key) ?? 0
      const monthly = (scope: string) =>
        months.map((month) => ({ month: monthName.format(month), count: of(scope, monthKey(month)) }))
      const [users, events, views] = [of('users'), of('events'), of('event_views')]
      const [active, verified] = [of('users', 'active'), of('users', 'verified')]
      const [published, cancelled] = [of('events', 'published'), of('events', 'cancelled')]
      const overview = {
        total_users: users,
        active_users: active,
        verified_users: verified,
        total_events: events,
        published_events: published,
        cancelled_events: cancelled,
        postponed_events: published - of('events', 'listed') - cancelled,
        pending_events: of('events', 'pending') + of('proposals', 'pending'),
        upcoming_events: await countComing(db, clock()),
        total_event_views: views,
        total_gallery_images: of('gallery_images'),
        total_favorites: of('favorites'),
      }
      const data: z.output<typeof Dashboard> = {
        overview,
        event_stats: {
          categories: countsByName(await listCategories(db), counts.get('events_by_category')),
          types: countsByName(await listTypes(db), counts.get('events_by_type')),
          avg_views_per_event: events === 0 ? 0 : round(views / events, 2),
        },
        growth_trends: {
          user_registrations: monthly('users_by_month'),
          event_creations: monthly('events_by_month'),
        },
        system_health: {
          user_verification_rate: share(verified, users),
          user_activation_rate: share(active, users),
          event_publish_rate: share(published, events),
        },
        user_breakdown: {
          superadmin: of('users', 'superadmin'),
          admin: of('users', 'admin'),
          user: of('users', 'user'),
        },
        recent_data: {
          events: await newestEvents(db),
          users: await newestUsers(db),
        },
      }
      return { status: true, data }
    },
  }),
]

function countsByName(entries: readonly CatalogEntry[], counts: ReturnType<Counts['get']>) {
  return entries
    .map(({ id, name }) => ({ name, count: counts?.get(String(id)) ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
}
