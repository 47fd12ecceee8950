import {
  type AdminEvent,
  type AdminEventFilters,
  type EventOrder,
  noEventFilters,
} from '../../../machines/admin/eventList.ts'
import { addressOf } from '../../../machines/admin/adminTabs.ts'
import * as texts from '../../../machines/admin/texts.ts'
import type { Choices, Lifecycle } from '../../../machines/domain.ts'
import type { Message } from '../../../machines/language/message.ts'
import { anyOf, capitalised, lifecycleWords, t, words } from '../../ui/index.ts'
import { anyDay, anyId, anyText, listAddress, oneOf, valuesOf } from '../list/address.ts'
import type { FilterField } from '../list/FilterFields.tsx'

const visibilities = () => [
  { value: 'PUBLISHED', label: t(words.published) },
  { value: 'UNPUBLISHED', label: t(texts.unpublished) },
  { value: 'FEATURED', label: t(words.featured) },
]

const timings = () => [
  { value: 'UPCOMING', label: t(words.upcoming) },
  { value: 'PAST', label: t(words.past) },
  { value: 'TODAY', label: t(texts.today) },
  { value: 'ACTIVE', label: t(texts.activeEvents) },
]

const lifecycleNames: Record<Lifecycle, Message> = {
  SCHEDULED: words.scheduled,
  POSTPONED: words.postponed,
  CANCELLED: words.cancelled,
}
const lifecycles = () => Object.entries(lifecycleNames).map(([value, label]) => ({ value, label: t(label) }))

export const eventOrders = (): { value: EventOrder; label: string }[] => [
  { value: 'NEWEST', label: t(texts.newestFirst) },
  { value: 'OLDEST', label: t(texts.oldestFirst) },
  { value: 'TITLE_A_Z', label: t(texts.titleFirst) },
  { value: 'TITLE_Z_A', label: t(texts.titleLast) },
  { value: 'EARLIEST', label: t(texts.eventDateEarliest) },
  { value: 'LATEST', label: t(texts.eventDateLatest) },
  { value: 'MOST_VIEWED', label: t(texts.mostViewed) },
  { value: 'MOST_FAVORITED', label: t(texts.mostFavorited) },
  { value: 'AUTHOR_A_Z', label: t(texts.authorFirst) },
  { value: 'AUTHOR_Z_A', label: t(texts.authorLast) },
]

export const eventAddress = listAddress({
  path: addressOf('events'),
  filters: noEventFilters,
  order: 'NEWEST' as EventOrder,
  choices: {
    order: oneOf(valuesOf(eventOrders())),
    visibility: oneOf(valuesOf(visibilities())),
    timing: oneOf(valuesOf(timings())),
    lifecycle: oneOf(valuesOf(lifecycles())),
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
  {
    name: 'visibility',
    kind: 'choice',
    label: t(words.status),
    any: t(texts.anyStatus),
    options: visibilities(),
  },
  { name: 'timing', kind: 'choice', label: t(words.time), any: t(texts.anyTime), options: timings() },
  { name: 'lifecycle', kind: 'choice', label: t(texts.lifecycle), any: t(words.all), options: lifecycles() },
  {
    name: 'category',
    kind: 'choice',
    label: t(words.category),
    any: t(words.allCategories),
    options: anyOf(categories),
  },
  {
    name: 'eventType',
    kind: 'choice',
    label: t(words.eventType),
    any: t(words.allEventTypes),
    options: anyOf(eventTypes),
  },
  { name: 'author', kind: 'text', label: t(words.author), placeholder: t(words.name) },
  { name: 'location', kind: 'text', label: t(words.location), placeholder: t(words.cityOrVenue) },
  { name: 'dateFrom', kind: 'day', label: t(texts.eventDateFrom) },
  { name: 'dateTo', kind: 'day', label: t(texts.eventDateTo) },
  { name: 'createdFrom', kind: 'day', label: t(texts.createdFrom) },
  { name: 'createdTo', kind: 'day', label: t(texts.createdTo) },
]

/** In order of precedence: the first status that applies is shown. */
export function statusOf({ isFeatured, isPublished }: AdminEvent) {
  if (isFeatured) return { label: t(words.featured), tone: 'amber' } as const
  return isPublished
    ? ({ label: t(words.published), tone: 'green' } as const)
    : ({ label: t(texts.unpublished), tone: 'neutral' } as const)
}

const timingLooks = () =>
  ({
    UPCOMING: { label: t(words.upcoming), tone: 'green' },
    TODAY: { label: t(texts.today), tone: 'brand' },
    PAST: { label: t(words.past), tone: 'neutral' },
  }) as const

/**
 * Specification, section 4: a status unknown to Plaza is styled like a past event. An event that is called
 * off has no timing.
 */
export function timingOf({ lifecycle, eventStatus, eventStatusText: word }: AdminEvent) {
  if (lifecycleWords(lifecycle)) return null
  if (eventStatus) return timingLooks()[eventStatus]
  return word === null ? null : { label: capitalised(word), tone: timingLooks().PAST.tone }
}

/** Null if unknown, and for an event that is called off. */
export const daysUntil = ({ lifecycle, daysUntilEvent }: AdminEvent) =>
  lifecycleWords(lifecycle) ? null : daysUntilEvent

/** `In 12 days`, `Today` or `1 day ago`. */
export function distance(days: number): string {
  if (days === 0) return t(texts.today)
  return days > 0 ? t(texts.ahead(days)) : t(texts.ago(-days))
}
