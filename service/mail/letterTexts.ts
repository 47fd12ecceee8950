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
  /** Shown below the signature. */
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
      'Enter this code to confirm your email address. It can be used once, within 10 minutes.',
      'If you did not sign up for Plaza, you can ignore this email.',
    ],
    code,
  }),
  'reset-password': ({ code }) => ({
    subject: `${code} resets your Plaza password`,
    body: [
      'Enter this code to choose a new password. It can be used once, within 10 minutes.',
      'If you did not request it, you can ignore this email: your password stays the same.',
    ],
    code,
  }),
  'logins-refused': ({ publicUrl }) => ({
    subject: 'Failed sign-in attempts on your account',
    body: [
      'Someone keeps entering wrong passwords for your account from locations where you have never logged in.',
      'Until this stops, logins from new locations are delayed by up to an hour. Where you have logged in before, you can still log in as usual, and your password stays the same.',
      'If this delays you, or your password is easy to guess, choose a new one with Forgot password on the login page.',
    ],
    link: { label: 'Open Plaza', url: `${publicUrl}/` },
  }),
  'password-changed': ({ publicUrl }) => ({
    subject: 'Your Plaza password was changed',
    body: [
      'Your password was just changed, and your other devices were signed out.',
      'If this was not you, reset your password right away with Forgot password on the login page.',
    ],
    link: { label: 'Open Plaza', url: `${publicUrl}/` },
  }),
  'event-submitted': ({ submissions: { events, total }, readersZone, publicUrl }) => ({
    subject:
      total === 1 ? `To be approved: ${line(events[0]?.title ?? '')}` : `${total} events to be approved`,
    body: [
      total === 1
        ? 'An event is waiting for your decision.'
        : `${total} events are waiting for your decision.`,
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
    body: [`Your event “${title}” was approved. Everyone can now find it on Explore.`],
    link: onExplore(publicUrl, eventId),
  }),
  'event-rejected': ({ title, eventId, reason, publicUrl }) => ({
    subject: `Not published: ${title}`,
    body: [
      `Your event “${title}” was not approved.`,
      reason ? 'The reason given:' : 'No reason was given.',
      'You can edit it under My Events, which submits it again.',
    ],
    quote: reason,
    link: inMyEvents(publicUrl, eventId),
  }),
  'changes-approved': ({ title, eventId, publicUrl }) => ({
    subject: `Changed: ${title}`,
    body: [`Your changes to “${title}” were approved. Everyone can now see them on Explore.`],
    link: onExplore(publicUrl, eventId),
  }),
  'changes-rejected': ({ title, eventId, reason, publicUrl }) => ({
    subject: `Not changed: ${title}`,
    body: [
      `Your changes to “${title}” were not approved. The previous version stays on Explore.`,
      reason ? 'The reason given:' : 'No reason was given.',
      'You can edit them under My Events, which submits them again.',
    ],
    quote: reason,
    link: inMyEvents(publicUrl, eventId),
  }),
  'event-taken-down': ({ title, eventId, reason, publicUrl }) => ({
    subject: `Taken down: ${title}`,
    body: [
      `Your event “${title}” is no longer on Explore.`,
      'The reason given:',
      'You can edit it under My Events, which submits it again.',
    ],
    quote: reason,
    link: inMyEvents(publicUrl, eventId),
  }),
  'series-ending': ({ title, eventId, publicUrl }) => ({
    subject: `Ends soon: ${title}`,
    body: [
      `The last date of your series “${title}” is near.`,
      'If it is to go on, you can add more dates under My Events.',
    ],
    link: inMyEvents(publicUrl, eventId),
  }),
}

export const addressOf = (publicUrl: string, eventId: number) => `${publicUrl}/explore?event=${eventId}`

export const onExplore = (publicUrl: string, eventId: number) => ({
  label: 'See it on Explore',
  url: addressOf(publicUrl, eventId),
})

/** Links to the event in My Events, where its author can read the decision. */
const inMyEvents = (publicUrl: string, eventId: number) => ({
  label: 'My Events',
  url: `${publicUrl}/home?dialog=my-events&own=${eventId}`,
})

/** One line without control characters, for subjects and greetings. */
export const line = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
