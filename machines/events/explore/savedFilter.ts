import type { Choices, EventFilters } from '../../domain.ts'
import { dayAfter, weekdayOf } from '../calendarDays.ts'
import * as texts from '../texts.ts'

/** On which days, seen from the day on which it is run. */
export type When = 'ANY' | 'TODAY' | 'WEEKEND' | 'WEEK' | 'MONTH'

/** Ids may be of what was deleted since; a null `when` is one that this program does not know. */
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

/** What is being saved, or named anew. */
export interface FilterDraft {
  /** null while it is not saved yet. */
  id: string | null
  terms: FilterTerms
  /** What it looks for, for people. */
  words: string[]
  /** null as long as nobody has typed one: it then follows from what it looks for. */
  name: string | null
  /** A fixed day that was filtered by, which is not saved; '' for none. */
  day: string
}

export const mostFilters = 20
export const longestName = 100

export const whenWords: Record<When, string> = {
  ANY: texts.anyDay,
  TODAY: texts.onToday,
  WEEKEND: texts.onWeekend,
  WEEK: texts.withinWeek,
  MONTH: texts.withinMonth,
}

export const nameOf = ({ name, words, terms: { when } }: FilterDraft) =>
  name ?? [...words, ...whenWord(when)].join(' · ').slice(0, longestName)

/** Today stays today; every other day passes, so it is left out. */
export function draftOf(filters: EventFilters, choices: Choices, today: string): FilterDraft {
  const { location, category, eventType, search, date } = filters
  const when = date === today ? 'TODAY' : 'ANY'
  const terms = {
    location: location || null,
    category: category || null,
    eventType: eventType || null,
    search: search || null,
    when,
  } as const
  return { id: null, terms, words: wordsOf(terms, choices), name: null, day: when === 'ANY' ? date : '' }
}

/** Explore can ask for one day: of a weekend the first that is not over. What lies within a week or a month is listed first anyway. */
export function filtersOfSaved(
  { location, category, eventType, search, when }: FilterTerms,
  today: string,
): EventFilters {
  return {
    location: location ?? '',
    category: category ?? '',
    eventType: eventType ?? '',
    search: search ?? '',
    date: when === 'TODAY' ? today : when === 'WEEKEND' ? weekendDay(today) : '',
  }
}

const weekendDay = (today: string) => (weekdayOf(today) === 0 ? today : dayAfter(today, 6 - weekdayOf(today)))

export const wordsOf = ({ search, location, category, eventType }: FilterTerms, choices: Choices) =>
  [
    search,
    location,
    choices.categories.find(({ id }) => id === category)?.name,
    choices.eventTypes.find(({ id }) => id === eventType)?.name,
  ].filter((word) => word !== null && word !== undefined)

export const inWords = (terms: FilterTerms, choices: Choices) =>
  [...wordsOf(terms, choices), ...whenWord(terms.when)].join(' · ')

const whenWord = (when: When | null) => (when === null || when === 'ANY' ? [] : [whenWords[when]])

/** Whether it asks for a category or type that is there no more: it finds nothing then. */
export const isOutdated = ({ category, eventType }: FilterTerms, choices: Choices) =>
  (category !== null && choices.categories.every(({ id }) => id !== category)) ||
  (eventType !== null && choices.eventTypes.every(({ id }) => id !== eventType))

/** Whether it would look for everything. */
export const isEmpty = ({ location, category, eventType, search, when }: FilterTerms) =>
  [location, category, eventType, search].every((term) => term === null) && when === 'ANY'
