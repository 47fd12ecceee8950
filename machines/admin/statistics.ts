import type { UserType } from '../domain.ts'

export interface NamedCount {
  name: string
  count: number
}

export interface MonthlyGrowth {
  /** `Jan 2026` */
  month: string
  users: number
  events: number
}

export interface RecentEvent {
  id: string
  title: string
  author: { fullName: string }
  /** YYYY-MM-DD */
  eventDate: string
  viewCount: number
  isPublished: boolean
}

export interface RecentUser {
  id: string
  fullName: string
  email: string
  userType: UserType
  isEmailVerified: boolean
}

export type Total =
  | 'users'
  | 'activeUsers'
  | 'verifiedUsers'
  | 'events'
  | 'publishedEvents'
  | 'pendingEvents'
  | 'upcomingEvents'
  | 'eventViews'
  | 'galleryImages'
  | 'favorites'

export interface Statistics {
  totals: Record<Total, number> & {
    /** This number and the next are null if the service does not report them. */
    cancelledEvents: number | null
    postponedEvents: number | null
  }
  /** Earliest month first. */
  growth: MonthlyGrowth[]
  categories: NamedCount[]
  eventTypes: NamedCount[]
  userTypes: { userType: UserType; count: number }[]
  averageViewsPerEvent: number
  /** Percentages. */
  health: { userVerification: number; userActivation: number; eventPublishing: number }
  recentEvents: RecentEvent[]
  recentUsers: RecentUser[]
}

export interface Reading {
  statistics: Statistics | null
  /** ISO 8601, UTC */
  at: string
}
