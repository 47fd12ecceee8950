export interface OpenSession {
  id: string
  /** Browser and system in plain words; null when unknown. */
  device: string | null
  /** ISO 8601, UTC */
  createdAt: string
  lastUsedAt: string
  isCurrent: boolean
}
