/**
 * In seconds, and less than the client waits. Slower work continues, and a retry with the same key finds it.
 */
const prefer = 'wait=7'

export const keyHeader = (idempotencyKey: string | null | undefined): Record<string, string> =>
  idempotencyKey ? { 'idempotency-key': idempotencyKey, prefer } : {}
