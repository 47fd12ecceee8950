import type { OwnEvent } from '../domain.ts'

/** The form Edit Event Information as typed; an empty text stands for an omitted field. Times are HH:MM. */
export const emptyForm = {
  title: '',
  content: '',
  eventType: '',
  category: '',
  eventDate: '',
  startTime: '',
  endTime: '',
  /** '' while nobody has chosen it. */
  endDate: '',
  /** '' for the place's own. */
  timeZone: '',
  venue: '',
  location: '',
  locationDetails: '',
  registerLink: '',
  accessibilityNotes: '',
  /** '' if the service does not support it. */
  visibility: '',
}

export type EventForm = typeof emptyForm

/** The form Create New Event as typed. In the other form only the venue says whether the event is online. */
export interface EventDraft extends EventForm {
  isOnline: boolean
  latitude: number | null
  longitude: number | null
  /** The zone of the place that was picked; '' for none. */
  placeZone: string
}

export const emptyDraft: EventDraft = {
  ...emptyForm,
  isOnline: false,
  latitude: null,
  longitude: null,
  placeZone: '',
}

export const formOf = (event: OwnEvent): EventForm => ({
  ...textsOf(event),
  eventType: event.eventType?.id ?? '',
  category: event.category?.id ?? '',
  startTime: event.startTime?.slice(0, 5) ?? '',
  endTime: event.endTime?.slice(0, 5) ?? '',
})

function textsOf(event: OwnEvent) {
  const names = Object.keys(emptyForm) as (keyof EventForm)[]
  return Object.fromEntries(names.map((name) => [name, event[name] ?? ''])) as EventForm
}
