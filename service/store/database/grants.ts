import type { Scripts } from '../engine/pool.ts'
import { type Db, oneRow } from '../../ports/db.ts'

/**
 * The privileges that requests need: full access to rows, except that the audit log is limited to reading and
 * inserting, and the list of migrations to reading.
 */
const grants = (role: string) => `
  grant usage on schema public to ${role};
  grant select, insert, update, delete on all tables in schema public to ${role};
  grant usage, select on all sequences in schema public to ${role};
  revoke update, delete, truncate on audit_log from ${role};
  revoke insert, update, delete, truncate on migrations from ${role}`

interface Owner extends Pick<Db, 'query'> {
  longTransaction: (run: (tx: Scripts) => Promise<unknown>) => Promise<unknown>
}

export async function grantTo(owner: Owner, user: Db): Promise<void> {
  const role = await roleOf(user)
  if (role === (await roleOf(owner))) return
  await owner.longTransaction((tx) => tx.script(grants(role)))
}

const roleOf = async (db: Pick<Db, 'query'>) =>
  (await oneRow<{ role: string }>(db, 'select quote_ident(current_user) as role')).role
