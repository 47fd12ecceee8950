import { isBefore, parseISO, startOfDay } from 'date-fns'
import type { DraftImage, EventDraft, Failure } from '../domain.ts'
import { unreadable } from '../pictures/rules.ts'
import * as texts from './texts.ts'
import { isVisible } from '../visible.ts'
import { isWebAddress } from './webAddress.ts'

export const maxImages = 5

/** Why a form cannot be sent, and the fields concerned, in their order. */
export interface Problem {
  text: string
  fields: string[]
}

/** A problem that concerns no particular field. */
export const general = (text: string | null): Problem | null => (text === null ? null : { text, fields: [] })

export const emptyDraft: EventDraft = {
  title: '',
  content: '',
  eventType: '',
  category: '',
  eventDate: '',
  startTime: '',
  endTime: '',
  isOnline: false,
  venue: '',
  location: '',
  locationDetails: '',
  latitude: null,
  longitude: null,
  registerLink: '',
}

export const isFilled = (draft: EventDraft, images: DraftImage[]) =>
  images.length > 0 ||
  Object.entries(emptyDraft).some(([name, empty]) => draft[name as keyof EventDraft] !== empty)

const required: { field: keyof EventDraft; label: string; inPersonOnly?: true }[] = [
  { field: 'title', label: texts.title },
  { field: 'eventType', label: texts.eventType },
  { field: 'category', label: texts.category },
  { field: 'eventDate', label: texts.eventDate },
  { field: 'startTime', label: texts.startTime },
  { field: 'venue', label: texts.venue, inPersonOnly: true },
  { field: 'location', label: texts.location, inPersonOnly: true },
]

const nowhere = { location: '', locationDetails: '', latitude: null, longitude: null }

/** Choosing Online names the venue and clears the place; switching back clears both. */
export function placeDraft(draft: EventDraft, isOnline: boolean): EventDraft {
  return { ...draft, ...nowhere, isOnline, venue: isOnline ? 'Online Event' : '' }
}

/** The first reason not to send a draft, in the specification's words. */
export function draftProblem(draft: EventDraft, now: Date): Problem | null {
  const missing = required.filter(({ field, inPersonOnly }) => {
    if (inPersonOnly && draft.isOnline) return false
    return !isVisible(String(draft[field]))
  })
  if (missing.length > 0) return missingFields(missing)
  const notTimes = unreadableTimes(draft)
  if (notTimes) return notTimes
  if (isBefore(parseISO(draft.eventDate), startOfDay(now))) return about('eventDate', texts.dateInPast)
  if (draft.endTime !== '' && draft.endTime <= draft.startTime) return about('endTime', texts.endBeforeStart)
  if (draft.isOnline && draft.registerLink.trim() === '') return about('registerLink', texts.linkRequired)
  if (draft.registerLink.trim() !== '' && !isWebAddress(draft.registerLink))
    return about('registerLink', texts.linkNotUrl)
  return null
}

export const missingFields = (missing: { field: string; label: string }[]): Problem => ({
  text: texts.missingFields(missing.map(({ label }) => label)),
  fields: missing.map(({ field }) => field),
})

export const about = (field: keyof EventDraft, text: string): Problem => ({ text, fields: [field] })

/** Null for `HH:MM`, with seconds or without, and for an empty field. */
export const timeProblem = (time: string) => (/^(\d\d:\d\d(:\d\d)?)?$/.test(time) ? null : texts.notATime)

export function unreadableTimes(form: Pick<EventDraft, 'startTime' | 'endTime'>): Problem | null {
  const fields = (['startTime', 'endTime'] as const).filter((field) => timeProblem(form[field]) !== null)
  return fields.length > 0 ? { text: texts.notATime, fields } : null
}

interface Pictured {
  images: DraftImage[]
  problem: Problem | null
}

/** Drops a picture that cannot be read, and says so after what is already said of those it came with. */
export function withoutUnreadable({ images, problem }: Pictured, key: string): Pictured {
  const failed = images.filter((image) => image.key === key)
  const before = problem?.fields.length === 0 ? [problem.text] : []
  const said = [...before, ...failed.map(unreadable)]
  return { images: images.filter((image) => image.key !== key), problem: general(said.join('. ')) }
}

/** What the service says of the fields that it refused; null if it named none. */
export function refusal({ fields }: Failure): Problem | null {
  const said = Object.values(fields).flat()
  return said.length === 0 ? null : { text: said.join(' '), fields: Object.keys(fields) }
}
