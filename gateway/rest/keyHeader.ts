/**
 * In seconds; shorter than the client's own timeout. Slower work continues, and a retry with the same key
 * returns its result.
 */
const prefer = 'wait=7'

export const keyHeader = (idempotencyKey: string | null | undefined): Record<string, string> =>
  idempotencyKey ? { 'idempotency-key': idempotencyKey, prefer } : {}
