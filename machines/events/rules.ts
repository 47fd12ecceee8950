import { isBefore, parseISO, startOfDay } from 'date-fns'
import type { DraftImage, EventDraft, Failure } from '../domain.ts'
import { problems } from './texts.ts'
import { isVisible } from '../visible.ts'
import { isWebAddress } from './webAddress.ts'

export const maxImages = 5
export const maxImageBytes = 5_000_000

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

/** Whether somebody has put anything into it. */
export const isFilled = (draft: EventDraft, images: DraftImage[]) =>
  images.length > 0 ||
  Object.entries(emptyDraft).some(([name, empty]) => draft[name as keyof EventDraft] !== empty)

const required: { field: keyof EventDraft; label: string; inPersonOnly?: true }[] = [
  { field: 'title', label: 'Title' },
  { field: 'eventType', label: 'Event Type' },
  { field: 'category', label: 'Category' },
  { field: 'eventDate', label: 'Event Date' },
  { field: 'startTime', label: 'Start Time' },
  { field: 'venue', label: 'Venue', inPersonOnly: true },
  { field: 'location', label: 'Location', inPersonOnly: true },
]

const nowhere = { location: '', locationDetails: '', latitude: null, longitude: null }

/** Choosing Online names the venue and clears the place; choosing in-person again clears both if it was online. */
export function placed(draft: EventDraft, isOnline: boolean): EventDraft {
  if (draft.isOnline === isOnline) return draft
  return { ...draft, ...nowhere, isOnline, venue: isOnline ? 'Online Event' : '' }
}

/** The first thing that keeps a draft from being sent, in the specification's words; null when nothing does. */
export function draftProblem(draft: EventDraft, now: Date): string | null {
  const missing = required.filter(({ field, inPersonOnly }) => {
    if (inPersonOnly && draft.isOnline) return false
    return !isVisible(String(draft[field]))
  })
  if (missing.length > 0) return problems.missingFields(missing.map(({ label }) => label))
  const unreadable = [draft.startTime, draft.endTime].map(timeProblem).find((problem) => problem !== null)
  if (unreadable) return unreadable
  if (isBefore(parseISO(draft.eventDate), startOfDay(now))) return problems.dateInPast
  if (draft.endTime !== '' && draft.endTime <= draft.startTime) return problems.endBeforeStart
  if (draft.isOnline && draft.registerLink.trim() === '') return problems.linkRequired
  if (draft.registerLink.trim() !== '' && !isWebAddress(draft.registerLink)) return problems.linkNotUrl
  return null
}

/** What is wrong with a time as it was typed, of `HH:MM` or text that is none; null while nothing is. */
export const timeProblem = (time: string) => (/^(\d\d:\d\d(:\d\d)?)?$/.test(time) ? null : problems.notATime)

/** Why these pictures cannot be added to those; null when they can. */
export function imagesProblem(present: DraftImage[], added: DraftImage[]): string | null {
  for (const image of added) {
    if (!image.type.startsWith('image/')) return problems.notAnImage(image.name)
    if (image.size > maxImageBytes) return problems.imageTooLarge(image.name)
  }
  return present.length + added.length > maxImages ? problems.tooManyImages : null
}

/** What the service says of the fields that it refused; null when it named none. */
export function refusal({ fields }: Failure): string | null {
  const texts = Object.values(fields).flat()
  return texts.length === 0 ? null : texts.join(' ')
}
