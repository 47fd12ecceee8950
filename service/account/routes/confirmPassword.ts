import { badField } from '../../http/httpError.ts'
import type { Caller } from '../../ports/caller.ts'
import { limitLogin } from '../limits/accountLimits.ts'
import { verifyPassword } from '../passwords/passwords.ts'
import { emailKey, findCredentials } from '../users.ts'

/**
 * Limited like a login, so that somebody with a stolen token cannot guess the password here. Returns the
 * stored hash.
 */
export async function confirmPassword(
  call: Parameters<typeof limitLogin>[0] & { user: Caller },
  field: string,
  password: string,
): Promise<string> {
  const { db, user } = call
  const attempt = await limitLogin(call, user.email)
  const stored = (await findCredentials(db, emailKey(user.email)))?.password_hash ?? null
  const isRight = await verifyPassword(stored, password)
  if (stored === null || !isRight) throw badField(field, 'This is not your password.')
  await attempt.succeed()
  return stored
}
