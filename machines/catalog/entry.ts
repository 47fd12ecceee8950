import type { Choice } from '../domain.ts'
import type { Message } from '../language/message.ts'

export interface CatalogEntry extends Choice {
  description: string | null
  /** ISO 8601, UTC */
  createdAt: string | null
  /** Null if the service does not report it. */
  eventCount: number | null
}

export interface EntryForm {
  name: string
  description: string
}

export type EntryProblems = Partial<Record<keyof EntryForm, Message>>

export type EntryChange = EntryForm & { id: string }
