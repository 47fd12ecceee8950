import type { ApprovalStatus, EventDetail, Lifecycle, OwnEvent } from '../domain.ts'
import { listMachine } from '../lists/listMachine.ts'
import { eventProblems, noEvent } from './texts.ts'

type EventTiming = 'UPCOMING' | 'TODAY' | 'PAST'

type Shown = Pick<OwnEvent, 'visibility' | 'visibilityCeiling' | 'visibilityReason'>

export interface AdminEvent extends EventDetail, Shown {
  slug: string | null
  isPublished: boolean
  /** Null if the service does not report it. */
  approvalStatus: ApprovalStatus | null
  eventStatus: EventTiming | null
  /** The service's own word for the status, because a foreign service may have statuses unknown to Plaza. */
  eventStatusText: string | null
  /** Negative for a past event. */
  daysUntilEvent: number | null
  /** ISO 8601, UTC */
  createdAt: string | null
  updatedAt: string | null
  /** YYYY-MM-DD */
  registrationDeadline: string | null
  maxParticipants: number | null
  tags: string[]
}

/** Days are YYYY-MM-DD. */
export interface AdminEventFilters {
  visibility: '' | 'PUBLISHED' | 'UNPUBLISHED' | 'FEATURED'
  timing: '' | EventTiming | 'ACTIVE'
  lifecycle: '' | Lifecycle
  category: string
  eventType: string
  author: string
  location: string
  dateFrom: string
  dateTo: string
  createdFrom: string
  createdTo: string
}

export type EventOrder =
  | 'NEWEST'
  | 'OLDEST'
  | 'TITLE_A_Z'
  | 'TITLE_Z_A'
  | 'EARLIEST'
  | 'LATEST'
  | 'MOST_VIEWED'
  | 'MOST_FAVORITED'
  | 'AUTHOR_A_Z'
  | 'AUTHOR_Z_A'

export interface EventStatistics {
  totalEvents: number
  publishedEvents: number
  unpublishedEvents: number
  featuredEvents: number
  upcomingEvents: number
}

export const noEventFilters: AdminEventFilters = {
  visibility: '',
  timing: '',
  lifecycle: '',
  category: '',
  eventType: '',
  author: '',
  location: '',
  dateFrom: '',
  dateTo: '',
  createdFrom: '',
  createdTo: '',
}

export const eventList = listMachine<AdminEvent, AdminEventFilters, EventOrder, EventStatistics>({
  noFilters: noEventFilters,
  usualOrder: 'NEWEST',
  problems: eventProblems,
  noRow: noEvent,
})
