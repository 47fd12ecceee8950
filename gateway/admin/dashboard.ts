import type { MonthlyGrowth, Resolvers } from '../generated/resolvers.ts'
import { subscription } from '../graph/subscription.ts'
import { enums } from '../graph/enums.ts'
import type { Rest } from '../rest/client.ts'
import { RestDashboard } from './dashboardAnswer.ts'

const userTypes = Object.values(enums.UserType)

const round = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals
const share = (part: number, whole: number) => (whole === 0 ? 0 : round((100 * part) / whole, 1))

function firstDay(month: string): string | null {
  const text = /^\d{4}-\d\d$/.test(month) ? `${month}-01` : `1 ${month}`
  const time = /\d{4}/.test(month) ? Date.parse(`${text} UTC`) : Number.NaN
  return Number.isNaN(time) ? null : `${new Date(time).toISOString().slice(0, 7)}-01`
}

function growth({ user_registrations, event_creations }: RestDashboard['growth_trends']): MonthlyGrowth[] {
  const months = new Map<string, MonthlyGrowth>()
  const add = (trend: typeof user_registrations, kind: 'users' | 'events') => {
    for (const { month, count } of trend) {
      const day = firstDay(month)
      const key = day ?? month
      const known = months.get(key) ?? { month, firstDay: day, users: 0, events: 0 }
      months.set(key, { ...known, [kind]: known[kind] + count })
    }
  }
  add(user_registrations, 'users')
  add(event_creations, 'events')
  const all = [...months.values()]
  const isDated = all.every((one) => one.firstDay !== null)
  return isDated ? all.toSorted((a, b) => String(a.firstDay).localeCompare(String(b.firstDay))) : all
}

/** The specification gives this path without a trailing slash. */
const path = '/common/superadmin/dashboard'
const readDashboard = (rest: Rest) =>
  rest.get(path, RestDashboard, {}, { fallback: 'Failed to fetch dashboard data' })

export const dashboard: Resolvers = {
  Query: {
    dashboard: (_root, _args, { catalogCache, rest, token }) =>
      catalogCache.read(path, token, () => readDashboard(rest)),
  },
  Subscription: {
    dashboardChanged: subscription(() => ({ topic: 'dashboard', read: readDashboard })),
  },
  Dashboard: {
    totals: ({ overview }) => overview,
    growth: ({ growth_trends }) => growth(growth_trends),
    categories: ({ event_stats }) => event_stats.categories,
    eventTypes: ({ event_stats }) => event_stats.types,
    userTypes: ({ user_breakdown: counts }) =>
      counts ? userTypes.map((userType) => ({ userType, count: counts[userType] })) : [],
    averageViewsPerEvent: ({ event_stats, overview: { total_event_views, total_events } }) =>
      event_stats.avg_views_per_event ??
      (total_events === 0 ? 0 : round(total_event_views / total_events, 2)),
    health: ({ system_health: rates, overview }) => ({
      userVerification: rates.user_verification_rate ?? share(overview.verified_users, overview.total_users),
      userActivation: rates.user_activation_rate ?? share(overview.active_users, overview.total_users),
      eventPublishing: rates.event_publish_rate ?? share(overview.published_events, overview.total_events),
    }),
    recentEvents: ({ recent_data }) => recent_data.events,
    recentUsers: ({ recent_data }) => recent_data.users,
  },
  PlatformTotals: {
    users: ({ total_users }) => total_users,
    events: ({ total_events }) => total_events,
    eventViews: ({ total_event_views }) => total_event_views,
    galleryImages: ({ total_gallery_images }) => total_gallery_images,
    favorites: ({ total_favorites }) => total_favorites,
  },
}
