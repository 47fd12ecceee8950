import type { Caller } from './caller.ts'

/**
 * `pending` and `dashboard` are only for superadmins. `dashboard`
 * covers everything that the admin area counts or lists.
 */
export type Topic = 'pending' | 'dashboard' | `event:${number}`

/** All changes before this position have been read, and perhaps some after it. */
export interface Position {
  xid: number
  at: number
}

export interface Changes {
  open: (caller: Caller, topics: readonly Topic[], since: Position | null) => Promise<ReadableStream>
}
