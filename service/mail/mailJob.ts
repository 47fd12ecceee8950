import type { Logger } from 'pino'
import type { Db } from '../ports/db.ts'
import { writeLetter } from './letters.ts'
import { MailError, type MailTransport } from '../ports/mail.ts'
import { makeCode } from '../account/codes.ts'
import { addressLetters } from './letterRequests.ts'
import { writeBulkLetter } from './bulk/bulkLetters.ts'
import { gatherDecisions, isDecision } from './decisions.ts'
import { countBounce } from './bulk/recipients.ts'
import {
  type BulkLetter,
  buryLetter,
  claimLetter,
  deleteLetter,
  longestPause,
  postponeLetter,
  type Row,
  settleLetter,
  type Waiting,
} from './mailQueries.ts'
import { gatherSubmissions, tellNextAt } from './submissions.ts'

interface MailJobOptions {
  db: Db
  transport: MailTransport
  clock: () => Date
  publicUrl: string
  log: Logger
}

const second = 1000
const firstPause = 5 * second
/** Short enough for codes to arrive within a minute after the mail server is back. */
const longestServerPause = 30 * second
const givenUpAfter = 2 * 24 * 3600 * second

const withCode: ReadonlySet<Waiting['kind']> = new Set(['verify-email', 'reset-password'])

export function createMailJob(options: MailJobOptions): (signal: AbortSignal) => Promise<number | undefined> {
  const { db, clock, log } = options
  let serverFailures = 0

  return async (signal) => {
    while (!signal.aborted) {
      // Repeated on each pass, so that requested letters are sent before bulk letters.
      await addressLetters(db, clock())
      const row = await claimLetter(db, clock())
      if (!row) return undefined
      const failure = await deliver(options, row)
      if (failure?.about !== 'server') {
        serverFailures = 0
        continue
      }
      // The other letters would fail too, so the whole queue waits.
      serverFailures += 1
      const pause = backoff(serverFailures, longestServerPause)
      await postponeLetter(db, row.id, { due: clock(), error: failure.message, counts: false })
      log.warn({ err: failure, pause }, 'the mail server cannot be reached')
      return pause
    }
    return undefined
  }
}

async function deliver(options: MailJobOptions, claimed: Waiting): Promise<MailError | null> {
  const { db, transport, clock, log, publicUrl } = options
  const row = isDecision(claimed.kind) ? await gatherDecisions(db, claimed, clock()) : claimed
  if (!row) return null
  const facts = { mail: row.id, kind: row.kind, user: row.user_id, attempt: row.attempts }
  if (row.kind === 'verify-email' && row.is_email_verified) {
    await deleteLetter(db, row.id)
    return null
  }
  const gathers = row.kind === 'event-submitted'
  const submissions = gathers ? await gatherSubmissions(db, row, clock()) : null
  if (gathers && !submissions) return null
  try {
    const hasCode = withCode.has(row.kind)
    const code = hasCode ? await makeCode(db, row.id, clock()) : null
    // A reset cancelled the waiting codes, or a newer email replaces this one.
    if (hasCode && code === null) return null
    const mail = isBulk(row)
      ? await writeBulkLetter({ db, publicUrl, now: clock() }, row)
      : await writeLetter(row, { publicUrl, code, submissions })
    if (!mail) {
      await deleteLetter(db, row.id)
      return null
    }
    await transport.send(mail)
    await settleLetter(db, row.id)
    log.info(facts, 'mail sent')
    return null
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    const now = clock()
    const pause = error.about === 'server' ? 0 : backoff(row.attempts, longestPause)
    const due = new Date(now.getTime() + pause)
    if (gathers) await tellNextAt(db, row.user_id, due)
    if (error.about === 'server') return error
    if (error.about === 'refused' || now.getTime() - Date.parse(row.created_at) >= givenUpAfter) {
      await db.transaction(async (tx) => {
        await buryLetter(tx, row.id, error.message, now)
        if (error.about === 'refused' && isBulk(row)) await countBounce(tx, row.user_id)
      })
      log.error({ ...facts, err: error }, 'mail given up')
      return error
    }
    await postponeLetter(db, row.id, { due, error: error.message, counts: true })
    log.warn({ ...facts, err: error }, 'mail put off')
    return error
  }
}

const isBulk = (row: Waiting): row is Row & BulkLetter =>
  row.kind === 'favorite-changed' || row.kind === 'daily'

const backoff = (failures: number, longest: number) => Math.min(longest, firstPause * 2 ** (failures - 1))
