export interface OpenSession {
  id: string
  /** Browser and operating system in words; null if unknown. */
  device: string | null
  /** ISO 8601, UTC */
  createdAt: string
  lastUsedAt: string
  isCurrent: boolean
}
