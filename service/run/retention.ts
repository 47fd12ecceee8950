import type { Db } from '../ports/db.ts'
import { deleteUnusedEntries } from '../catalog/editCatalogQueries.ts'
import { deleteOldImports, pullImportsBack } from '../events/import/importQueries.ts'
import { deleteExpiredCodes } from '../account/codes.ts'
import { deleteOldKeys, pullKeysBack } from '../http/repeats/idempotency.ts'
import { deleteOldAddresses } from '../account/limits/knownAddresses.ts'
import { deleteExpiredLimits } from '../http/limits/counts.ts'
import { forgetToldEvents, pullDailyLettersBack } from '../mail/bulk/daily.ts'
import { deleteDeadLetters, pullLettersBack } from '../mail/mailQueries.ts'
import { deleteExpiredResets } from '../account/resets.ts'
import { deleteExpiredSessions, pullSessionsBack } from '../account/sessions.ts'
import { deleteWaitingSignUps } from '../account/users.ts'

const day = 24 * 3600 * 1000

/**
 * Deletes old rows. Rows written before a clock was set back may be dated in the future and would be kept too
 * long, so their dates are moved to the present first.
 */
export async function retain(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  await pullSessionsBack(db, now)
  await pullKeysBack(db, now)
  await pullImportsBack(db, now)
  await pullLettersBack(db, now)
  await pullDailyLettersBack(db, now)
  const ago = (days: number) => new Date(now.getTime() - days * day)
  await deleteExpiredCodes(db, now)
  await deleteExpiredResets(db, now)
  await deleteExpiredLimits(db, now)
  await deleteExpiredSessions(db, now)
  await deleteOldKeys(db, now)
  await deleteOldImports(db, now)
  await deleteOldAddresses(db, now)
  await deleteWaitingSignUps(db, ago(7), signal)
  await deleteDeadLetters(db, ago(30))
  await forgetToldEvents(db, ago(7))
  await deleteUnusedEntries(db)
}
