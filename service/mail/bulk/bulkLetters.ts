import type { Translator } from '../../../machines/language/translator.ts'
import { type Db, rowOf, rowsOf } from '../../ports/db.ts'
import type { Mail } from '../../ports/mail.ts'
import { type LetterKind, unsubscribeToken } from '../../account/notifications/unsubscribeTokens.ts'
import { take } from '../../http/limits/counts.ts'
import { listed } from '../../events/queries/eventFilters.ts'
import { mailOf, translatorOf } from '../letters.ts'
import { type Draft, notificationsUrl } from '../letterTexts.ts'
import type { BulkLetter, Row } from '../mailQueries.ts'
import { changeText, type Day, type DailyEvent, dailyText } from './bulkTexts.ts'
import { findRecipient } from './recipients.ts'

interface Sending {
  db: Db
  publicUrl: string
  now: Date
}

type Writing = Sending & { translator: Translator }

interface Words {
  draft: Draft
  kind: LetterKind
  why: string
  headers?: Record<string, string>
}

type Waiting = Row & BulkLetter
type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>

/** Writes the letter from the current state; null if there is nothing left to report. */
export async function writeBulkLetter(sending: Sending, row: Waiting): Promise<Mail | null> {
  const { db, publicUrl } = sending
  const recipient = await findRecipient(db, row.user_id)
  if (!recipient) return null
  const translator = await translatorOf(row)
  const writing = { ...sending, translator }
  const words =
    row.kind === 'daily'
      ? await dailyWords(writing, row, recipient)
      : await changeWords(writing, row, recipient)
  if (!words) return null
  const subject = { userId: row.user_id, kind: words.kind }
  const token = unsubscribeToken(recipient.secret, subject, sending.now)
  return await bulkMail(row, words, { publicUrl, token, translator })
}

export async function bulkMail(
  to: Parameters<typeof mailOf>[0],
  { draft, why, headers }: Omit<Words, 'kind'>,
  { token, ...frame }: Parameters<typeof mailOf>[2] & { token: string },
): Promise<Mail> {
  const { publicUrl, translator } = frame
  const url = `${publicUrl}/unsubscribe/${token}`
  const links = [
    { label: translator.t('Unsubscribe'), url },
    { label: translator.t('Notifications'), url: notificationsUrl(publicUrl) },
  ]
  const mail = await mailOf(to, { ...draft, end: { text: why, links } }, frame)
  const oneClick = { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  return { ...mail, headers: { ...oneClick, ...headers } }
}

/** The footer that explains why the recipient gets the letter. */
export const whys = {
  'favorite-changed': ({ t }: Translator) =>
    t('You get this email because the event is one of your favourites.'),
  daily: ({ t }: Translator) => t('You get this email because of your favourites and saved searches.'),
}

const perDay = { max: 20, seconds: 24 * 3600 }

const titleOf = 'select title from events where id = $1 and is_published'

async function changeWords(
  { db, publicUrl, now, translator }: Writing,
  { user_id, time_zone, attempts, data }: Waiting & { kind: 'favorite-changed' },
  { favorite_changes }: Recipient,
): Promise<Words | null> {
  const { event_id: id, ...change } = data
  const event = await rowOf<{ title: string }>(db, titleOf, [id])
  if (!favorite_changes || !event) return null
  // Count only the first attempt towards the limit.
  const isTooMuch = attempts === 1 && (await take(db, ['letters of change', user_id], perDay, now)) !== null
  if (isTooMuch) return null
  return {
    draft: changeText(change, { event: { id, ...event }, readersZone: time_zone, publicUrl, translator }),
    kind: 'favorite_changes',
    why: whys['favorite-changed'](translator),
    headers: { References: `<event-${id}@${new URL(publicUrl).hostname}>` },
  }
}

const stillOn = `
  select id, title, starts_at, ends_at, end_date, coalesce(time_zone, 'UTC') as time_zone, is_online, venue, location,
    event_date - ($2::timestamptz at time zone coalesce(time_zone, 'UTC'))::date as days
  from events where id = any ($1::integer[]) and ${listed.sql} and over_at > $2
  order by starts_at, id`

async function dailyWords(
  { db, publicUrl, now, translator }: Writing,
  { time_zone, data }: Waiting & { kind: 'daily' },
  { reminders, matches }: Recipient,
): Promise<Words | null> {
  const reminded = new Set(reminders ? data.reminders : [])
  const matching = new Set(matches ? data.matches : [])
  const events = await rowsOf<DailyEvent & { days: number }>(db, stillOn, [[...reminded, ...matching], now])
  const day: Day = {
    today: events.filter(({ id, days }) => reminded.has(id) && days <= 0),
    tomorrow: events.filter(({ id, days }) => reminded.has(id) && days === 1),
    matches: events.filter(({ id }) => matching.has(id)),
  }
  const hasReminders = day.today.length + day.tomorrow.length > 0
  const hasMatches = day.matches.length > 0
  if (!hasReminders && !hasMatches) return null
  return {
    draft: dailyText(day, { readersZone: time_zone, publicUrl, translator }),
    kind: !hasMatches ? 'reminders' : hasReminders ? 'daily' : 'matches',
    why: whys.daily(translator),
  }
}
