/** An operation, what it answers with over either reading of `/common`, and its variables, which may hold files. */
export type Case = [
  document: string,
  data: Record<string, unknown>,
  variables?: Record<string, unknown> | undefined,
]
