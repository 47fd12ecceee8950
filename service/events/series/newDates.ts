import { z } from '@hono/zod-openapi'
import { audit } from '../../audit/auditQueries.ts'
import { findMissing } from '../../catalog/catalogQueries.ts'
import { idOf, whole } from '../../http/answerParts.ts'
import { badField } from '../../http/httpError.ts'
import { day } from '../../http/input/input.ts'
import type { Caller } from '../../ports/caller.ts'
import type { Db } from '../../ports/db.ts'
import type { Services } from '../../ports/services.ts'
import { EventAnswer, eventAnswer } from '../eventAnswer.ts'
import type { EventDraft } from '../eventDraft.ts'
import { addDays, daysBetween, skippedTo, todayAt } from '../fields/moments.ts'
import { readEvents } from '../queries/eventQueries.ts'
import { copyTo } from './seriesQueries.ts'

export const mostDates = 52

export const tooMany = `At most ${mostDates} dates within 12 months.`

const oneEnd = 'Give either the last day or how many dates.'

/** The fields that limit the dates. Each route adds its own descriptions. */
export const ends = {
  until: day.optional(),
  count: z.int('Give a whole number.').min(2, 'At least 2 dates.'),
  except: z
    .array(day, 'Give a list of days.')
    .max(366, 'At most 366 days.')
    .default([])
    .openapi({
      description: 'Days to be left out.',
      example: ['2027-07-04'],
    }),
}

/** A check for `superRefine`: requires either `until` or `count`. */
export function checkOneEnd(
  { until, count }: { until?: string | undefined; count?: number | undefined },
  context: z.RefinementCtx,
): void {
  if ((until === undefined) !== (count === undefined)) return
  for (const field of ['until', 'count']) {
    context.addIssue({ code: 'custom', path: [field], message: oneEnd })
  }
}

interface Wanted {
  /** How many days to choose, including those of `except`; undefined for all. */
  more: number | undefined
  except: readonly string[]
  /** The maximum number of chosen days, without those of `except`. */
  most: number
}

/**
 * Chooses the days of a rule on which the event can take place. Throws a 400 error if there are none or too
 * many.
 */
export function chooseDays(
  event: EventDraft,
  days: Iterable<string>,
  { more, except, most }: Wanted,
  now: Date,
): string[] {
  const today = todayAt(event.time_zone, now)
  const found: string[] = []
  for (const each of days) {
    if (found.length === more) break
    if (each >= today && isOnClocks(event, each)) found.push(each)
  }
  if (more !== undefined && found.length < more) throw badField('count', tooMany)
  const kept = found.filter((each) => !except.includes(each))
  if (kept.length === 0) throw badField(found.length > 0 ? 'except' : 'until', 'No date is left.')
  if (kept.length > most) throw badField(more === undefined ? 'until' : 'count', tooMany)
  return kept
}

/** True if the local clocks do not skip the event's start or end on that day. */
function isOnClocks(
  { event_date, end_date, start_time, end_time, time_zone }: EventDraft,
  on: string,
): boolean {
  const lastDay = addDays(on, end_date === null ? 0 : daysBetween(event_date, end_date))
  return (
    skippedTo(on, start_time, time_zone) === null &&
    (end_time === null || skippedTo(lastDay, end_time, time_zone) === null)
  )
}

type Catalog = Pick<EventDraft, 'category_id' | 'type_id'>

/**
 * Locks the category and the type, and replaces a deleted one with null. Call this before locking the event,
 * which is the order in which edits lock them.
 */
export async function shownCatalog(tx: Db, { category_id, type_id }: Catalog): Promise<Catalog> {
  const missing = await findMissing(tx, { category: category_id ?? undefined, type: type_id ?? undefined })
  return { category_id: missing.category ? null : category_id, type_id: missing.type ? null : type_id }
}

type Calling = Services & { user: Caller }

/** Copies the event to other days of its series. Returns the ids of the copies. */
export async function makeDates(
  { user, mail }: Calling,
  tx: Db,
  { id, days, catalog, now }: { id: number; days: readonly string[]; catalog: Catalog; now: Date },
): Promise<number[]> {
  const copies = await copyTo(tx, id, days, catalog, now)
  for (const entityId of copies) {
    await audit(tx, { actorId: user.id, action: 'create', entity: 'event', entityId }, now)
  }
  await audit(tx, { actorId: user.id, action: 'repeat', entity: 'event', entityId: id }, now)
  const [first = id] = copies
  await mail.enqueue(tx, { kind: 'event-submitted', eventId: first })
  return copies
}

export const datesOf = (description: string) =>
  z.strictObject({
    status: z.literal(true),
    data: z.strictObject({
      series: z.strictObject({
        id: idOf('series', 12),
        count: whole('How many dates it has.', 8),
      }),
      events: z.array(EventAnswer).openapi({ description }),
    }),
  })

export async function datesAnswer(
  call: Calling,
  tx: Db,
  series: { id: number; count: number },
  ids: readonly number[],
) {
  const rows = await readEvents(tx, ids, call.user, call.clock())
  return { status: true, data: { series, events: rows.map((row) => eventAnswer(call, call.user, row)) } }
}
