import { z } from '@hono/zod-openapi'
import { badField, HttpError } from '../../http/httpError.ts'
import { oneOf } from '../../http/input/input.ts'
import { route } from '../../http/route.ts'
import type { Db } from '../../ports/db.ts'
import { countCreation, quotaText } from '../creationQuota.ts'
import type { EventBefore } from '../editEvent/editEventQueries.ts'
import { findLifecycle } from '../editEvent/lifecycleQueries.ts'
import { ownEvent } from '../editEvent/ownEvent.ts'
import { EventById } from '../eventDraft.ts'
import { lifecycleRules } from '../fields/statuses.ts'
import { daysAfter, frequencies, lastDayOf } from './days.ts'
import {
  checkOneEnd,
  chooseDays,
  datesAnswer,
  datesOf,
  ends,
  makeDates,
  mostDates,
  shownCatalog,
  tooMany,
} from './newDates.ts'
import { countMembers, deleteSeries, insertSeries, lockSeries } from './seriesQueries.ts'

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
    until: ends.until.openapi({
      description: 'The last day that a date may have, at most 12 months after the event.',
      example: '2027-08-31',
    }),
    count: ends.count
      .max(mostDates, tooMany)
      .optional()
      .openapi({ description: 'How many dates, the event itself included.', example: 8 }),
    except: ends.except,
  })
  .superRefine(checkOneEnd)
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
    answer: datesOf('All its dates in order.'),
    fails: { 403: notOwn, 404: 'Event not found.', 409: isPart, 429: quotaText },
    handle: async ({ params: { id }, body, ...call }) => {
      const { db, user, clock } = call
      const seen = await ownEvent(db, id, user, 'look', notOwn)
      return await db.transaction(async (tx) => {
        const now = clock()
        await lockSeries(tx, seen.series_id)
        const catalog = await shownCatalog(tx, seen)
        const event = await ownEvent(tx, id, user, 'lock', notOwn)
        await checkRepeatable(tx, { ...event, id }, now)
        const days = daysFor(event, body, now)
        await countCreation(tx, call, days.length, now)
        const seriesId = await insertSeries(tx, id, body)
        if (event.series_id !== null) await deleteSeries(tx, event.series_id)
        const ids = [id, ...(await makeDates(call, tx, { id, days, catalog, now }))]
        return await datesAnswer(call, tx, { id: seriesId, count: ids.length }, ids)
      })
    },
  }),
]

async function checkRepeatable(tx: Db, event: EventBefore & { id: number }, now: Date): Promise<void> {
  if (event.approval_status === 'rejected') throw new HttpError(409, 'This event was rejected.')
  // An event can be repeated again once it is the only date left in its series.
  if (event.series_id !== null && (await countMembers(tx, event.series_id)) > 1)
    throw new HttpError(409, isPart)
  const standing = await findLifecycle(tx, event.id)
  if (standing && Date.parse(standing.over_at) <= now.getTime())
    throw new HttpError(409, 'This event is over.')
  if (standing && !lifecycleRules[standing.lifecycle].takesPlace) {
    throw new HttpError(409, `This event is ${standing.lifecycle}.`)
  }
}

function daysFor(event: EventBefore, { until, count, except, ...rule }: Repetition, now: Date): string[] {
  const first = event.event_date
  const last = lastDayOf(first)
  if (until !== undefined && until <= first) throw badField('until', 'Give a day after that of the event.')
  if (until !== undefined && until > last) throw badField('until', tooMany)
  const more = count === undefined ? undefined : count - 1
  return chooseDays(event, daysAfter(first, rule, until ?? last), { more, except, most: mostDates - 1 }, now)
}
