import type { Logger } from 'pino'
import type { Changes } from './ports/changes.ts'
import type { Db } from './ports/db.ts'
import type { Geocoder } from './ports/geocoder.ts'
import type { Intake } from './ports/intake.ts'
import type { Mailer } from './ports/mail.ts'
import type { Media } from './ports/media.ts'
import type { Network } from './ports/network.ts'

export interface Services {
  db: Db
  changes: Changes
  media: Media
  geocoder: Geocoder
  mail: Mailer
  intake: Intake
  network: Network
  /** The present moment; "today" is its UTC date. */
  clock: () => Date
  publicUrl: string
  log: Logger
  /** Whether others can reach Plaza; it may turn true at any time. */
  isPublic: () => boolean
  rateLimits: boolean
}
