import type { Choice } from '../domain.ts'

export interface CatalogEntry extends Choice {
  description: string | null
  /** ISO 8601, UTC */
  createdAt: string | null
  /** Null where the service does not report it. */
  eventCount: number | null
}

export interface EntryForm {
  name: string
  description: string
}

export type EntryProblems = Partial<Record<keyof EntryForm, string>>

export type EntryChange = EntryForm & { id: string }
