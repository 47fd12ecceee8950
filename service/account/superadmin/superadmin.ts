import type { Db } from '../../ports/db.ts'
import { generatePassword, hashPassword, passwordFault } from '../passwords/passwords.ts'
import { CommandError } from '../../ports/commandError.ts'
import { audit } from '../../audit/auditQueries.ts'
import { deleteCodes } from '../codes.ts'
import {
  createFirstSuperadmin,
  createSuperadmin,
  findSuperadmin,
  promoteToSuperadmin,
} from './superadminQueries.ts'

/**
 * Creates the first superadmin if there is none. The caller must show a generated password to the operator,
 * since only its hash is stored.
 */
export async function ensureSuperadmin(
  db: Db,
  { email, password }: { email: string; password: string | undefined },
  now: Date,
): Promise<{ email: string; generated: string | null }> {
  const known = await findSuperadmin(db, email)
  if (known !== null) return { email: known, generated: null }
  const chosen = password ?? generatePassword()
  const isNew = await createFirstSuperadmin(db, { email, passwordHash: await hashPassword(chosen) }, now)
  return { email, generated: isNew && password === undefined ? chosen : null }
}

/**
 * Promotes an account, or creates one. A sign-up with an unverified address does not count as an account,
 * since its password may be a stranger's.
 */
export async function makeSuperadmin(
  db: Db,
  email: string,
  askPassword: () => Promise<string>,
  { now, isPublic }: { now: Date; isPublic: boolean },
): Promise<'promoted' | 'created'> {
  if (await changeAndNote(db, 'promoted', (tx) => promoteToSuperadmin(tx, email), now)) return 'promoted'
  const password = await askPassword()
  const fault = passwordFault(password, { email, user_type: 'superadmin' }, isPublic)
  if (fault) throw new CommandError(fault)
  const passwordHash = await hashPassword(password)
  if (await changeAndNote(db, 'created', (tx) => createSuperadmin(tx, { email, passwordHash }, now), now))
    return 'created'
  await changeAndNote(db, 'promoted', (tx) => promoteToSuperadmin(tx, email), now)
  return 'promoted'
}

async function changeAndNote(
  db: Db,
  what: 'promoted' | 'created',
  change: (tx: Db) => Promise<number | null>,
  now: Date,
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const id = await change(tx)
    if (id === null) return false
    if (what === 'created') await deleteCodes(tx, id)
    const reason = `superadmin command: ${what}`
    await audit(tx, { actorId: null, action: 'make-superadmin', entity: 'user', entityId: id, reason }, now)
    return true
  })
}
