import { eventTime } from '../events/fields/eventTime.ts'
import type { Letter } from '../ports/mail.ts'
import type { Submissions } from './submissions.ts'

export interface Draft {
  subject: string
  body: string[]
  code?: string
  quote?: string | null
  lists?: List[]
  link?: { label: string; url: string }
  /** Stands below the signature. */
  end?: { text: string; label: string; url: string }
}

interface List {
  heading?: string
  entries: { text: string; url: string }[]
  rest: string | null
}

interface Facts {
  code: string
  title: string
  eventId: number
  submissions: Submissions
  reason: string | null
  readersZone: string | null
  publicUrl: string
}

export const letterTexts: Record<Letter['kind'], (facts: Facts) => Draft> = {
  'verify-email': ({ code }) => ({
    subject: `${code} is your Plaza code`,
    body: [
      'Enter this code to prove that this address is yours. It is valid for 10 minutes and only once.',
      'If you did not sign up for Plaza, you can ignore this mail.',
    ],
    code,
  }),
  'reset-password': ({ code }) => ({
    subject: `${code} resets your Plaza password`,
    body: [
      'Enter this code to choose a new password. It is valid for 10 minutes and only once.',
      'If you did not ask for it, you can ignore this mail: your password stays as it is.',
    ],
    code,
  }),
  'logins-refused': ({ publicUrl }) => ({
    subject: 'Failed sign-in attempts on your account',
    body: [
      'Somebody keeps entering wrong passwords for your account, from places where you have never logged in.',
      'Until that ends, logins from new places have to wait, at most an hour. Where you have logged in before you get in as usual, and your password stays as it is.',
      'If you are kept waiting yourself, or your password is easy to guess, choose a new one: Forgot password on the login page.',
    ],
    link: { label: 'Open Plaza', url: `${publicUrl}/` },
  }),
  'password-changed': ({ publicUrl }) => ({
    subject: 'Your Plaza password was changed',
    body: [
      'Your password was just changed, and your other devices were signed out.',
      'If that was not you, reset your password at once: Forgot password on the login page.',
    ],
    link: { label: 'Open Plaza', url: `${publicUrl}/` },
  }),
  'event-submitted': ({ submissions: { events, total }, readersZone, publicUrl }) => ({
    subject:
      total === 1 ? `To be approved: ${line(events[0]?.title ?? '')}` : `${total} events to be approved`,
    body: [
      total === 1
        ? 'An event waits for you to approve or reject it.'
        : `${total} events wait for you to approve or reject them.`,
    ],
    lists: [
      {
        entries: events.map((event) => ({
          text: `${line(event.title)}, by ${line(event.author_name)}, on ${eventTime(event, readersZone)}`,
          url: addressOf(publicUrl, event.id),
        })),
        rest: total > events.length ? `and ${total - events.length} more.` : null,
      },
    ],
    link: { label: 'Pending events', url: `${publicUrl}/admin/pending-events` },
  }),
  'event-approved': ({ title, eventId, publicUrl }) => ({
    subject: `Published: ${title}`,
    body: [`Your event “${title}” was approved. Everybody can find it on Explore now.`],
    link: onExplore(publicUrl, eventId),
  }),
  'event-rejected': ({ title, eventId, reason, publicUrl }) => ({
    subject: `Not published: ${title}`,
    body: [
      `Your event “${title}” was not approved.`,
      reason ? 'The reason that was given:' : 'No reason was given.',
      'You can edit it under My Events; with that it is submitted again.',
    ],
    quote: reason,
    link: inMyEvents(publicUrl, eventId),
  }),
  'changes-approved': ({ title, eventId, publicUrl }) => ({
    subject: `Changed: ${title}`,
    body: [`Your changes of “${title}” were approved. Everybody sees them on Explore now.`],
    link: onExplore(publicUrl, eventId),
  }),
  'changes-rejected': ({ title, eventId, reason, publicUrl }) => ({
    subject: `Not changed: ${title}`,
    body: [
      `Your changes of “${title}” were not approved. It stays on Explore as it was.`,
      reason ? 'The reason that was given:' : 'No reason was given.',
      'You can edit them under My Events; with that they are submitted again.',
    ],
    quote: reason,
    link: inMyEvents(publicUrl, eventId),
  }),
  'event-taken-down': ({ title, eventId, reason, publicUrl }) => ({
    subject: `Taken down: ${title}`,
    body: [
      `Your event “${title}” is not on Explore any more.`,
      'The reason that was given:',
      'You can edit it under My Events; with that it is submitted again.',
    ],
    quote: reason,
    link: inMyEvents(publicUrl, eventId),
  }),
}

export const addressOf = (publicUrl: string, eventId: number) => `${publicUrl}/explore?event=${eventId}`

export const onExplore = (publicUrl: string, eventId: number) => ({
  label: 'See it on Explore',
  url: addressOf(publicUrl, eventId),
})

/** There its author reads what became of it. */
const inMyEvents = (publicUrl: string, eventId: number) => ({
  label: 'My Events',
  url: `${publicUrl}/home?dialog=my-events&own=${eventId}`,
})

/** One line without control characters, for subjects and greetings. */
export const line = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
