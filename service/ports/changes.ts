import type { Caller } from './caller.ts'

/** `pending` and `dashboard`, which stands for whatever the admin area counts or lists, are for superadmins. */
export type Topic = 'pending' | 'dashboard' | `event:${number}`

/** All changes before it have been read, perhaps some after it too. */
export interface Position {
  xid: number
  at: number
}

export interface Changes {
  open: (caller: Caller, topics: readonly Topic[], since: Position | null) => Promise<ReadableStream>
}
