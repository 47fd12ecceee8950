import { z } from '@hono/zod-openapi'
import { dataOf } from '../../http/answerParts.ts'
import { HttpError } from '../../http/httpError.ts'
import { route } from '../../http/route.ts'
import type { Db } from '../../ports/db.ts'
import { saveNotifications } from './notificationQueries.ts'
import { findSubscription, type LetterKind, letterKinds } from './unsubscribeTokens.ts'

const tag = 'Notifications'
const notFound = 'This link is not valid.'

const Token = z.object({
  token: z.string().openapi({
    description: 'The last part of the link in the letter.',
    example: '42-reminders-21150-kS3v1yDqv0mYQ2xw6dW1oTq8fJr7uLz5nXb4cHgPaEk',
  }),
})

/** Says nothing about the account's other letters, since letters are forwarded with their links. */
const Subscription = z
  .strictObject({
    kind: z.enum(Object.keys(letterKinds) as [LetterKind, ...LetterKind[]]).openapi({
      description: 'Which emails the link turns off; `daily` means reminders and matches.',
      example: 'reminders',
    }),
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
    summary: 'What the unsubscribe link of an email would turn off. Changes nothing.',
    handle: async ({ db, clock, params: { token } }) => {
      const { kind } = await subscriptionAt(db, token, clock())
      return { status: true, data: { kind } }
    },
  }),
  route('POST /common/unsubscribe/{token}/', {
    ...shared,
    operationId: 'unsubscribe',
    summary:
      'Ends the letters that the link is about, whatever the body says: mail programs send one of their own. It never starts any.',
    handle: async ({ db, clock, params: { token } }) => ({
      status: true,
      data: { kind: await unsubscribe(db, token, clock()) },
    }),
  }),
]

/** Throws 404 for a link that is not valid. */
export const unsubscribe = (db: Db, token: string, now: Date) =>
  db.transaction(async (tx) => {
    const { userId, kind } = await subscriptionAt(tx, token, now)
    await saveNotifications(tx, userId, Object.fromEntries(letterKinds[kind].map((name) => [name, false])))
    return kind
  })

/** Throws 404 for a link that is not valid. */
export async function subscriptionAt(db: Db, token: string, now: Date) {
  const found = await findSubscription(db, token, now)
  if (!found) throw new HttpError(404, notFound)
  return found
}
