import type { Caller } from './caller.ts'

/** What can be listened to: `event:7`, and for superadmins `pending` and `dashboard`. */
export type Topic = 'pending' | 'dashboard' | `event:${number}`

/** A place in the stream of changes: all before it has been read, some after it perhaps too. */
export interface Position {
  /** The oldest transaction that was open. */
  xid: number
  /** Milliseconds since 1970, by the database's clock. */
  at: number
}

/** Tells those who listen what changes. */
export interface Changes {
  /** Server-sent events about the topics, from a position on; rejects with 503 or 429 where there are too many. */
  open: (caller: Caller, topics: readonly Topic[], since: Position | null) => Promise<ReadableStream>
}
