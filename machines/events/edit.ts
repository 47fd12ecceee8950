import { isBefore, parseISO, startOfDay } from 'date-fns'
import type { DraftImage, OwnEvent } from '../domain.ts'
import { type EventForm, formOf } from './eventForm.ts'
import { isVisible } from '../visible.ts'
import { about, missingFields, type Problem, type Requirable, unreadableTimes } from './rules.ts'
import { isWebAddress } from './webAddress.ts'
import * as texts from './texts.ts'

export const maxGallery = 10

export interface EventUpdate {
  eventId: string
  changes: Partial<EventForm>
  deletedImages: string[]
  images: DraftImage[]
}

/** Only what was touched: the rest comes from the event when the draft is taken up again. */
export type EditDraft = Pick<EventUpdate, 'changes' | 'deletedImages'>

export const formNameOf = (eventId: string) => `editEvent ${eventId}`

/** An online venue has no coordinates, and its link is marked as required. */
export const isOnlineVenue = (venue: string) => /online|virtual|webinar|zoom|meet/i.test(venue)

/** Only changed fields, trimmed; a hidden field stays as it is. */
export function changesOf(event: OwnEvent, form: EventForm): Partial<EventForm> {
  const before = formOf(event)
  const isHidden = (name: string) => name === 'locationDetails' && isOnlineVenue(form.venue)
  const changed = Object.entries(form).filter(
    ([name, value]) => !isHidden(name) && value.trim() !== before[name as keyof EventForm].trim(),
  )
  return Object.fromEntries(changed.map(([name, value]) => [name, value.trim()]))
}

const required: Requirable[] = ['title', 'eventDate', 'startTime', 'venue', 'location']

/** The first reason not to send an edit. A missing link of an online event is only marked, not refused. */
export function editProblem(event: OwnEvent, form: EventForm, now: Date): Problem | null {
  const missing = required.filter(
    (field) => !isVisible(form[field]) && !(field === 'location' && isOnlineVenue(form.venue)),
  )
  if (missing.length > 0) return missingFields(missing)
  const notTimes = unreadableTimes(form)
  if (notTimes) return notTimes
  const isMoved = form.eventDate !== event.eventDate
  if (isMoved && isBefore(parseISO(form.eventDate), startOfDay(now)))
    return about('eventDate', texts.dateInPast)
  const isOneDay = event.endDate === null
  if (isOneDay && form.endTime !== '' && form.endTime <= form.startTime)
    return about('endTime', texts.endBeforeStart)
  const isLinked = form.registerLink.trim() !== ''
  return isLinked && !isWebAddress(form.registerLink) ? about('registerLink', texts.linkNotUrl) : null
}
