import { isBefore, parseISO, startOfDay } from 'date-fns'
import type { DraftImage, EventForm, OwnEvent } from '../domain.ts'
import { isVisible } from '../visible.ts'
import { maxImageBytes } from './rules.ts'
import { isWebAddress } from './webAddress.ts'
import { problems as galleryProblems } from './myEventsTexts.ts'
import { problems } from './texts.ts'

/** Pictures of one event in all. */
export const maxGallery = 10

/** A venue that is on the net has no coordinates, and its link is said to be required. */
export const isOnlineVenue = (venue: string) => /online|virtual|webinar|zoom|meet/i.test(venue)

/** The form of an event as it stands. */
export const formOf = (event: OwnEvent): EventForm => ({
  title: event.title,
  content: event.content,
  eventType: event.eventType?.id ?? '',
  category: event.category?.id ?? '',
  eventDate: event.eventDate,
  startTime: event.startTime?.slice(0, 5) ?? '',
  endTime: event.endTime?.slice(0, 5) ?? '',
  venue: event.venue ?? '',
  location: event.location ?? '',
  locationDetails: event.locationDetails ?? '',
  registerLink: event.registerLink ?? '',
})

/** The fields that differ from the event, trimmed; what is hidden stays as it is. */
export function changesOf(event: OwnEvent, form: EventForm): Partial<EventForm> {
  const before = formOf(event)
  const isHidden = (name: string) => name === 'locationDetails' && isOnlineVenue(form.venue)
  const changed = Object.entries(form).filter(
    ([name, value]) => !isHidden(name) && value.trim() !== before[name as keyof EventForm].trim(),
  )
  return Object.fromEntries(changed.map(([name, value]) => [name, value.trim()]))
}

const required: { field: keyof EventForm; label: string; inPersonOnly?: true }[] = [
  { field: 'title', label: 'Title' },
  { field: 'eventDate', label: 'Event Date' },
  { field: 'startTime', label: 'Start Time' },
  { field: 'venue', label: 'Venue', inPersonOnly: true },
  { field: 'location', label: 'Location', inPersonOnly: true },
]

/** The first thing that keeps an edit from being sent; null when nothing does. That an online event needs a link is only indicated. */
export function editProblem(event: OwnEvent, form: EventForm, now: Date): string | null {
  const missing = required.filter(
    ({ field, inPersonOnly }) => !isVisible(form[field]) && !(inPersonOnly && isOnlineVenue(form.venue)),
  )
  if (missing.length > 0) return problems.missingFields(missing.map(({ label }) => label))
  const isMoved = form.eventDate !== event.eventDate
  if (isMoved && isBefore(parseISO(form.eventDate), startOfDay(now))) return problems.dateInPast
  if (form.endTime !== '' && form.endTime <= form.startTime) return problems.endBeforeStart
  const isLinked = form.registerLink.trim() !== ''
  return isLinked && !isWebAddress(form.registerLink) ? problems.linkNotUrl : null
}

const types: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** Which of the chosen files join the pictures, where there is room for so many, and what is said of the others. */
export function admit(room: number, chosen: DraftImage[]): { taken: DraftImage[]; problem: string | null } {
  const faults = chosen.map(({ name, type, size }) => {
    if (!types.has(type)) return galleryProblems.imageOfOtherType(name)
    return size > maxImageBytes ? problems.imageTooLarge(name) : null
  })
  const fit = chosen.filter((_, index) => faults[index] === null)
  const names = fit.slice(room).map(({ name }) => name)
  const said = [...faults, names.length > 0 ? galleryProblems.galleryFull(names) : null].filter(
    (fault) => fault !== null,
  )
  return { taken: fit.slice(0, room), problem: said.join('. ') || null }
}
