import { z } from '@hono/zod-openapi'
import { auditEntryParts, idOf, text, whole } from '../../http/answerParts.ts'
import { passwordField } from '../accountInput.ts'
import { device } from './sessions.ts'
import { EventAnswer, eventAnswer } from '../../events/eventAnswer.ts'
import { HttpError } from '../../http/httpError.ts'
import { route } from '../../http/route.ts'
import { audit } from '../../audit/auditQueries.ts'
import { deleteAccount, findHoldings } from '../holdings.ts'
import { forgiveAccount } from '../../http/limits/counts.ts'
import { emailKey } from '../users.ts'
import { NotificationsAnswer } from '../notifications/notifications.ts'
import { FilterAnswer } from '../notifications/savedFilters.ts'
import { UserAnswer } from '../userAnswer.ts'
import { confirmPassword } from './confirmPassword.ts'
import { ownAccount } from './profile.ts'

const moment = z.iso.datetime()
const Marked = z.strictObject({
  event_id: idOf('event', 1042),
  title: text('Its title; null while the caller may not see the event.', 'Open-air jazz').nullable(),
  at: moment,
})

const Holdings = z
  .strictObject({
    user: UserAnswer,
    events: z.array(EventAnswer),
    favorites: z.array(Marked),
    views: z.array(Marked),
    sessions: z.array(z.strictObject({ device, created_at: moment, last_used_at: moment })),
    calendar_feeds: z
      .array(z.strictObject({ created_at: moment }))
      .openapi({ description: 'When the address of the calendar of favourites was made.' }),
    notifications: NotificationsAnswer,
    saved_filters: z.array(FilterAnswer),
    daily_letters: z
      .array(
        z.strictObject({ looked_at: moment, last_day: z.iso.date().nullable(), due_at: moment.nullable() }),
      )
      .openapi({
        description:
          'Until when new events were looked at, the last day with such a letter or without any news, and when the next is due.',
      }),
    told_events: z
      .array(Marked.omit({ at: true }))
      .openapi({ description: 'Events already announced in a daily email.' }),
    imports: z.array(z.strictObject({ created_at: moment })).openapi({
      description: 'When the entries awaiting a selection were read. They are stored for an hour.',
    }),
    imported_events: z
      .array(
        z.strictObject({
          uid: text('Its name in the calendar that it was imported from.', 'jazz@example.org'),
          event_id: idOf('event', 1042),
          sequence: whole('How often it had changed there.', 0),
        }),
      )
      .openapi({ description: 'Events that came from elsewhere.' }),
    known_addresses: z.array(z.strictObject({ seen_at: moment })).openapi({
      description:
        'When the account last logged in from each address; only hashes of the addresses are kept.',
    }),
    codes: z.array(
      z.strictObject({
        purpose: text('What it proves.', 'verify-email'),
        tries: whole('Wrong ones so far, of 5.', 1),
        expires_at: moment,
      }),
    ),
    mails: z
      .array(
        z.strictObject({
          kind: text('What it is about.', 'event-approved'),
          data: z.record(z.string(), z.unknown()).openapi({
            description: 'What its text is made of.',
            example: { event: { id: 1042, title: 'Open-air jazz' } },
          }),
          language: text('Of the request that caused it, where it counts.', 'de').nullable(),
          created_at: moment,
          last_error: text('Why the last try failed.', 'The mailbox is full.').nullable(),
        }),
      )
      .openapi({ description: 'Those waiting to be sent, and those that could not be.' }),
    refused_mails: z
      .array(z.strictObject({ count: whole('In a row.', 1) }))
      .openapi({ description: "Emails that the recipient's mail server has rejected permanently." }),
    submission_mails: z
      .array(z.strictObject({ next_at: moment }))
      .openapi({ description: 'The earliest time for the next email about submitted events.' }),
    repeatable_requests: z
      .array(z.strictObject({ key: text('As it was sent.', '9f2c61d4-create-jazz'), created_at: moment }))
      .openapi({ description: 'Values of Idempotency-Key, kept for 24 hours.' }),
    deeds: z
      .array(z.strictObject({ at: moment, ...auditEntryParts }))
      .openapi({ description: "The audit log entries about the person's actions and about the account." }),
  })
  .openapi('Holdings')

const lastSuperadmin = 'The last superadmin cannot delete their own account.'

export const holdingsRoutes = [
  route('GET /common/profile/export/', {
    operationId: 'exportAccount',
    access: 'signedIn',
    tag: 'Account',
    summary: 'Everything that is held about the caller, as a file.',
    answer: Holdings,
    headers: { 'Content-Disposition': 'attachment; filename="plaza-account.json"' },
    handle: async ({ user, ...services }) => {
      const account = await ownAccount({ ...services, user })
      const { events, ...held } = await findHoldings(services.db, user, services.clock())
      return {
        user: account,
        events: events.map((row) => eventAnswer(services, user, row)),
        ...held,
      }
    },
  }),

  route('DELETE /common/profile/', {
    operationId: 'deleteAccount',
    access: 'signedIn',
    tag: 'Account',
    summary: "Deletes the caller's account; published events stay, under the name Former member.",
    body: z.strictObject({ password: passwordField }),
    confirms: 'Your account is deleted.',
    fails: { 409: lastSuperadmin },
    handle: async (call) => {
      const { db, user, body, clock, log, mail } = call
      await confirmPassword(call, 'password', body.password)
      await db.transaction(async (tx) => {
        if (!(await deleteAccount(tx, user.id))) {
          throw new HttpError(409, lastSuperadmin)
        }
        await forgiveAccount(tx, emailKey(user.email))
        await audit(tx, { actorId: user.id, action: 'delete', entity: 'user', entityId: user.id }, clock())
        await mail.forget(user)
      })
      log.info({ user: user.id }, 'account deleted')
    },
  }),
]
