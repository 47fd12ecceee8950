import { setTimeout as sleep } from 'node:timers/promises'
import { type Db, givesRows, oneRow, rowOf, rowsOf } from '../ports/db.ts'
import { emailAddress } from '../http/input/emailAddress.ts'
import { unlessTaken } from '../store/engine/errors.ts'
import type { StoredUser } from './userAnswer.ts'

export const emailKey = (email: string) => emailAddress(email).toLowerCase()

type Known = 'id' | 'full_name' | 'email' | 'is_active' | 'is_email_verified' | 'user_type'
export type Credentials = Pick<StoredUser, Known> & { password_hash: string | null }

export const findCredentials = (db: Db, key: string) =>
  rowOf<Credentials>(
    db,
    `select id, full_name, email, password_hash, is_active, is_email_verified, user_type from users where email_key = $1`,
    [key],
  )

const profile = `
  select id, uid, full_name, email, phone, profile_pic, time_zone, language, user_type, is_active, is_email_verified,
    verified_user, is_staff, is_superuser, last_login, users.created_at, event_count, published_event_count
  from users cross join lateral (
    select count(*) as event_count, count(*) filter (where is_published) as published_event_count
    from events where author_id = users.id
  ) as counted
  where id = $1`

export const findProfile = (db: Db, id: number) => rowOf<StoredUser>(db, profile, [id])

export const findTaken = (db: Db, key: string, phone: string) =>
  oneRow<{ email: boolean; phone: boolean }>(
    db,
    `select exists (select from users where email_key = $1 and is_email_verified) as email,
       exists (select from users where phone = $2 and is_email_verified) as phone`,
    [key, phone],
  )

export interface SignUp {
  email: string
  fullName: string
  phone: string
  passwordHash: string
}

interface EarlierSignUp {
  passwordHash: string | null
  isSame: boolean
}

// If several people sign up with an address before it is verified, no password is stored. The owner of the
// mailbox then sets one with a reset, and the earlier sign-ups do not grant access.
const insertSignUp = `
  insert into users (email, email_key, full_name, phone, password_hash, created_at)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (email_key) do nothing
  returning id`

const replaceSignUp = `
  update users set email = $1, full_name = $3, phone = $4, created_at = $6,
    password_hash = case when $7 then password_hash end
  where email_key = $2 and not is_email_verified and password_hash is not distinct from $5
  returning id`

/** Returns the id of the unverified account, or null if it was created or changed concurrently. */
export async function saveSignUp(
  db: Db,
  person: SignUp,
  earlier: EarlierSignUp | null,
  now: Date,
): Promise<number | null> {
  const { email, fullName, phone, passwordHash } = person
  const facts = [email, emailKey(email), fullName, phone]
  const row = earlier
    ? await rowOf<{ id: number }>(db, replaceSignUp, [...facts, earlier.passwordHash, now, earlier.isSame])
    : await rowOf<{ id: number }>(db, insertSignUp, [...facts, passwordHash, now])
  return row?.id ?? null
}

const verify = `
  update users set is_email_verified = true,
    phone = case when exists (
      select from users as other where other.phone = users.phone and other.is_email_verified and other.id <> users.id
    ) then null else phone end
  where id = $1`

export async function verifyEmail(db: Db, id: number): Promise<void> {
  const done = await unlessTaken(
    db.transaction((tx) => tx.query(verify, [id])),
    'users_phone',
  )
  // Another account verified the phone number at the same moment. The second attempt finds that account.
  if (done === 'taken') await db.query(verify, [id])
}

const replace = 'update users set password_hash = $3 where id = $1 and password_hash = $2 returning id'

/** Returns false if the password was changed concurrently. */
export const replacePassword = (db: Db, id: number, from: string, to: string) =>
  givesRows(db, replace, [id, from, to])

export async function setPassword(db: Db, id: number, passwordHash: string): Promise<void> {
  await db.query('update users set password_hash = $2 where id = $1', [id, passwordHash])
}

/** The batch is small, since a dozen tables may hold rows of each account. */
const signUpsAtOnce = 10

const deleteSome = `
  delete from users where id = any (array(
    select id from users where not is_email_verified and created_at < $1 order by created_at, id limit ${signUpsAtOnce}
  )) returning id`

export async function deleteWaitingSignUps(db: Db, before: Date, signal?: AbortSignal): Promise<void> {
  for (;;) {
    if (signal?.aborted) return
    const start = performance.now()
    const rows = await rowsOf(db, deleteSome, [before])
    if (rows.length < signUpsAtOnce) return
    // Pause for as long as the deletion took, so that requests get at least half of the database's time.
    await sleep(performance.now() - start)
  }
}
