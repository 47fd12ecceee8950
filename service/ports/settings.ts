export interface Settings {
  /** Without a final slash. */
  publicUrl: string
  /** True if public pages are enabled. */
  publicPages: boolean
  dataDir: string
  /** The address of a PostgreSQL server. If undefined, Plaza uses the embedded database. */
  databaseUrl: string | undefined
  migrationUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  mediaUrl: string
  superadmin: { email: string; password: string | undefined }
  sampleData: boolean
  geocoder: string
  /** True if events may be imported from web addresses. */
  importUrls: boolean
  /** `http://host:port` of the proxy through which those addresses are fetched. */
  importProxy: string | undefined
  /** The IANA name of the site's zone. */
  timeZone: string
  rateLimits: boolean
  /** Why others can reach Plaza; null if they cannot. */
  publicReason: string | null
}
