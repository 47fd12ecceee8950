import type { Caller } from './caller.ts'

/**
 * `pending` and `dashboard` are only for superadmins. `dashboard`
 * covers everything that the admin area counts or lists.
 */
export type Topic = 'pending' | 'dashboard' | `event:${number}`

export interface Changes {
  open: (caller: Caller, topics: readonly Topic[]) => Promise<ReadableStream>
}
