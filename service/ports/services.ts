import type { Logger } from 'pino'
import type { Changes } from './changes.ts'
import type { Db } from './db.ts'
import type { Geocoder, Zones } from './geocoder.ts'
import type { Intake } from './intake.ts'
import type { Mailer } from './mail.ts'
import type { Media } from './media.ts'
import type { Network } from './network.ts'
import type { PublicWeb } from './publicWeb.ts'

export interface Services {
  db: Db
  changes: Changes
  media: Media
  geocoder: Geocoder
  zones: Zones
  /** Null if fetching addresses is turned off. */
  web: PublicWeb | null
  mail: Mailer
  intake: Intake
  network: Network
  clock: () => Date
  /** The site's zone (an IANA name), used where neither a place nor a person determines one. */
  timeZone: string
  publicUrl: string
  /** True if public pages are enabled. */
  publicPages: boolean
  log: Logger
  /** True once others can reach Plaza. May become true at any time. */
  isPublic: () => boolean
  rateLimits: boolean
}
