import { z } from '@hono/zod-openapi'
import { audit } from '../../audit/auditQueries.ts'
import { findMissing } from '../../catalog/catalogQueries.ts'
import { idOf, whole } from '../../http/answerParts.ts'
import { badField, HttpError } from '../../http/httpError.ts'
import { day, oneOf } from '../../http/input/input.ts'
import { take } from '../../http/limits/counts.ts'
import { withinDay } from '../../http/limits/limits.ts'
import { route } from '../../http/route.ts'
import type { Db } from '../../ports/db.ts'
import { creationQuota, creationText } from '../createEvent.ts'
import type { EventBefore } from '../editEvent/editEventQueries.ts'
import { findLifecycle } from '../editEvent/lifecycleQueries.ts'
import { ownEvent } from '../editEvent/ownEvent.ts'
import { EventAnswer, eventAnswer } from '../eventAnswer.ts'
import { EventById } from '../eventDraft.ts'
import { addDays, daysBetween, skippedTo, todayAt } from '../fields/moments.ts'
import { readEvents } from '../queries/eventQueries.ts'
import { daysAfter, frequencies, lastDayOf } from './days.ts'
import { copyTo, countMembers, deleteSeries, insertSeries, lockSeries } from './seriesQueries.ts'

export const mostDates = 52

const oneEnd = 'Give either the last day or how many dates.'
const tooMany = `At most ${mostDates} dates within 12 months.`

const Repetition = z
  .strictObject({
    frequency: oneOf(frequencies).openapi({
      description:
        'On the weekday of the event, on its day of the month, or on its weekday of the month, such as the second Tuesday; a fifth one means the last.',
      example: 'weekly',
    }),
    interval: z
      .int('Give a whole number from 1 to 4.')
      .min(1, 'Give a whole number from 1 to 4.')
      .max(4, 'Give a whole number from 1 to 4.')
      .default(1)
      .openapi({ description: 'Weeks or months from one date to the next.', example: 1 }),
    until: day.optional().openapi({
      description: 'The last day that a date may have, at most 12 months after the event.',
      example: '2027-08-31',
    }),
    count: z
      .int('Give a whole number.')
      .min(2, 'At least 2 dates.')
      .max(mostDates, tooMany)
      .optional()
      .openapi({ description: 'How many dates, the event itself included.', example: 8 }),
    except: z
      .array(day, 'Give a list of days.')
      .max(366, 'At most 366 days.')
      .default([])
      .openapi({
        description: 'Days to be left out.',
        example: ['2027-07-04'],
      }),
  })
  .superRefine(({ until, count }, context) => {
    if ((until === undefined) !== (count === undefined)) return
    for (const field of ['until', 'count']) {
      context.addIssue({ code: 'custom', path: [field], message: oneEnd })
    }
  })
  .openapi({
    description:
      'The dates that the event is to have. Give either `until` or `count`. A day that a month lacks, or on which the clocks skip the start or the end, is left out and does not count.',
    example: { frequency: 'weekly', interval: 1, count: 8, except: ['2027-07-04'] },
  })

type Repetition = z.output<typeof Repetition>

const notOwn = 'Only its author may repeat an event.'
const isPart = 'This event is part of a series already.'

export const repeatRoutes = [
  route('POST /common/events/{id}/repeat/', {
    operationId: 'repeatEvent',
    access: 'signedIn',
    reach: 'own repeatable event',
    summary: `Makes an event a series of at most ${mostDates} dates within 12 months. Each is an event of its own, which waits for approval.`,
    tag: 'Events',
    params: EventById,
    body: Repetition,
    status: 201,
    answer: z.strictObject({
      status: z.literal(true),
      data: z.strictObject({
        series: z.strictObject({
          id: idOf('series', 12),
          count: whole('How many dates it has, the event itself included.', 8),
        }),
        events: z.array(EventAnswer).openapi({ description: 'All its dates in order.' }),
      }),
    }),
    fails: { 403: notOwn, 404: 'Event not found.', 409: isPart, 429: creationText },
    handle: async ({ params: { id }, body, ...call }) => {
      const { db, user, mail, clock, rateLimits } = call
      const seen = await ownEvent(db, id, user, 'look', notOwn)
      return await db.transaction(async (tx) => {
        const now = clock()
        await lockSeries(tx, seen.series_id)
        // Locked before the event is, as where it is edited.
        const { category_id, type_id } = await shownCatalog(tx, seen)
        const event = await ownEvent(tx, id, user, 'lock', notOwn)
        await checkRepeatable(tx, { ...event, id }, now)
        const days = daysFor(event, body, now)
        if (rateLimits && user.user_type !== 'superadmin') {
          withinDay(await take(tx, ['events', user.id], creationQuota, now), creationText)
        }
        const seriesId = await insertSeries(tx, id, body)
        if (event.series_id !== null) await deleteSeries(tx, event.series_id)
        const copies = await copyTo(tx, id, days, { category_id, type_id }, now)
        for (const entityId of copies) {
          await audit(tx, { actorId: user.id, action: 'create', entity: 'event', entityId }, now)
        }
        await audit(tx, { actorId: user.id, action: 'repeat', entity: 'event', entityId: id }, now)
        const [first = id] = copies
        await mail.enqueue(tx, { kind: 'event-submitted', eventId: first })
        const rows = await readEvents(tx, [id, ...copies], user)
        const events = rows.map((row) => eventAnswer(call, user, row))
        return { status: true, data: { series: { id: seriesId, count: events.length }, events } }
      })
    },
  }),
]

async function shownCatalog(tx: Db, { category_id, type_id }: EventBefore) {
  const missing = await findMissing(tx, { category: category_id ?? undefined, type: type_id ?? undefined })
  return { category_id: missing.category ? null : category_id, type_id: missing.type ? null : type_id }
}

async function checkRepeatable(tx: Db, event: EventBefore & { id: number }, now: Date): Promise<void> {
  if (event.approval_status === 'rejected') throw new HttpError(409, 'This event was rejected.')
  // An event that is the only one left in its series can be repeated again.
  if (event.series_id !== null && (await countMembers(tx, event.series_id)) > 1)
    throw new HttpError(409, isPart)
  const standing = await findLifecycle(tx, event.id)
  if (standing && Date.parse(standing.over_at) <= now.getTime())
    throw new HttpError(409, 'This event is over.')
  if (standing && standing.lifecycle !== 'scheduled') {
    throw new HttpError(409, `This event is ${standing.lifecycle}.`)
  }
}

/** The days of the new dates. Throws a 400 where the rule gives none, or too many. */
function daysFor(event: EventBefore, { until, count, except, ...rule }: Repetition, now: Date): string[] {
  const { event_date: first, time_zone: zone } = event
  const last = lastDayOf(first)
  const today = todayAt(zone, now)
  if (until !== undefined && until <= first) throw badField('until', 'Give a day after that of the event.')
  if (until !== undefined && until > last) throw badField('until', tooMany)
  const found: string[] = []
  for (const day of daysAfter(first, rule, until ?? last)) {
    if (count !== undefined && found.length === count - 1) break
    if (day >= today && isOnClocks(event, day)) found.push(day)
  }
  if (count !== undefined && found.length < count - 1) throw badField('count', tooMany)
  const days = found.filter((day) => !except.includes(day))
  if (days.length === 0) throw badField(found.length > 0 ? 'except' : 'until', 'No date is left.')
  if (days.length >= mostDates) throw badField('until', tooMany)
  return days
}

/** Whether the clocks at the place show its start and its end. */
function isOnClocks(
  { event_date, end_date, start_time, end_time, time_zone }: EventBefore,
  day: string,
): boolean {
  const lastDay = addDays(day, end_date === null ? 0 : daysBetween(event_date, end_date))
  return (
    skippedTo(day, start_time, time_zone) === null &&
    (end_time === null || skippedTo(lastDay, end_time, time_zone) === null)
  )
}
