import { z } from '@hono/zod-openapi'
import { dataOf } from '../../http/answerParts.ts'
import { HttpError } from '../../http/httpError.ts'
import { route } from '../../http/route.ts'
import type { Db } from '../../ports/db.ts'
import { findNotifications, type Notifications, saveNotifications } from './notificationQueries.ts'
import { NotificationsAnswer, NotificationsChange } from './notifications.ts'
import { findSubscription, type LetterKind, letterKinds } from './unsubscribeTokens.ts'

const tag = 'Notifications'
const notFound = 'This link is not valid.'

const Token = z.object({
  token: z.string().openapi({
    description: 'The last part of the link in the letter.',
    example: '42-reminders-kS3v1yDqv0mYQ2xw6dW1oTq8fJr7uLz5nXb4cHgPaEk',
  }),
})

const Subscription = z
  .strictObject({
    kind: z.enum(Object.keys(letterKinds) as [LetterKind, ...LetterKind[]]).openapi({
      description: 'Which letters the link ends; `daily`: reminders and matches.',
      example: 'reminders',
    }),
    ...NotificationsAnswer.shape,
  })
  .openapi('Subscription')

const shared = {
  access: 'anyone',
  reach: 'letter link',
  tag,
  params: Token,
  answer: dataOf(Subscription),
  fails: { 404: notFound },
} as const

export const unsubscribeRoutes = [
  route('GET /common/unsubscribe/{token}/', {
    ...shared,
    operationId: 'subscription',
    summary:
      'What a link at the end of a letter would end, and which letters its account wants. It changes nothing.',
    handle: ({ db, params: { token } }) => change(db, token, () => ({})),
  }),
  route('POST /common/unsubscribe/{token}/', {
    ...shared,
    operationId: 'unsubscribe',
    summary:
      'Ends the letters that the link is about, whatever the body says: mail programs send one of their own.',
    handle: ({ db, params: { token } }) =>
      change(db, token, (kind) => Object.fromEntries(letterKinds[kind].map((name) => [name, false]))),
  }),
  route('PATCH /common/unsubscribe/{token}/', {
    ...shared,
    operationId: 'updateSubscription',
    summary: 'Changes which letters the account of the link wants; what is left out stays.',
    body: NotificationsChange,
    handle: ({ db, params: { token }, body }) => change(db, token, () => body),
  }),
]

type Change = { [Name in keyof Notifications]?: boolean | undefined }

const change = (db: Db, token: string, wanted: (kind: LetterKind) => Change) =>
  db.transaction(async (tx) => {
    const found = await findSubscription(tx, token)
    if (!found) throw new HttpError(404, notFound)
    const { userId, kind } = found
    const changes = wanted(kind)
    const isAny = Object.keys(changes).length > 0
    const now = isAny ? await saveNotifications(tx, userId, changes) : await findNotifications(tx, userId)
    return { status: true, data: { kind, ...now } }
  })
