import { type Db, rowOf } from '../../ports/db.ts'
import { emailKey } from '../users.ts'

const find = `
  select email from users where user_type = 'superadmin' order by email_key = $1 desc, id limit 1`

/** The given address if it is a superadmin's, otherwise the address of the first superadmin. */
export const findSuperadmin = async (db: Db, email: string) =>
  (await rowOf<{ email: string }>(db, find, [emailKey(email)]))?.email ?? null

// The operator chose this address. A verified account keeps its password. The password of an unverified
// sign-up is replaced, since it may be a stranger's.
const firstSuperadmin = `
  insert into users as had (email, email_key, full_name, password_hash, user_type, is_email_verified, verified_user, created_at)
  select $1, $2, 'Plaza Superadmin', $3, 'superadmin', true, true, $4
  where not exists (select from users where user_type = 'superadmin')
  on conflict (email_key) do update set
    password_hash = case when had.is_email_verified then had.password_hash else excluded.password_hash end,
    full_name = case when had.is_email_verified then had.full_name else excluded.full_name end,
    user_type = 'superadmin', is_active = true, is_email_verified = true, verified_user = true
  returning password_hash = $3 as has_this_password`

/**
 * Returns true if the account now has this password. If two processes start at the same time, only one gets
 * true.
 */
export async function createFirstSuperadmin(
  db: Db,
  { email, passwordHash }: { email: string; passwordHash: string },
  now: Date,
): Promise<boolean> {
  const parameters = [email, emailKey(email), passwordHash, now]
  const row = await rowOf<{ has_this_password: boolean }>(db, firstSuperadmin, parameters)
  return row?.has_this_password ?? false
}

const promote = `
  update users set user_type = 'superadmin', is_active = true, verified_user = true
  where email_key = $1 and is_email_verified returning id`

export const promoteToSuperadmin = async (db: Db, email: string) =>
  (await rowOf<{ id: number }>(db, promote, [emailKey(email)]))?.id ?? null

// Replaces a sign-up that was never verified: its password and phone number may be a stranger's.
const create = `
  insert into users as had (email, email_key, full_name, password_hash, user_type, is_email_verified, verified_user, created_at)
  values ($1, $2, 'Plaza Superadmin', $3, 'superadmin', true, true, $4)
  on conflict (email_key) do update set
    full_name = excluded.full_name, phone = null, password_hash = excluded.password_hash,
    user_type = 'superadmin', is_active = true, is_email_verified = true, verified_user = true
    where not had.is_email_verified
  returning id`

export const createSuperadmin = async (
  db: Db,
  { email, passwordHash }: { email: string; passwordHash: string },
  now: Date,
) => (await rowOf<{ id: number }>(db, create, [email, emailKey(email), passwordHash, now]))?.id ?? null
