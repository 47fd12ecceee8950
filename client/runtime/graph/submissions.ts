import { randomKey } from '../randomKey.ts'

/**
 * Reuses the idempotency key of unchanged content until a request succeeds, so that the service ignores
 * duplicates.
 */
export function submissions() {
  let last: { content: string; key: string } | null = null
  return async function sendNamed<T>(
    content: unknown,
    send: (idempotencyKey: string) => Promise<T>,
  ): Promise<T> {
    const text = JSON.stringify(content)
    if (last?.content !== text) last = { content: text, key: randomKey() }
    const answer = await send(last.key)
    last = null
    return answer
  }
}
