import {
  type AdminEvent,
  type AdminEventFilters,
  type EventOrder,
  noEventFilters,
} from '../../../machines/admin/eventList.ts'
import { addressOf } from '../../../machines/admin/adminTabs.ts'
import type { Choices } from '../../../machines/domain.ts'
import type { ListQuery } from '../../../machines/lists/listMachine.ts'
import { anyOf } from '../../catalog/choices.ts'
import { anyDay, anyId, anyText, listAddress, oneOf } from '../list/address.ts'
import type { FilterField } from '../list/FilterFields.tsx'

const usualEvents: ListQuery<AdminEventFilters, EventOrder> = {
  search: '',
  filters: noEventFilters,
  order: 'NEWEST',
}

const visibilities = [
  { value: 'PUBLISHED', label: 'Published' },
  { value: 'UNPUBLISHED', label: 'Unpublished' },
  { value: 'FEATURED', label: 'Featured' },
]

const timings = [
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

export const eventAddress = listAddress({
  path: addressOf('events'),
  usual: usualEvents,
  choices: {
    order: oneOf(eventOrders),
    visibility: oneOf(visibilities),
    timing: oneOf(timings),
    category: anyId,
    eventType: anyId,
    author: anyText,
    location: anyText,
    dateFrom: anyDay,
    dateTo: anyDay,
    createdFrom: anyDay,
    createdTo: anyDay,
  },
})

export const eventFields = ({ categories, eventTypes }: Choices): FilterField<keyof AdminEventFilters>[] => [
  { name: 'visibility', kind: 'choice', label: 'Status', any: 'All Status', options: visibilities },
  { name: 'timing', kind: 'choice', label: 'Time', any: 'All Events', options: timings },
  { name: 'category', kind: 'choice', label: 'Category', any: 'All Categories', options: anyOf(categories) },
  {
    name: 'eventType',
    kind: 'choice',
    label: 'Event Type',
    any: 'All Event Types',
    options: anyOf(eventTypes),
  },
  { name: 'author', kind: 'text', label: 'Author', placeholder: 'Name' },
  { name: 'location', kind: 'text', label: 'Location', placeholder: 'City or venue' },
  { name: 'dateFrom', kind: 'day', label: 'Event Date From' },
  { name: 'dateTo', kind: 'day', label: 'Event Date To' },
  { name: 'createdFrom', kind: 'day', label: 'Created From' },
  { name: 'createdTo', kind: 'day', label: 'Created To' },
]

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

/** Specification, section 4: whatever else a service calls it looks like past. */
export function timingOf({ eventStatus, eventStatusText: word }: AdminEvent) {
  if (eventStatus) return timingLooks[eventStatus]
  return word === null
    ? null
    : { label: word.charAt(0).toUpperCase() + word.slice(1), tone: timingLooks.PAST.tone }
}

/** `In 12 days`, `Today`, `1 day ago`. */
export function distance(days: number): string {
  if (days === 0) return 'Today'
  const length = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`
  return days > 0 ? `In ${length}` : `${length} ago`
}
