import type { Translator } from '../../machines/language/translator.ts'
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
  /** A footer below the signature. */
  end?: { text: string; links: readonly { label: string; url: string }[] }
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
  visibility: 'members' | 'link'
  readersZone: string | null
  publicUrl: string
}

type Limit = Extract<Letter, { kind: 'visibility-limited' }>['visibility']

const limits: Record<Limit, (translator: Translator, title: string) => string> = {
  link: ({ t }, title) =>
    t(
      'A superadmin decided that only people with the link can see your event “{title}” without logging in.',
      { title },
    ),
  members: ({ t }, title) =>
    t('A superadmin decided that people need to log in to see your event “{title}”.', { title }),
}

export const letterTexts: Record<Letter['kind'], (facts: Facts, translator: Translator) => Draft> = {
  'verify-email': ({ code }, { t }) => ({
    subject: t('{code} is your Plaza code', { code }),
    body: [
      t('Enter this code to confirm your email address. It can be used once, within 10 minutes.'),
      t('If you did not sign up for Plaza, you can ignore this email.'),
    ],
    code,
  }),
  'reset-password': ({ code }, { t }) => ({
    subject: t('{code} resets your Plaza password', { code }),
    body: [
      t('Enter this code to choose a new password. It can be used once, within 10 minutes.'),
      t('If you did not request it, you can ignore this email: your password stays the same.'),
    ],
    code,
  }),
  'logins-refused': ({ publicUrl }, { t }) => ({
    subject: t('Failed sign-in attempts on your account'),
    body: [
      t(
        'Someone keeps entering wrong passwords for your account from locations where you have never logged in.',
      ),
      t(
        'Until this stops, logins from new locations are delayed by up to an hour. Where you have logged in before, you can still log in as usual, and your password stays the same.',
      ),
      t(
        'If this delays you, or your password is easy to guess, choose a new one with Forgot password on the login page.',
      ),
    ],
    link: { label: t('Open Plaza'), url: `${publicUrl}/` },
  }),
  'password-changed': ({ publicUrl }, { t }) => ({
    subject: t('Your Plaza password was changed'),
    body: [
      t('Your password was just changed, and your other devices were signed out.'),
      t('If this was not you, reset your password right away with Forgot password on the login page.'),
    ],
    link: { label: t('Open Plaza'), url: `${publicUrl}/` },
  }),
  'series-ending': ({ title, eventId, publicUrl }, translator) => {
    const { t } = translator
    return {
      subject: t('Ends soon: {title}', { title }),
      body: [
        t('The last date of your series “{title}” is near.', { title }),
        t('If it is to go on, you can add more dates under My Events.'),
      ],
      link: inMyEvents(publicUrl, eventId, translator),
    }
  },
  'event-submitted': ({ submissions: { events, total }, readersZone, publicUrl }, translator) => {
    const { t } = translator
    return {
      subject:
        total === 1
          ? t('To be approved: {title}', { title: line(events[0]?.title ?? '') })
          : t('{total, plural, one {# event to be approved} other {# events to be approved}}', { total }),
      body: [
        t(
          '{total, plural, one {An event is waiting for your decision.} other {# events are waiting for your decision.}}',
          { total },
        ),
      ],
      lists: [
        {
          entries: events.map((event) => ({
            text: t('{title}, by {author}, on {when}', {
              title: line(event.title),
              author: line(event.author_name),
              when: eventTime(event, readersZone, translator),
            }),
            url: addressOf(publicUrl, event.id),
          })),
          rest: andMore(total - events.length, translator),
        },
      ],
      link: { label: t('Pending events'), url: `${publicUrl}/admin/pending-events` },
    }
  },
  'event-approved': ({ title, eventId, publicUrl }, translator) => {
    const { t } = translator
    return {
      subject: t('Published: {title}', { title }),
      body: [t('Your event “{title}” was approved. Everyone can now find it on Explore.', { title })],
      link: onExplore(publicUrl, eventId, translator),
    }
  },
  'event-rejected': ({ title, eventId, reason, publicUrl }, translator) => {
    const { t } = translator
    return {
      subject: t('Not published: {title}', { title }),
      body: [
        t('Your event “{title}” was not approved.', { title }),
        reasonGiven(reason, translator),
        t('You can edit it under My Events, which submits it again.'),
      ],
      quote: reason,
      link: inMyEvents(publicUrl, eventId, translator),
    }
  },
  'changes-approved': ({ title, eventId, publicUrl }, translator) => {
    const { t } = translator
    return {
      subject: t('Changed: {title}', { title }),
      body: [t('Your changes to “{title}” were approved. Everyone can now see them on Explore.', { title })],
      link: onExplore(publicUrl, eventId, translator),
    }
  },
  'changes-rejected': ({ title, eventId, reason, publicUrl }, translator) => {
    const { t } = translator
    return {
      subject: t('Not changed: {title}', { title }),
      body: [
        t('Your changes to “{title}” were not approved. The previous version stays on Explore.', { title }),
        reasonGiven(reason, translator),
        t('You can edit them under My Events, which submits them again.'),
      ],
      quote: reason,
      link: inMyEvents(publicUrl, eventId, translator),
    }
  },
  'event-taken-down': ({ title, eventId, reason, publicUrl }, translator) => {
    const { t } = translator
    return {
      subject: t('Taken down: {title}', { title }),
      body: [
        t('Your event “{title}” is no longer on Explore.', { title }),
        reasonGiven(reason, translator),
        t('You can edit it under My Events, which submits it again.'),
      ],
      quote: reason,
      link: inMyEvents(publicUrl, eventId, translator),
    }
  },
  'visibility-limited': ({ title, eventId, reason, visibility, publicUrl }, translator) => {
    const { t } = translator
    return {
      subject: t('Visibility limited: {title}', { title }),
      body: [
        limits[visibility](translator, title),
        reasonGiven(reason, translator),
        t(
          'While your event is published, you can ask for more under My Events, which a superadmin then decides.',
        ),
      ],
      quote: reason,
      link: inMyEvents(publicUrl, eventId, translator),
    }
  },
}

/** The line above the quoted reason. */
export const reasonGiven = (reason: string | null, { t }: Translator) =>
  reason ? t('The reason given:') : t('No reason was given.')

/** The line below a shortened list; null if the list is complete. */
export const andMore = (more: number, { t }: Translator) =>
  more > 0 ? t('{more, plural, one {and # more.} other {and # more.}}', { more }) : null

export const addressOf = (publicUrl: string, eventId: number) => `${publicUrl}/explore?event=${eventId}`

export const onExplore = (publicUrl: string, eventId: number, { t }: Translator) => ({
  label: t('See it on Explore'),
  url: addressOf(publicUrl, eventId),
})

/** A link to the event in My Events, where its author can read the decision. */
export const inMyEvents = (publicUrl: string, eventId: number, { t }: Translator) => ({
  label: t('My Events'),
  url: `${publicUrl}/home?dialog=my-events&own=${eventId}`,
})

/** The page of Your Account where each kind of email can be turned off and on. */
export const notificationsUrl = (publicUrl: string) => `${publicUrl}/home?dialog=account&step=notifications`

/** Converts to one line without control characters, for subjects and greetings. */
export const line = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
