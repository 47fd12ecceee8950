/** Says of a write that a repetition of it is none. */
export const keyHeader = (idempotencyKey: string | null | undefined): Record<string, string> =>
  idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}
