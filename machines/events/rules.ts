import { type DraftImage, type Failure, reasonOf } from '../domain.ts'
import { daysBetween } from './calendarDays.ts'
import { isTime, todayAt } from './clock.ts'
import { type Days, gapAfter, lastDayOf } from './days.ts'
import { emptyDraft, type EventDraft, type EventForm } from './eventForm.ts'
import { isUntouched } from '../formChange.ts'
import { isPhraseOf, together } from '../language/message.ts'
import { inTurn, unreadable } from '../pictures/rules.ts'
import * as texts from './texts.ts'
import { isVisible } from '../visible.ts'
import { isWebAddress } from '../language/webAddress.ts'
import type { Message } from '../language/message.ts'

export const maxImages = 5

/** Why a form cannot be sent, and the fields concerned, in the form's order. */
export interface Problem {
  text: Message
  fields: string[]
}

/** A problem that is not about a particular field. */
export const general = (text: Message | null): Problem | null => (text === null ? null : { text, fields: [] })

export const isFilled = (draft: EventDraft, images: readonly object[]) =>
  images.length > 0 ||
  Object.entries(emptyDraft).some(([name, empty]) => draft[name as keyof EventDraft] !== empty)

/** The required fields, in the order in which the message about missing fields names them. */
const labels = {
  title: texts.title,
  eventType: texts.eventType,
  category: texts.category,
  eventDate: texts.eventDate,
  startTime: texts.startTime,
  venue: texts.venue,
  location: texts.location,
}

export type Requirable = keyof typeof labels

/** Fields whose meaning, or being required, depends on whether the event is online. */
export const ofPlace = { venue: '', location: '', registerLink: '' }

export const nowhere = {
  location: '',
  locationDetails: '',
  latitude: null,
  longitude: null,
  placeZone: '',
}

/** Choosing Online fills in the venue and clears the place; switching back clears both. */
export function placeDraft(draft: EventDraft, isOnline: boolean): EventDraft {
  return { ...draft, ...nowhere, isOnline, venue: isOnline ? 'Online Event' : '' }
}

/** The first reason why a draft cannot be sent, in the specification's words. */
export function draftProblem(draft: EventDraft, now: Date): Problem | null {
  const required = Object.keys(labels) as Requirable[]
  const missing = required.filter(
    (field) => !isVisible(draft[field]) && !(draft.isOnline && field in ofPlace),
  )
  if (missing.length > 0) return missingFields(missing)
  const notTimes = unreadableTimes(draft)
  if (notTimes) return notTimes
  if (draft.eventDate < todayAt(zoneOf(draft), now)) return about('eventDate', texts.dateInPast)
  const notDays = daysProblem(draft, zoneOf(draft))
  if (notDays) return notDays
  if (draft.isOnline && draft.registerLink.trim() === '') return about('registerLink', texts.linkRequired)
  if (draft.registerLink.trim() !== '' && !isWebAddress(draft.registerLink))
    return about('registerLink', texts.linkNotUrl)
  return null
}

export const missingFields = (fields: Requirable[]): Problem => ({
  text: texts.missingFields(fields.map((field) => labels[field])),
  fields,
})

/**
 * The problem that remains after these fields have changed. Any change clears a problem that is not about a
 * particular field.
 */
export function problemAfter(problem: Problem | null, changes: object): Problem | null {
  if (!problem) return null
  const isMissing = isPhraseOf(problem.text, missingFields([]).text)
  const fields = problem.fields.filter(isUntouched(isMissing ? changes : withJudged(changes)))
  if (fields.length === 0) return null
  if (fields.length === problem.fields.length) return problem
  return isMissing ? missingFields(fields as Requirable[]) : { ...problem, fields }
}

/**
 * Days and times are validated together, so a change to one field clears the problems of the fields listed
 * here. For example, an earlier start can make the end valid.
 */
const judgedBy: Record<string, (keyof EventForm)[]> = {
  eventDate: ['startTime', 'endTime', 'endDate'],
  startTime: ['endTime'],
  endTime: ['endDate'],
  endDate: ['endTime'],
  timeZone: ['startTime', 'endTime'],
  placeZone: ['startTime', 'endTime'],
}

const withJudged = (changes: object) => {
  const judged = Object.keys(changes).flatMap((name) => judgedBy[name] ?? [])
  return { ...Object.fromEntries(judged.map((name) => [name, ''])), ...changes }
}

/**
 * The chosen zone, or else the zone of the place. '' if neither is known, in which case the service
 * determines the zone.
 */
export const zoneOf = ({ timeZone, placeZone }: Pick<EventDraft, 'timeZone' | 'placeZone'>) =>
  timeZone || placeZone

const longest = 30

/** The first reason why an event cannot have these days and times, all of which must be well-formed. */
export function daysProblem(days: Days, zone: string): Problem | null {
  const { eventDate, startTime, endTime } = days
  const lastDay = lastDayOf(days)
  if (lastDay === '' && endTime !== '' && endTime <= startTime) return about('endTime', texts.endBeforeStart)
  if (lastDay !== '' && endTime === '') return about('endTime', texts.endTimeForDays)
  if (lastDay !== '' && lastDay < eventDate) return about('endDate', texts.endBeforeFirst)
  if (lastDay !== '' && daysBetween(eventDate, lastDay) > longest) return about('endDate', texts.tooManyDays)
  if (gapAfter(eventDate, startTime, zone)) return about('startTime', texts.skippedTime)
  if (gapAfter(lastDay || eventDate, endTime, zone)) return about('endTime', texts.skippedTime)
  return null
}

export const about = (field: keyof EventDraft, text: Message): Problem => ({ text, fields: [field] })

/** The problem with a time. None for `HH:MM`, with or without seconds, or for an empty field. */
export const timeProblem = (time: string) => (time === '' || isTime(time) ? null : texts.notATime)

export function unreadableTimes(form: Pick<EventDraft, 'startTime' | 'endTime'>): Problem | null {
  const fields = (['startTime', 'endTime'] as const).filter((field) => timeProblem(form[field]) !== null)
  return fields.length > 0 ? { text: texts.notATime, fields } : null
}

interface Pictured {
  images: DraftImage[]
  problem: Problem | null
}

/** Drops a picture that cannot be read, and adds this problem to those of the pictures chosen with it. */
export function withoutUnreadable({ images, problem }: Pictured, key: string): Pictured {
  const failed = images.filter((image) => image.key === key)
  const before = problem && isOfPictures(problem) ? [problem.text] : []
  const text = inTurn([...before, ...failed.map(unreadable)])
  return { images: images.filter((image) => image.key !== key), problem: ofPictures(text) }
}

/** The service's messages about the refused fields or the whole form; null if it gave none. */
export function refusal(failure: Failure): Problem | null {
  const [first, ...others] = Object.values(failure.fields).flat()
  if (first === undefined) return general(reasonOf(failure))
  return { text: together(first, ...others), fields: Object.keys(failure.fields) }
}

/** True if the problem is shown next to the pictures rather than above the form. */
export const isOfPictures = ({ fields }: Problem) =>
  fields.length > 0 && fields.every((one) => one === 'images' || one === 'copiedImages')

/** Null if there is no problem. */
export const ofPictures = (text: Message | null): Problem | null =>
  text === null ? null : { text, fields: ['images'] }

/** The problem that remains after pictures have been added or removed. */
export const problemBesidePictures = (problem: Problem | null) =>
  problemAfter(problem, { images: null, copiedImages: null })
