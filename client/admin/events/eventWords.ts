import {
  type AdminEvent,
  type AdminEventFilters,
  type EventOrder,
  noEventFilters,
} from '../../../machines/admin/eventList.ts'
import { addressOf } from '../../../machines/admin/adminTabs.ts'
import * as texts from '../../../machines/admin/texts.ts'
import type { Choices } from '../../../machines/domain.ts'
import { anyOf } from '../../catalog/choices.ts'
import * as words from '../../ui/texts.ts'
import { anyDay, anyId, anyText, listAddress, oneOf } from '../list/address.ts'
import type { FilterField } from '../list/FilterFields.tsx'

const visibilities = [
  { value: 'PUBLISHED', label: words.published },
  { value: 'UNPUBLISHED', label: texts.unpublished },
  { value: 'FEATURED', label: words.featured },
]

const timings = [
  { value: 'UPCOMING', label: words.upcoming },
  { value: 'PAST', label: words.past },
  { value: 'TODAY', label: texts.today },
  { value: 'ACTIVE', label: words.active },
]

const lifecycles = [
  { value: 'SCHEDULED', label: words.scheduled },
  { value: 'POSTPONED', label: words.postponed },
  { value: 'CANCELLED', label: words.cancelled },
]

export const eventOrders: { value: EventOrder; label: string }[] = [
  { value: 'NEWEST', label: texts.newestFirst },
  { value: 'OLDEST', label: texts.oldestFirst },
  { value: 'TITLE_A_Z', label: texts.titleFirst },
  { value: 'TITLE_Z_A', label: texts.titleLast },
  { value: 'EARLIEST', label: texts.eventDateEarliest },
  { value: 'LATEST', label: texts.eventDateLatest },
  { value: 'MOST_VIEWED', label: texts.mostViewed },
  { value: 'MOST_FAVORITED', label: texts.mostFavorited },
  { value: 'AUTHOR_A_Z', label: texts.authorFirst },
  { value: 'AUTHOR_Z_A', label: texts.authorLast },
]

export const eventAddress = listAddress({
  path: addressOf('events'),
  filters: noEventFilters,
  order: 'NEWEST' as EventOrder,
  choices: {
    order: oneOf(eventOrders),
    visibility: oneOf(visibilities),
    timing: oneOf(timings),
    lifecycle: oneOf(lifecycles),
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
  { name: 'visibility', kind: 'choice', label: words.status, any: texts.anyStatus, options: visibilities },
  { name: 'timing', kind: 'choice', label: words.time, any: texts.anyTime, options: timings },
  { name: 'lifecycle', kind: 'choice', label: texts.lifecycle, any: words.all, options: lifecycles },
  {
    name: 'category',
    kind: 'choice',
    label: words.category,
    any: words.allCategories,
    options: anyOf(categories),
  },
  {
    name: 'eventType',
    kind: 'choice',
    label: words.eventType,
    any: words.allEventTypes,
    options: anyOf(eventTypes),
  },
  { name: 'author', kind: 'text', label: words.author, placeholder: words.name },
  { name: 'location', kind: 'text', label: words.location, placeholder: words.cityOrVenue },
  { name: 'dateFrom', kind: 'day', label: texts.eventDateFrom },
  { name: 'dateTo', kind: 'day', label: texts.eventDateTo },
  { name: 'createdFrom', kind: 'day', label: texts.createdFrom },
  { name: 'createdTo', kind: 'day', label: texts.createdTo },
]

/** If several apply, the first one counts. */
export function statusOf({ isFeatured, isPublished }: AdminEvent) {
  if (isFeatured) return { label: words.featured, tone: 'amber' } as const
  return isPublished
    ? ({ label: words.published, tone: 'green' } as const)
    : ({ label: texts.unpublished, tone: 'neutral' } as const)
}

const timingLooks = {
  UPCOMING: { label: words.upcoming, tone: 'green' },
  TODAY: { label: texts.today, tone: 'brand' },
  PAST: { label: words.past, tone: 'neutral' },
} as const

/** Specification, section 4: any other value of the service is styled like past. */
export function timingOf({ eventStatus, eventStatusText: word }: AdminEvent) {
  if (eventStatus) return timingLooks[eventStatus]
  return word === null
    ? null
    : { label: word.charAt(0).toUpperCase() + word.slice(1), tone: timingLooks.PAST.tone }
}

/** `In 12 days`, `Today`, `1 day ago`. */
export function distance(days: number): string {
  if (days === 0) return texts.today
  return days > 0 ? texts.ahead(days) : texts.ago(-days)
}
