import type { Db } from './db.ts'
import { generatePassword, hashPassword } from './passwords.ts'
import { createFirstSuperadmin, hasSuperadmin } from './queries/users.ts'

/**
 * Makes the first superadmin, verified and active, when there is none. The answer holds the password if it was
 * generated here: it is to be shown once, and is kept nowhere.
 */
export async function ensureSuperadmin(
  db: Db,
  { email, password }: { email: string; password: string | undefined },
  now: Date,
): Promise<{ generated: string | null }> {
  if (await hasSuperadmin(db)) return { generated: null }
  const chosen = password ?? generatePassword()
  const isNew = await createFirstSuperadmin(db, { email, passwordHash: await hashPassword(chosen) }, now)
  return { generated: isNew && password === undefined ? chosen : null }
}
