import {
  type AdminEvent,
  type AdminEventFilters,
  type EventOrder,
  noEventFilters,
} from '../../../machines/admin/eventList.ts'
import type { ListQuery } from '../../../machines/lists/listMachine.ts'

export const usualEvents: ListQuery<AdminEventFilters, EventOrder> = {
  search: '',
  filters: noEventFilters,
  order: 'NEWEST',
}

export const visibilities = [
  { value: 'PUBLISHED', label: 'Published' },
  { value: 'UNPUBLISHED', label: 'Unpublished' },
  { value: 'FEATURED', label: 'Featured' },
]

export const timings = [
  { value: 'UPCOMING', label: 'Upcoming' },
  { value: 'PAST', label: 'Past' },
  { value: 'TODAY', label: 'Today' },
  { value: 'ACTIVE', label: 'Active' },
]

export const eventOrders: { value: EventOrder; label: string }[] = [
  { value: 'NEWEST', label: 'Newest First' },
  { value: 'OLDEST', label: 'Oldest First' },
  { value: 'TITLE_A_Z', label: 'Title A-Z' },
  { value: 'TITLE_Z_A', label: 'Title Z-A' },
  { value: 'EARLIEST', label: 'Event Date (Earliest)' },
  { value: 'LATEST', label: 'Event Date (Latest)' },
  { value: 'MOST_VIEWED', label: 'Most Viewed' },
  { value: 'MOST_FAVORITED', label: 'Most Favorited' },
  { value: 'AUTHOR_A_Z', label: 'Author A-Z' },
  { value: 'AUTHOR_Z_A', label: 'Author Z-A' },
]

const anyText = /^/
const id = /^\d+$/
const day = /^\d{4}-\d\d-\d\d$/
const oneOf = (choices: readonly { value: string }[]) =>
  new RegExp(`^(${choices.map(({ value }) => value).join('|')})$`)

/** What an address may ask for. */
const choices = new Map<string, RegExp>(
  Object.entries({
    search: anyText,
    order: oneOf(eventOrders),
    visibility: oneOf(visibilities),
    timing: oneOf(timings),
    category: id,
    eventType: id,
    author: anyText,
    location: anyText,
    dateFrom: day,
    dateTo: day,
    createdFrom: day,
    createdTo: day,
  } satisfies Record<keyof AdminEventFilters | 'search' | 'order', RegExp>),
)

export const isEventChoice = (name: string, value: string) => choices.get(name)?.test(value) ?? false

/** Of several that are true, the first counts. */
export function statusOf({ isFeatured, isPublished }: AdminEvent) {
  if (isFeatured) return { label: 'Featured', tone: 'amber' } as const
  return isPublished
    ? ({ label: 'Published', tone: 'green' } as const)
    : ({ label: 'Unpublished', tone: 'neutral' } as const)
}

const timingLooks = {
  UPCOMING: { label: 'Upcoming', tone: 'green' },
  TODAY: { label: 'Today', tone: 'brand' },
  PAST: { label: 'Past', tone: 'neutral' },
} as const

export const timingOf = ({ eventStatus }: AdminEvent) => eventStatus && timingLooks[eventStatus]

/** `In 12 days`, `Today`, `1 day ago`. */
export function distance(days: number): string {
  if (days === 0) return 'Today'
  const length = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`
  return days > 0 ? `In ${length}` : `${length} ago`
}
