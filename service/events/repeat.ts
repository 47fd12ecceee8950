import { createHash } from 'node:crypto'
import { HttpError } from '../http/httpError.ts'
import type { Claim, Keyed } from './idempotency.ts'

export async function keyedRequest(
  userId: number,
  key: string | undefined,
  form: Record<string, unknown>,
): Promise<Keyed | null> {
  if (key === undefined) return null
  if (!/^[\x21-\x7E]{1,200}$/.test(key)) {
    const text = 'An Idempotency-Key has 1 to 200 visible ASCII characters.'
    throw new HttpError(400, text, { errors: { 'Idempotency-Key': [text] } })
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

/** The answer that was given before; null when this is the first time. 422 for a key that was used otherwise. */
export function answerBefore(claim: Claim): unknown {
  if (claim.is === 'other') throw otherBody()
  return claim.is === 'repeated' ? claim.answer : null
}

export const otherBody = () => new HttpError(422, 'This Idempotency-Key was used with another body.')
