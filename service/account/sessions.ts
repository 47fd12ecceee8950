import { type Db, givesRows, rowOf, rowsOf } from '../ports/db.ts'
import { unlessReadOnly } from '../store/engine/errors.ts'
import { hashToken, makeToken } from '../http/tokens.ts'
import type { Caller } from '../ports/caller.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const lifetimes = {
  user: { total: 30 * day, unused: 7 * day },
  superadmin: { total: 12 * hour, unused: 2 * hour },
}
const atMost = 10

/**
 * Returns the token of a new session, or null if the account may no longer log in. Ends the oldest sessions
 * if the account has more than ten.
 */
export async function openSession(
  db: Db,
  userId: number,
  now: Date,
  device: string | null = null,
): Promise<string | null> {
  const token = makeToken()
  return await db.transaction(async (tx) => {
    // The update locks the row, so that concurrent logins count each other's sessions.
    const login =
      'update users set last_login = $2 where id = $1 and is_active and is_email_verified returning id'
    if (!(await givesRows(tx, login, [userId, now]))) return null
    await tx.query(
      'insert into sessions (user_id, token_hash, created_at, last_used_at, device) values ($1, $2, $3, $3, $4)',
      [userId, hashToken(token), now, device],
    )
    await tx.query(
      `delete from sessions where user_id = $1
         and id not in (select id from sessions where user_id = $1 order by id desc limit $2)`,
      [userId, atMost],
    )
    return token
  })
}

export interface OpenSession {
  id: number
  device: string | null
  created_at: string
  last_used_at: string
}

const find = (which: string) => `
  select sessions.id as session_id, sessions.created_at, sessions.last_used_at,
    users.id, users.email, users.full_name, users.user_type
  from sessions join users on users.id = sessions.user_id
  where ${which} and users.is_active and users.is_email_verified`
const findByToken = find('token_hash = $1')
const findById = find('sessions.id = any ($1::integer[])')

const touch = 'update sessions set last_used_at = $2 where id = $1'

type Found = Caller & Pick<OpenSession, 'created_at' | 'last_used_at'>

/** `isPassive` marks requests that no user action caused: they do not extend the session. */
export async function findCaller(
  db: Db,
  token: string,
  now: Date,
  { isPassive = false } = {},
): Promise<Caller | null> {
  const row = await rowOf<Found>(db, findByToken, [hashToken(token)])
  if (!row || isOver(row, now)) return null
  const { created_at: _created, last_used_at, ...caller } = row
  if (!isPassive && now.getTime() - Date.parse(last_used_at) >= minute) {
    await unlessReadOnly(db.query(touch, [caller.session_id, now]), null)
  }
  return caller
}

function isOver(
  { user_type, created_at, last_used_at }: Pick<Found, 'user_type' | 'created_at' | 'last_used_at'>,
  now: Date,
): boolean {
  const { total, unused } = lifetimes[user_type === 'superadmin' ? 'superadmin' : 'user']
  return now.getTime() - Date.parse(last_used_at) >= unused || now.getTime() - Date.parse(created_at) >= total
}

export async function findRoles(
  db: Db,
  sessionIds: readonly number[],
  now: Date,
): Promise<Map<number, Caller['user_type']>> {
  const open = (await rowsOf<Found>(db, findById, [sessionIds])).filter((row) => !isOver(row, now))
  return new Map(open.map(({ session_id, user_type }) => [session_id, user_type]))
}

export async function closeSession(db: Db, sessionId: number): Promise<void> {
  await db.query('delete from sessions where id = $1', [sessionId])
}

const list = `
  select id, device, created_at, last_used_at from sessions where user_id = $1
  order by last_used_at desc, id desc`

/** The sessions that have not expired. */
export async function listSessions(
  db: Db,
  { id, user_type }: Pick<Caller, 'id' | 'user_type'>,
  now: Date,
): Promise<OpenSession[]> {
  const sessions = await rowsOf<OpenSession>(db, list, [id])
  return sessions.filter((row) => !isOver({ user_type, ...row }, now))
}

export const closeOwnSession = (db: Db, userId: number, sessionId: number) =>
  givesRows(db, 'delete from sessions where user_id = $1 and id = $2 returning id', [userId, sessionId])

/** Ends all of the caller's sessions except the current one. */
export async function closeOtherSessions(
  db: Db,
  { id, session_id }: Pick<Caller, 'id' | 'session_id'>,
): Promise<void> {
  await db.query('delete from sessions where user_id = $1 and id <> $2', [id, session_id])
}

export async function closeAllSessions(db: Db, userId: number): Promise<void> {
  await db.query('delete from sessions where user_id = $1', [userId])
}

export async function pullSessionsBack(db: Db, now: Date): Promise<void> {
  await db.query(
    `update sessions set created_at = least(created_at, $1), last_used_at = least(last_used_at, $1)
     where created_at > $1 or last_used_at > $1`,
    [now],
  )
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const { user } = lifetimes
  await db.query('delete from sessions where created_at <= $1 or last_used_at <= $2', [
    ago(user.total),
    ago(user.unused),
  ])
}
