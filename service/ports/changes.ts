import type { Caller } from './caller.ts'

/** What can be listened to: `event:7`, and for superadmins `pending` and `dashboard`. */
export type Topic = 'pending' | 'dashboard' | `event:${number}`

/** A place in the stream of changes: all before it has been read, some after it perhaps too. */
export interface Position {
  xid: number
  at: number
}

export interface Changes {
  open: (caller: Caller, topics: readonly Topic[], since: Position | null) => Promise<ReadableStream>
}
