/** In seconds; less than the client waits. Slower work goes on, and a repetition finds it by its key. */
const prefer = 'wait=7'

export const keyHeader = (idempotencyKey: string | null | undefined): Record<string, string> =>
  idempotencyKey ? { 'idempotency-key': idempotencyKey, prefer } : {}
