import type { Choices, DayRange, EventFilters } from '../../domain.ts'
import { dayAfter, sameDayLater, weekendOf } from '../calendarDays.ts'
import * as texts from '../texts.ts'
import { asPhrase, type Message, type Phrase, quoted } from '../../language/message.ts'
import { isVisible } from '../../visible.ts'

/** The days that a filter covers, relative to the day on which it is run. */
export type When = 'ANY' | 'TODAY' | DayRange

/** Ids may refer to a deleted category or type. `when` is null for a value unknown to this client. */
export interface FilterTerms {
  location: string | null
  category: string | null
  eventType: string | null
  search: string | null
  when: When | null
}

export interface SavedFilter extends FilterTerms {
  id: string
  name: string
}

/** A filter that is being saved or renamed. */
export interface FilterDraft {
  /** null until it has been saved. */
  id: string | null
  terms: FilterTerms
  /** Its conditions in words. */
  words: string[]
  /** null until a name has been typed. Until then, the name is derived from the conditions. */
  name: string | null
  /** The fixed day among the current filters, which is not saved; '' for none. */
  day: string
}

export const mostFilters = 20
export const longestName = 100

export const whenWords: Record<When, Message> = {
  ANY: texts.anyDay,
  TODAY: texts.onToday,
  WEEKEND: texts.onWeekend,
  WEEK: texts.withinWeek,
  MONTH: texts.withinMonth,
}

export const nameOf = ({ name, words, terms: { when } }: FilterDraft): Phrase =>
  name === null ? inOrder(words.join(' · ').slice(0, longestName), when) : quoted(name)

/** True if the typed or derived name has any visible characters. */
export const hasName = ({ name, words, terms: { when } }: FilterDraft) =>
  name === null ? words.length > 0 || isLimited(when) : isVisible(name)

/** Today is saved as `TODAY`. Any other fixed day is dropped, because it would soon be past. */
export function draftOf(filters: EventFilters, choices: Choices, today: string): FilterDraft {
  const { location, category, eventType, search, date } = filters
  const when = date === today ? 'TODAY' : filters.when || 'ANY'
  const terms = {
    location: location || null,
    category: category || null,
    eventType: eventType || null,
    search: search || null,
    when,
  } as const
  return { id: null, terms, words: wordsOf(terms, choices), name: null, day: when === 'ANY' ? date : '' }
}

export function filtersOfSaved(
  { location, category, eventType, search, when }: FilterTerms,
  today: string,
): EventFilters {
  return {
    location: location ?? '',
    category: category ?? '',
    eventType: eventType ?? '',
    search: search ?? '',
    date: when === 'TODAY' ? today : '',
    when: when === null || when === 'ANY' || when === 'TODAY' ? '' : when,
  }
}

/** The first and last day of the range, the same as in the daily letters to a reader in this time zone. */
export function daysWithin(
  range: DayRange,
  today: string,
  zone: string,
): { dateFrom: string; dateTo: string } {
  if (range === 'WEEKEND') return weekendOf(today, zone)
  return {
    dateFrom: today,
    dateTo: dayAfter(range === 'WEEK' ? dayAfter(today, 7) : sameDayLater(today, 1), -1),
  }
}

export const wordsOf = ({ search, location, category, eventType }: FilterTerms, choices: Choices) =>
  [
    search,
    location,
    choices.categories.find(({ id }) => id === category)?.name,
    choices.eventTypes.find(({ id }) => id === eventType)?.name,
  ].filter((word) => word !== null && word !== undefined)

/** All conditions of a filter in words; null if it has none. */
export function inWords(terms: FilterTerms, choices: Choices): Phrase | null {
  const words = wordsOf(terms, choices).join(' · ')
  return words === '' && !isLimited(terms.when) ? null : inOrder(words, terms.when)
}

const isLimited = (when: When | null) => when !== null && when !== 'ANY'

function inOrder(words: string, when: When | null): Phrase {
  if (when === null || !isLimited(when)) return quoted(words)
  return words === '' ? asPhrase(whenWords[when]) : texts.searchOn(words, asPhrase(whenWords[when]))
}

/** True if the category or type has been deleted, so that the filter finds nothing. */
export const isOutdated = ({ category, eventType }: FilterTerms, choices: Choices) =>
  (category !== null && choices.categories.every(({ id }) => id !== category)) ||
  (eventType !== null && choices.eventTypes.every(({ id }) => id !== eventType))

/** True if the filter has no conditions at all. */
export const isEmpty = ({ location, category, eventType, search, when }: FilterTerms) =>
  [location, category, eventType, search].every((term) => term === null) && when === 'ANY'
