import { createHash } from 'node:crypto'
import { badField, HttpError } from '../httpError.ts'
import type { Db } from '../../ports/db.ts'
import { type Claim, claimKey, findClaim, keepAnswer, type Keyed } from './idempotency.ts'

export const idempotencyKey = {
  'idempotency-key': {
    description:
      '1 to 200 visible ASCII characters, chosen by the client. The same key with the same form gets the same answer for 24 hours.',
    example: '9f2c61d4-create-jazz',
  },
}
export const otherBodyText = 'This Idempotency-Key was used with another body.'

export async function keyedRequest(
  userId: number,
  key: string | undefined,
  form: Record<string, unknown>,
): Promise<Keyed | null> {
  if (key === undefined) return null
  if (!/^[\x21-\x7E]{1,200}$/.test(key)) {
    throw badField('Idempotency-Key', 'An Idempotency-Key has 1 to 200 visible ASCII characters.')
  }
  const hash = createHash('sha256')
  for (const [name, value] of Object.entries(form).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    for (const part of Array.isArray(value) ? value : [value]) {
      const bytes =
        part instanceof File ? Buffer.from(await part.arrayBuffer()) : Buffer.from(JSON.stringify(part) ?? '')
      hash.update(`${name} ${bytes.length}\n`).update(bytes)
    }
  }
  return { userId, key, bodyHash: hash.digest('base64url') }
}

/** Reads the stored answer without claiming the key; null the first time, or if no answer was stored. */
export const repetition = async (db: Db, keyed: Keyed | null, now: Date): Promise<unknown> =>
  keyed && answerBefore(await findClaim(db, keyed, now))

function answerBefore(claim: Claim): unknown {
  if (claim.is === 'other') throw otherBody()
  return claim.is === 'repeated' ? claim.answer : null
}

export const otherBody = () => new HttpError(422, otherBodyText)

export async function writeOnce<Answer extends object>(
  db: Db,
  keyed: Keyed | null,
  now: Date,
  write: (tx: Db) => Promise<Answer>,
): Promise<unknown> {
  return await db.transaction(async (tx) => {
    const answered = keyed && answerBefore(await claimKey(tx, keyed, now))
    if (answered) return answered
    const answer = await write(tx)
    if (keyed) await keepAnswer(tx, keyed, answer)
    return answer
  })
}
