import type { DraftImage, OwnEvent, Visibility } from '../../domain.ts'
import { type EventForm, formOf } from '../eventForm.ts'
import { parseCoordinates } from '../location/coordinates.ts'
import { isVisible } from '../../visible.ts'
import { todayAt } from '../clock.ts'
import { type Days, lastDayOf } from '../days.ts'
import {
  about,
  daysProblem,
  missingFields,
  type Problem,
  type Requirable,
  unreadableTimes,
} from '../rules.ts'
import { isWebAddress } from '../../language/webAddress.ts'
import * as texts from '../texts.ts'
import type { Scope } from '../series/scope.ts'

export const maxGallery = 10

export interface EventUpdate {
  eventId: string
  changes: Partial<EventForm>
  deletedImages: string[]
  images: DraftImage[]
  /** Set only if the change applies to more than one date of a series. */
  scope?: Scope
}

/** Contains only the changes. Everything else comes from the event when the draft is resumed. */
export type EditDraft = Pick<EventUpdate, 'changes' | 'deletedImages'>

export const formNameOf = (eventId: string) => `editEvent ${eventId}`

/** True for an online venue, which has no coordinates and whose link is marked as required. */
export const isOnlineVenue = (venue: string) => /online|virtual|webinar|zoom|meet/i.test(venue)

/** True if a superadmin limited the visibility to less than this. */
export function isAboveLimit({ visibilityCeiling: most }: OwnEvent, visibility: Visibility): boolean {
  return most !== null && rank[visibility] > rank[most]
}

/** From the fewest readers to the most. */
const rank: Record<Visibility, number> = { MEMBERS: 0, LINK: 1, PUBLIC: 2 }

/**
 * The changed fields, trimmed. A hidden field is left unchanged. Details that are to stay with another place are
 * sent, since the service removes coordinates that came with the previous one.
 */
export function changesOf(event: OwnEvent, form: EventForm): Partial<EventForm> {
  const { locationDetails, ...changes } = changedFields(formOf(event), form)
  const stays = isSamePlace(event, form) || form.locationDetails === '' ? undefined : form.locationDetails
  const details = locationDetails ?? stays
  return details === undefined || isOnlineVenue(form.venue)
    ? changes
    : { locationDetails: details, ...changes }
}

type Place = Pick<EventForm, 'venue' | 'location'>

const isSamePlace = (event: OwnEvent, { venue, location }: Place) =>
  venue.trim() === (event.venue ?? '').trim() && location.trim() === (event.location ?? '').trim()

/** Coordinates leave the form with the place that they came with, and return with it. */
export function withCoordinates(event: OwnEvent, before: EventForm, form: EventForm): EventForm {
  const at = event.locationDetails ?? ''
  if (parseCoordinates(at) === null) return form
  const [wasHere, isHere] = [isSamePlace(event, before), isSamePlace(event, form)]
  if (wasHere && !isHere && form.locationDetails === at) return { ...form, locationDetails: '' }
  return !wasHere && isHere && form.locationDetails === '' ? { ...form, locationDetails: at } : form
}

/** The form with the changes of a draft. */
export function formWith(event: OwnEvent, changes: Partial<EventForm>): EventForm {
  const before = formOf(event)
  const form = { ...before, ...changes }
  return changes.locationDetails === undefined ? withCoordinates(event, before, form) : form
}

/** The fields that differ, trimmed. */
export function changedFields<Form extends Days & Record<keyof Form, string>>(
  before: Form,
  form: Form,
): Partial<Form> {
  const old = withLastDay(before)
  const changed = Object.entries<string>(withLastDay(form)).filter(
    ([name, value]) => value.trim() !== old[name as keyof Form].trim(),
  )
  return Object.fromEntries(changed.map(([name, value]) => [name, value.trim()])) as Partial<Form>
}

/** Fills in the last day implied by the times. */
const withLastDay = <Form extends Days>(form: Form): Form => ({ ...form, endDate: lastDayOf(form) })

const required: Requirable[] = ['title', 'eventDate', 'startTime', 'venue', 'location']

/**
 * The first reason why an edit cannot be sent. A missing link of an online event is only marked, not refused.
 */
export function editProblem(event: OwnEvent, form: EventForm, now: Date): Problem | null {
  const missing = required.filter(
    (field) => !isVisible(form[field]) && !(field === 'location' && isOnlineVenue(form.venue)),
  )
  if (missing.length > 0) return missingFields(missing)
  const notTimes = unreadableTimes(form)
  if (notTimes) return notTimes
  const isMoved = form.eventDate !== event.eventDate
  if (isMoved && form.eventDate < todayAt(form.timeZone, now)) return about('eventDate', texts.dateInPast)
  const notDays = daysProblem(form, form.timeZone)
  if (notDays) return notDays
  const isLinked = form.registerLink.trim() !== ''
  return isLinked && !isWebAddress(form.registerLink) ? about('registerLink', texts.linkNotUrl) : null
}
