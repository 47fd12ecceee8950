import { z } from '@hono/zod-openapi'
import { dataOf } from '../http/answerParts.ts'
import { audit } from '../audit/auditQueries.ts'
import { differences } from '../audit/differences.ts'
import { badField, HttpError } from '../http/httpError.ts'
import { jsonId } from '../http/input/input.ts'
import { route } from '../http/route.ts'
import { lockSlides, numberSlides } from './editSlideQueries.ts'
import { SlideAnswer, slideAnswer } from './slideAnswer.ts'
import { listSlides } from './slideQueries.ts'

const stale = 'The slides have changed since they were read. Look at their order again.'

const order = z.array(jsonId, 'Give a list of ids.').max(5000, 'Give at most 5000 ids.')

const Order = z.strictObject({
  ids: order.openapi({ description: 'Every slide once, in its new place.', example: [3, 2, 4] }),
  seen: order.openapi({ description: 'The order in which the caller has read them.', example: [2, 3, 4] }),
})

export const orderSlidesRoutes = [
  route('PATCH /common/superadmin/homepage-content/order/', {
    operationId: 'orderSlides',
    access: 'superadmin',
    summary:
      'Numbers all slides anew, from 1, at once; or none, where they are not as the caller has read them.',
    tag: 'Homepage',
    body: Order,
    answer: dataOf(z.array(SlideAnswer)),
    fails: { 409: stale },
    handle: async ({ user, body: { ids, seen }, clock, ...services }) => {
      if (!isReordered(ids, seen)) {
        throw badField('ids', 'List each ID exactly once.')
      }
      const data = await services.db.transaction(async (tx) => {
        await lockSlides(tx)
        const had = (await listSlides(tx)).map(({ id }) => id)
        if (keyOf(had) !== keyOf(seen)) throw new HttpError(409, stale)
        const details = differences({ order: had }, { order: ids }, ['order'])
        if (details) {
          await numberSlides(tx, ids)
          const entry = { actorId: user.id, action: 'reorder', entity: 'slide', entityId: null, details }
          await audit(tx, entry, clock())
        }
        return await listSlides(tx)
      })
      return { status: true, data: data.map((slide) => slideAnswer(services, slide)) }
    },
  }),
]

const isReordered = (ids: readonly number[], seen: readonly number[]) =>
  ids.length === seen.length &&
  new Set(ids).size === ids.length &&
  new Set([...ids, ...seen]).size === ids.length

const keyOf = (ids: readonly number[]) => ids.join()
