import { z } from '@hono/zod-openapi'
import { dataOf } from '../../http/answerParts.ts'
import { yesOrNo } from '../../http/input/input.ts'
import { route } from '../../http/route.ts'
import { findNotifications, saveNotifications } from './notificationQueries.ts'

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
    summary: 'Which letters the caller wants: all, unless they said otherwise.',
    answer: dataOf(NotificationsAnswer),
    handle: async ({ db, user }) => ({ status: true, data: await findNotifications(db, user.id) }),
  }),
  route('PATCH /common/notifications/', {
    operationId: 'updateNotifications',
    access: 'signedIn',
    tag,
    summary: 'Changes which letters the caller wants; what is left out stays.',
    body: NotificationsChange,
    answer: dataOf(NotificationsAnswer),
    handle: async ({ db, user, body }) => {
      return { status: true, data: await saveNotifications(db, user.id, body) }
    },
  }),
]
