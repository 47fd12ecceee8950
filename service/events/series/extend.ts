import { z } from '@hono/zod-openapi'
import { badField, HttpError } from '../../http/httpError.ts'
import { route } from '../../http/route.ts'
import { countCreation, quotaText } from '../creationQuota.ts'
import type { EventBefore } from '../editEvent/editEventQueries.ts'
import { ownEvent } from '../editEvent/ownEvent.ts'
import { EventById } from '../eventDraft.ts'
import { approvalRules, lifecycleRules } from '../fields/statuses.ts'
import { daysBehind, lastDayOf, type Rule } from './days.ts'
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
import { changedMeanwhile } from './scope.ts'
import { listMembers, lockSeries, type Member, renewVersions, ruleOf } from './seriesQueries.ts'

const Extension = z
  .strictObject({
    until: ends.until.openapi({
      description:
        'The last day that a date may have: after the last date, and at most 12 months after the next one.',
      example: '2027-12-31',
    }),
    count: ends.count.optional().openapi({
      description:
        'How many dates the series is to have, those that it has and those that are over included.',
      example: 16,
    }),
    except: ends.except,
  })
  .superRefine(checkOneEnd)
  .openapi({
    description:
      'How far the series is to go. Give either `until` or `count`; days are left out as by repeating.',
    example: { count: 16 },
  })

type Extension = z.output<typeof Extension>

const notOwn = 'Only its author may extend a series.'
const noSeries = 'This event is not part of a series.'

export const extendRoutes = [
  route('POST /common/events/{id}/series/', {
    operationId: 'extendSeries',
    access: 'signedIn',
    reach: 'own series event',
    summary: `Adds dates behind the last one of the series of an event, by its rule, each as the last one that was not changed alone. They wait for approval; the others stay as they are. At most ${mostDates} dates are to come, within 12 months of the next one.`,
    tag: 'Events',
    params: EventById,
    body: Extension,
    status: 201,
    answer: datesOf('The new dates in order.'),
    fails: { 403: notOwn, 404: 'Event not found.', 409: noSeries, 429: quotaText },
    handle: async ({ params: { id }, body, ...call }) => {
      const { db, user, clock } = call
      const { series_id: seriesId } = await ownEvent(db, id, user, 'look', notOwn)
      if (seriesId === null) throw new HttpError(409, noSeries)
      return await db.transaction(async (tx) => {
        const now = clock()
        await lockSeries(tx, seriesId)
        const dates = await listMembers(tx, seriesId)
        if (!dates.some((date) => date.id === id)) throw new HttpError(409, changedMeanwhile)
        const model = modelOf(dates)
        const catalog = await shownCatalog(tx, await ownEvent(tx, model.id, user, 'look', notOwn))
        const event = await ownEvent(tx, model.id, user, 'lock', notOwn)
        const days = daysFor(event, { dates, rule: await ruleOf(tx, seriesId) }, body, now)
        await countCreation(tx, call, days.length, now)
        const ids = await makeDates(call, tx, { id: model.id, days, catalog, now })
        await renewVersions(tx, seriesId, ids)
        return await datesAnswer(call, tx, { id: seriesId, count: dates.length + ids.length }, ids)
      })
    },
  }),
]

/** The date that the new ones are copied from. */
function modelOf(dates: readonly Member[]): Member {
  const standing = dates.filter(
    ({ lifecycle, approval_status }) =>
      lifecycleRules[lifecycle].takesPlace && approvalRules[approval_status].isPublishable,
  )
  const model = standing.findLast((date) => !date.changed_alone) ?? standing.at(-1)
  if (!model) throw new HttpError(409, 'No date of this series takes place.')
  return model
}

interface Series {
  dates: readonly Member[]
  rule: Rule
}

/**
 * Throws a 400 error if the series would not get longer or would get too long, and a 409 error if it is over.
 */
function daysFor(
  event: EventBefore,
  { dates, rule }: Series,
  { until, count, except }: Extension,
  now: Date,
): string[] {
  const coming = dates.filter((date) => Date.parse(date.over_at) > now.getTime())
  const [next] = coming
  const last = dates.at(-1)
  if (!next || !last) throw new HttpError(409, 'This series is over.')
  const limit = lastDayOf(next.event_date)
  if (until !== undefined && until <= last.event_date) {
    throw badField('until', 'Give a day after that of the last date.')
  }
  if (until !== undefined && until > limit) throw badField('until', tooMany)
  if (count !== undefined && count <= dates.length) {
    throw badField('count', `Give more than the ${dates.length} dates that it has.`)
  }
  const more = count === undefined ? undefined : count - dates.length
  const days = daysBehind(dates, rule, until ?? limit)
  return chooseDays(event, days, { more, except, most: mostDates - coming.length }, now)
}
