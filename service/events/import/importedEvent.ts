import type { CatalogEntry } from '../../catalog/catalogQueries.ts'
import { invalid } from '../../http/errors.ts'
import { type Errors, HttpError } from '../../http/httpError.ts'
import type { Services } from '../../ports/services.ts'
import type { Lifecycle } from '../fields/statuses.ts'
import { checkRules, type EventDraft } from '../eventDraft.ts'
import { ownZone, zoneOfPlace } from '../eventZone.ts'
import { noSpot, spotIn } from '../fields/coordinates.ts'
import { utcClock } from '../fields/moments.ts'
import { answerFields, type EventFields, type FieldName, fieldNames } from '../fields/eventFields.ts'
import { eventOf, ImportedForm, type NewEvent } from '../newEvent.ts'
import { overAt } from './reading/coming.ts'
import { type Entry, type Picture, unreadable } from './reading/entry.ts'
import { clockAt } from './reading/stamps.ts'

/** The fields of an entry as the preview shows them, even if they are not valid. */
export type Shown = { [Name in FieldName]: EventFields[Name] | null } & Pick<
  EventDraft,
  'is_online' | 'category_id'
>

/** The type and category for entries that name none. */
export interface GivenCatalog {
  type: number | null
  category: number | null
}

/** An entry converted to the fields of an event. */
export interface ImportedEvent {
  uid: string
  sequence: number
  lifecycle: Lifecycle
  reason: string | null
  /** True if its times have no time zone. */
  is_floating: boolean
  /** Null if it cannot become an event; `problems` then says why. */
  event: NewEvent | null
  shown: Shown
  problems: Errors
  pictures: Picture[]
  /** What was guessed, or why it is not chosen at first. */
  notes: string[]
  is_chosen: boolean
  is_over: boolean
}

const longestUid = 500
const longestTags = 500

/**
 * Returns a function that converts entries by the rules of a new event. It caches the zones of places and the
 * ids of categories.
 */
export async function importer(
  { db, zones, timeZone, clock }: Pick<Services, 'db' | 'zones' | 'timeZone' | 'clock'>,
  authorId: number,
  categories: readonly Pick<CatalogEntry, 'id' | 'name'>[],
): Promise<(entry: Entry) => Promise<ImportedEvent>> {
  const own = (await ownZone(db, authorId)) ?? timeZone
  const isOver = overAt(utcClock(clock()))
  const idOf = new Map(categories.map(({ id, name }) => [name.toLowerCase(), id]))
  const places = new Map<string, Promise<string | null>>()
  const zoneThere = ({ spot, location, is_online }: Entry): Promise<string | null> => {
    const key = JSON.stringify([spot, location, is_online])
    const zone = places.get(key) ?? zoneOfPlace(zones, { ...(spotIn(spot) ?? noSpot), location, is_online })
    places.set(key, zone)
    return zone
  }

  const convert = async (entry: Entry): Promise<ImportedEvent> => {
    const words = entry.categories.map((word) => word.trim())
    const category = words.map((word) => idOf.get(word.toLowerCase())).find((id) => id !== undefined)
    const times = timesOf(entry, await zoneThere(entry), own)
    const form = {
      ...times,
      title: entry.title,
      content: entry.content,
      venue: entry.venue ?? '',
      location: entry.location ?? '',
      location_details: entry.spot ?? '',
      register_link: entry.link ?? '',
      max_participants: entry.capacity ?? '',
      tags: tagsOf(words.filter((word) => !idOf.has(word.toLowerCase()))),
      is_online_event: String(entry.is_online),
      event_category_id: category === undefined ? '' : String(category),
    }
    const { event, problems } = checked(form, entry)
    const { sequence, lifecycle, reason, pictures } = entry
    const uid = entry.uid.toWellFormed().replaceAll(/\p{Cc}/gu, ' ')
    const overrides = { is_online: entry.is_online, category_id: category ?? null }
    const shown = { ...(event ?? soundPartOf(form, problems)), ...overrides }
    return {
      uid,
      sequence,
      lifecycle,
      reason,
      is_floating: isFloating(entry),
      event,
      shown,
      problems,
      pictures,
      notes: entry.notes,
      is_chosen: entry.isChosen,
      is_over: entry.when !== null && isOver(entry.when, times['time_zone'] ?? own),
    }
  }

  return (entry) =>
    convert(entry).catch((error: unknown) => {
      // Its times are beyond all calendars.
      if (!(error instanceof RangeError)) throw error
      return convert(unreadable(entry.uid, entry.title))
    })
}

/** Interprets the times of an entry without a time zone in this zone. Other entries stay unchanged. */
export function inZone(entry: ImportedEvent, zone: string): ImportedEvent {
  if (!entry.is_floating || !entry.event) return entry
  return { ...entry, ...judgedByRules({ ...entry.event, time_zone: zone }, entry.problems) }
}

const isFloating = ({ when, problems }: Entry) =>
  when?.by === 'clock' && when.zone === null && problems['time_zone'] === undefined

type Form = Record<string, string>

/** The date and time fields, in the zone in which the event is announced. */
function timesOf({ when, zone: ofCalendar }: Entry, there: string | null, own: string): Form {
  if (when === null) return {}
  if (when.by === 'day') {
    const days = { event_date: when.start, start_time: '00:00:00', end_date: when.end, end_time: '23:59:00' }
    return { ...days, time_zone: there ?? ofCalendar ?? own }
  }
  const zone = when.zone ?? there ?? ofCalendar ?? (when.by === 'moment' ? 'UTC' : own)
  const shown = (time: string) => (when.by === 'moment' ? clockAt(time, zone) : time)
  const [event_date = '', start_time = ''] = shown(when.start).split('T')
  const [end_date = '', end_time = ''] = when.end === null ? [] : shown(when.end).split('T')
  return { event_date, start_time, end_date, end_time, time_zone: zone }
}

/** Joins as many tags as fit. */
function tagsOf(words: readonly string[]): string {
  const [first = '', ...rest] = words.map((word) => word.replaceAll(',', ' ')).filter(Boolean)
  return rest.reduce(
    (all, word) => (all.length + word.length + 2 > longestTags ? all : `${all}, ${word}`),
    first,
  )
}

function checked(form: Form, entry: Entry): { event: NewEvent | null; problems: Errors } {
  const read = ImportedForm.safeParse(form)
  const faults = read.success ? {} : (invalid(read.error).errors ?? {})
  // If there is no date, do not report the missing time as well.
  if (entry.when === null) delete faults['start_time']
  const long = entry.uid.length > longestUid ? { uid: [`At most ${longestUid} characters.`] } : {}
  const problems = { ...faults, ...entry.problems, ...long }
  if (!read.success || Object.keys(problems).length > 0) return { event: null, problems }
  return judgedByRules(eventOf(read.data, read.data.time_zone ?? 'UTC'), problems)
}

function judgedByRules(event: NewEvent, problems: Errors): { event: NewEvent | null; problems: Errors } {
  try {
    checkRules(event)
    return { event, problems }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { event: null, problems: error.errors ?? {} }
  }
}

/** The fields of a refused entry that can be shown. Texts are shown even if they are too long. */
const soundPartOf = (form: Form, problems: Errors) =>
  Object.fromEntries(
    fieldNames.map((name) => {
      const { success, data } = answerFields[name].safeParse(form[name] || null)
      const isSound = success && (problems[name] === undefined || !/date|time/.test(name))
      return [name, isSound ? data : null]
    }),
  ) as { [Name in FieldName]: EventFields[Name] | null }
