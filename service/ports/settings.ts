export interface Settings {
  /** Without a slash at its end. */
  publicUrl: string
  /** Whether there are public pages. */
  publicPages: boolean
  dataDir: string
  /** PostgreSQL; without it the database is embedded. */
  databaseUrl: string | undefined
  migrationUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  mediaUrl: string
  superadmin: { email: string; password: string | undefined }
  sampleData: boolean
  geocoder: string
  /** Whether events may be imported from addresses. */
  importUrls: boolean
  /** `http://host:port` of the proxy on the way to them. */
  importProxy: string | undefined
  /** IANA name of the site's zone. */
  timeZone: string
  rateLimits: boolean
  /** Why others can reach Plaza; null when they cannot. */
  publicReason: string | null
}
