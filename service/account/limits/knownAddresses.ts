import { type Db, givesRows } from '../../ports/db.ts'
import { hashKey } from '../../http/limits/counts.ts'
import { emailKey } from '../users.ts'

export interface Whence {
  email: string
  ip: string
}

const atMost = 20
const days = 90

const keyOf = ({ email, ip }: Whence) => hashKey(['known', emailKey(email), ip])

const ago = (now: Date) => new Date(now.getTime() - days * 24 * 3600_000)

export const isKnownAddress = (db: Db, whence: Whence, now: Date) =>
  givesRows(db, 'select from known_addresses where key = $1 and seen_at > $2', [keyOf(whence), ago(now)])

const remember = `
  insert into known_addresses (key, user_id, seen_at) values ($1, $2, $3)
  on conflict (key) do update set user_id = excluded.user_id, seen_at = excluded.seen_at`

const tooOld = `
  delete from known_addresses where user_id = $1
    and key not in (select key from known_addresses where user_id = $1 order by seen_at desc, key limit $2)`

export async function rememberAddress(db: Db, userId: number, whence: Whence, now: Date): Promise<void> {
  await db.query(remember, [keyOf(whence), userId, now])
  await db.query(tooOld, [userId, atMost])
}

export async function forgetAddresses(db: Db, userId: number): Promise<void> {
  await db.query('delete from known_addresses where user_id = $1', [userId])
}

export async function deleteOldAddresses(db: Db, now: Date): Promise<void> {
  await db.query('delete from known_addresses where seen_at <= $1', [ago(now)])
}
