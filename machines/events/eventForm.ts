import type { EventDetail, OwnEvent } from '../domain.ts'
import { parseCoordinates } from './location/coordinates.ts'

/**
 * The fields of both forms as typed, by the section of the wizard that contains them. '' stands for an
 * omitted field. Times are HH:MM.
 */
const emptySections = {
  basicDetails: { title: '', eventType: '', category: '', content: '', accessibilityNotes: '' },
  dateAndTime: {
    eventDate: '',
    startTime: '',
    endTime: '',
    /** '' until one is chosen. */
    endDate: '',
    /** '' for the zone of the place. */
    timeZone: '',
  },
  venueAndLocation: { venue: '', location: '', locationDetails: '', registerLink: '' },
  eventImages: {
    /** '' if the service does not support it. */
    visibility: '',
  },
}

export type Section = keyof typeof emptySections

/** In the wizard's order. */
export const sections = Object.keys(emptySections) as Section[]

/** The Edit Event Information form. */
export const emptyForm = {
  ...emptySections.basicDetails,
  ...emptySections.dateAndTime,
  ...emptySections.venueAndLocation,
  ...emptySections.eventImages,
}

export type EventForm = typeof emptyForm

/** The first section with one of these fields, if there is any. */
export const sectionWith = (fields: ReadonlySet<string>): Section | undefined =>
  sections.find((section) => Object.keys(emptySections[section]).some((field) => fields.has(field)))

/**
 * The Create New Event form as typed. It has a field that says whether the event is online; the edit form
 * derives that from the venue.
 */
export interface EventDraft extends EventForm {
  isOnline: boolean
  latitude: number | null
  longitude: number | null
  /** The zone of the picked place; '' for none. */
  placeZone: string
}

export const emptyDraft: EventDraft = {
  ...emptyForm,
  isOnline: false,
  latitude: null,
  longitude: null,
  placeZone: '',
}

/** When an event takes place, as typed. */
export type TimesForm = Pick<EventForm, 'eventDate' | 'endDate' | 'startTime' | 'endTime' | 'timeZone'>

export const formOf = (event: OwnEvent): EventForm => ({
  ...textsOf(event),
  ...timesOf(event),
  eventType: event.eventType?.id ?? '',
  category: event.category?.id ?? '',
})

export const timesOf = (event: Pick<EventDetail, keyof TimesForm>): TimesForm => ({
  eventDate: event.eventDate,
  endDate: event.endDate ?? '',
  startTime: event.startTime?.slice(0, 5) ?? '',
  endTime: event.endTime?.slice(0, 5) ?? '',
  timeZone: event.timeZone ?? '',
})

function textsOf(event: OwnEvent) {
  const names = Object.keys(emptyForm) as (keyof EventForm)[]
  return Object.fromEntries(names.map((name) => [name, event[name] ?? ''])) as EventForm
}

/** The original of a duplicate: its title, shown in the wizard, and the pictures to copy. */
export interface Copied {
  from: string
  images: { id: string; url: string }[]
}

/** Copies everything except the days. The zone is kept even if another place is chosen later. */
export function copiedDraft(event: OwnEvent): EventDraft {
  const form = { ...formOf(event), eventDate: '', endDate: '' }
  const at = parseCoordinates(event.locationDetails)
  return {
    ...form,
    isOnline: event.isOnline,
    latitude: at?.lat ?? null,
    longitude: at?.lng ?? null,
    placeZone: event.isOnline ? '' : form.timeZone,
  }
}

/** Pictures without an id cannot be copied. */
export const copiedFrom = ({ title, galleryImages }: OwnEvent, most: number): Copied => ({
  from: title,
  images: galleryImages.flatMap(({ id, url }) => (id === null ? [] : [{ id, url }])).slice(0, most),
})
