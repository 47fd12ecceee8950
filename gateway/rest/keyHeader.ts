export const keyHeader = (idempotencyKey: string | null | undefined): Record<string, string> =>
  idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}
