import type { Db } from '../ports/db.ts'
import { emailKey } from './users.ts'

const promote = `
  update users set user_type = 'superadmin', is_active = true, verified_user = true
  where email_key = $1 and is_email_verified returning id`

export async function promoteToSuperadmin(db: Db, email: string): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>(promote, [emailKey(email)])
  return rows[0]?.id ?? null
}

// A sign-up that merely waits for its code leaves nothing: neither its password nor its phone is anybody's yet.
const create = `
  insert into users as had (email, email_key, full_name, password_hash, user_type, is_email_verified, verified_user, created_at)
  values ($1, $2, 'Plaza Superadmin', $3, 'superadmin', true, true, $4)
  on conflict (email_key) do update set
    full_name = excluded.full_name, phone = null, password_hash = excluded.password_hash,
    user_type = 'superadmin', is_active = true, is_email_verified = true, verified_user = true
    where not had.is_email_verified
  returning id`

export async function createSuperadmin(
  db: Db,
  { email, passwordHash }: { email: string; passwordHash: string },
  now: Date,
): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>(create, [email, emailKey(email), passwordHash, now])
  return rows[0]?.id ?? null
}
