/** Seconds, within the screen's patience: slower work goes on, and is found again by its key. */
const prefer = 'wait=7'

export const keyHeader = (idempotencyKey: string | null | undefined): Record<string, string> =>
  idempotencyKey ? { 'idempotency-key': idempotencyKey, prefer } : {}
