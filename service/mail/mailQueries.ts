import type { LanguageCode } from '../../machines/language/languages.ts'
import { type Db, oneRow, rowOf } from '../ports/db.ts'
import type { Letter, LetterEvent } from '../ports/mail.ts'
import type { Change } from './bulk/bulkTexts.ts'
import { requestLetter } from './letterRequests.ts'

export interface LetterData {
  event?: LetterEvent
  /** Other events with the same decision. */
  others?: LetterEvent[]
  reason?: string | null
  visibility?: 'members' | 'link'
}

/** The outbox row of a bulk letter holds only ids, and facts that cannot be looked up later. */
export type BulkLetter =
  | { kind: 'favorite-changed'; data: Change & { event_id: number } }
  | { kind: 'daily'; data: { reminders: number[]; matches: number[] } }

export interface Row {
  id: number
  attempts: number
  created_at: string
  user_id: number
  email: string
  full_name: string
  is_email_verified: boolean
  /** The account's time zone; null if it is unknown. */
  time_zone: string | null
  /** The account's language, or else that of the request that caused the letter. */
  language: LanguageCode | null
}

export type Waiting = Row & ({ kind: Letter['kind']; data: LetterData } | BulkLetter)

const insert = `
  insert into mail_outbox (user_id, kind, data, created_at, due_at)
  select id, $2, $3::text::jsonb, $4, $4 from users where id = $1`

const insertForModerators = `
  insert into mail_outbox (user_id, kind, data, created_at, due_at)
  select id, $1, $2::text::jsonb, $3, $3 from users where user_type = 'superadmin' and is_active and is_email_verified`

export async function enqueueLetter(db: Db, letter: Letter, now: Date): Promise<void> {
  if (letter.kind === 'event-submitted') {
    const { kind, eventId } = letter
    await db.query(insertForModerators, [kind, JSON.stringify({ events: [eventId] }), now])
    return
  }
  if ('email' in letter) return await requestLetter(db, letter, now)
  const { kind, userId, ...data } = letter
  await db.query(insert, [userId, kind, JSON.stringify(data), now])
}

export const longestPause = 15 * 60_000

/** Long enough to send one email. If the process dies, another one takes over the row afterwards. */
const leaseMs = 2 * 60_000

const claim = `
  update mail_outbox set due_at = $2, attempts = attempts + 1
  from users
  where users.id = mail_outbox.user_id and mail_outbox.id = (
    select id from mail_outbox where dead_at is null and (due_at <= $1 or due_at > $3)
    order by is_bulk, due_at, id limit 1 for update skip locked
  )
  returning mail_outbox.id, kind, data, attempts, mail_outbox.created_at, user_id, email, full_name, is_email_verified, time_zone,
    coalesce(users.language, mail_outbox.language) as language`

/**
 * Leases the row, so that it need not stay locked while the letter is sent. Also takes rows that are due
 * later than any pause allows: they were postponed before the clock was set back.
 */
export function claimLetter(db: Db, now: Date) {
  const at = (ms: number) => new Date(now.getTime() + ms)
  return rowOf<Waiting>(db, claim, [now, at(leaseMs), at(longestPause + leaseMs)])
}

export async function deleteLetter(db: Db, id: number): Promise<void> {
  await db.query('delete from mail_outbox where id = $1', [id])
}

const settle = `
  with sent as (delete from mail_outbox where id = $1 returning user_id)
  delete from mail_bounces using sent where mail_bounces.user_id = sent.user_id`

/** Deletes a sent letter and resets the account's count of bounces. */
export async function settleLetter(db: Db, id: number): Promise<void> {
  await db.query(settle, [id])
}

export async function postponeLetter(
  db: Db,
  id: number,
  { due, error, counts }: { due: Date; error: string; counts: boolean },
): Promise<void> {
  await db.query(
    'update mail_outbox set due_at = $2, last_error = $3, attempts = attempts - $4::integer where id = $1',
    [id, due, error, counts ? 0 : 1],
  )
}

export async function buryLetter(db: Db, id: number, error: string, now: Date): Promise<void> {
  await db.query('update mail_outbox set dead_at = $2, last_error = $3 where id = $1', [id, now, error])
}

const counts =
  'select count(*) filter (where dead_at is null) as waiting, count(dead_at) as dead from mail_outbox'

export const countLetters = (db: Db) => oneRow<{ waiting: number; dead: number }>(db, counts)

export async function pullLettersBack(db: Db, now: Date): Promise<void> {
  await db.query(
    `update mail_outbox set created_at = least(created_at, $1), dead_at = least(dead_at, $1)
     where created_at > $1 or dead_at > $1`,
    [now],
  )
}

export async function deleteDeadLetters(db: Db, before: Date): Promise<void> {
  await db.query('delete from mail_outbox where dead_at < $1', [before])
}
