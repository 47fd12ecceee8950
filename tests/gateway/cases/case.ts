/** An operation, its result over either reading of `/common`, and its variables, which may contain files. */
export type Case = [
  document: string,
  data: Record<string, unknown>,
  variables?: Record<string, unknown> | undefined,
]
