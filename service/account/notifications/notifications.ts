import { z } from '@hono/zod-openapi'
import { dataOf } from '../../http/answerParts.ts'
import { yesOrNo } from '../../http/input/input.ts'
import { route } from '../../http/route.ts'
import {
  findDelivery,
  findNotifications,
  forgetBounces,
  mostBounces,
  saveNotifications,
} from './notificationQueries.ts'

const tag = 'Notifications'

const about = {
  favorite_changes: { description: 'A favourite is cancelled, postponed or moved.', example: true },
  reminders: { description: 'Favourites of today and tomorrow.', example: true },
  matches: { description: 'Newly published events that a saved filter finds.', example: false },
}

export const NotificationsAnswer = z
  .strictObject({
    favorite_changes: z.boolean().openapi(about.favorite_changes),
    reminders: z.boolean().openapi(about.reminders),
    matches: z.boolean().openapi(about.matches),
  })
  .openapi('Notifications')

const Delivery = z
  .strictObject({
    is_failing: z.boolean().openapi({
      description: `The mail server of the address refused ${mostBounces} letters in a row: only codes and decisions are sent.`,
      example: false,
    }),
  })
  .openapi('MailDelivery')

export const NotificationsChange = z.strictObject({
  favorite_changes: yesOrNo.optional().openapi(about.favorite_changes),
  reminders: yesOrNo.optional().openapi(about.reminders),
  matches: yesOrNo.optional().openapi(about.matches),
})

export const notificationRoutes = [
  route('GET /common/notifications/', {
    operationId: 'notifications',
    access: 'signedIn',
    tag,
    summary: 'Which emails the caller gets; all by default.',
    answer: dataOf(NotificationsAnswer),
    handle: async ({ db, user }) => ({ status: true, data: await findNotifications(db, user.id) }),
  }),
  route('PATCH /common/notifications/', {
    operationId: 'updateNotifications',
    access: 'signedIn',
    tag,
    summary: 'Changes which emails the caller gets. Omitted settings stay.',
    body: NotificationsChange,
    answer: dataOf(NotificationsAnswer),
    handle: async ({ db, user, body }) => {
      return { status: true, data: await saveNotifications(db, user.id, body) }
    },
  }),
  route('GET /common/notifications/delivery/', {
    operationId: 'mailDelivery',
    access: 'signedIn',
    tag,
    summary: 'Whether letters reach the caller.',
    answer: dataOf(Delivery),
    handle: async ({ db, user }) => ({ status: true, data: await findDelivery(db, user.id) }),
  }),
  route('POST /common/notifications/delivery/', {
    operationId: 'resumeMail',
    access: 'signedIn',
    tag,
    summary: 'Sends letters again to an address that refused several.',
    answer: dataOf(Delivery),
    handle: async ({ db, user }) => {
      await forgetBounces(db, user.id)
      return { status: true, data: await findDelivery(db, user.id) }
    },
  }),
]
