import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { isLoopback } from '../network/loopback.ts'

export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
}

const openStreetMap = {
  tiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© [OpenStreetMap](https://www.openstreetmap.org/copyright)',
}

const word = <Word extends string>(...words: [Word, ...Word[]]) =>
  z.enum(words, { error: `must be ${words.join(' or ')}` })
const onOff = word('on', 'off').transform((text) => text === 'on')

const address = (...protocols: string[]) =>
  z
    .url({
      protocol: new RegExp(`^(${protocols.join('|')})$`),
      hostname: /./,
      error: `must be an address that starts with ${protocols.map((each) => `${each}://`).join(' or ')}`,
    })
    .transform((text) => text.replace(/(?<!\/)\/+$/, ''))

const web = address('http', 'https')

/** A base address, to which paths are appended. */
const base = web
  .refine((text) => !URL.parse(text)?.username, 'must not name a user')
  .refine((text) => !/[?#]/.test(text), 'must end with its path')

/** Pages, scripts, the service worker and cookies are at the root of their host. */
const isRoot = (text: string) => URL.parse(text)?.pathname === '/'

const isOrigin = (text: string) => {
  const url = URL.parse(text)
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    [url.origin, `${url.origin}/`].includes(text.toLowerCase())
  )
}

/** Origins separated by commas or spaces. */
const origins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((each) => each !== ''))
  .refine((all) => all.every(isOrigin), 'must be addresses such as https://media.example.org, without a path')
  .transform((all) => all.map((each) => new URL(each).origin))

/** The host may be empty: `?host=` can name the folder of a Unix socket instead. */
const postgres = z
  .string()
  .regex(/^postgres(ql)?:\/\/./, 'must be an address that starts with postgres://')
  .refine((text) => URL.canParse(text), 'must be an address')

const whole = (least: number, most: number) => {
  const range = `must be ${least} to ${most}`
  return z
    .string()
    .regex(/^-?[\d.]+$/, 'must be a number')
    .pipe(z.coerce.number<string>('must be a number').int('must be whole').min(least, range).max(most, range))
}

const isGeocoder = (text: string) => {
  const [, kind, rest] = /^(offline|nominatim|photon|google)(?::(.+))?$/.exec(text) ?? []
  if (kind === 'offline') return rest === undefined
  return kind === 'google' ? Boolean(rest) : web.safeParse(rest).success
}

const isZone = (text: string) => {
  try {
    return /^[a-z]/i.test(text) && new Intl.DateTimeFormat('en', { timeZone: text }).format() !== ''
  } catch {
    return false
  }
}

/** A URL with placeholders in braces. */
const template = z
  .string()
  .regex(/^https?:\/\//, 'must start with http:// or https://')
  .refine((text) => URL.canParse(text.replaceAll(/[{}]/g, '')), 'must be an address')

const isOfTiles = (text: string) => (text.match(/\{\w*\}/g) ?? []).toSorted().join('') === '{x}{y}{z}'

const hasPlace = (text: string) =>
  text.includes('{bbox}') || (text.includes('{lat}') && text.includes('{lng}'))

const isSender = (text: string) => {
  const [, inBrackets] = /^[^<>\r\n]*<([^<>\s]+)>$/.exec(text) ?? []
  return z.email().safeParse(inBrackets ?? text).success
}

const Variables = z.object({
  PORT: whole(1, 65_535).default(4000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address')
    .default('127.0.0.1'),
  PUBLIC_URL: base.refine(isRoot, 'must have no path: Plaza needs a host of its own').optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgres.optional(),
  MIGRATION_URL: postgres.optional(),
  COMMON_URL: base.optional(),
  SMTP_URL: address('smtp', 'smtps').optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'must be an address, or a name and an address in angle brackets')
    .optional(),
  MEDIA_URL: z
    .string()
    .regex(
      /^(file:.|s3:\/\/[^:@/]+:[^@/]+@[^/]+\/.)/,
      'must be file:FOLDER or s3://KEY:SECRET@endpoint/bucket',
    )
    .refine((text) => text.startsWith('file:') || URL.canParse(text), 'must name an endpoint')
    .optional(),
  MEDIA_ORIGINS: origins.default([]),
  SUPERADMIN_EMAIL: z.email('must be an e-mail address').default('admin@plaza.localhost'),
  SUPERADMIN_PASSWORD: z
    .string()
    .min(8, 'must have at least 8 characters')
    .max(128, 'must have at most 128 characters')
    .optional(),
  SAMPLE_DATA: onOff.optional(),
  GEOCODER: z
    .string()
    .refine(isGeocoder, 'must be offline, nominatim:URL, photon:URL or google:KEY')
    .default('offline'),
  IMPORT_URLS: onOff.default(true),
  IMPORT_PROXY: address('http').optional(),
  TIME_ZONE: z
    .string()
    .refine(isZone, 'must be the IANA name of a time zone')
    .default(new Intl.DateTimeFormat().resolvedOptions().timeZone),
  MAP_EMBED_URL: template.refine(hasPlace, 'must hold {lat} and {lng}, or {bbox}').optional(),
  MAP_TILES: template
    .refine(isOfTiles, 'must hold {z}, {x} and {y} once each, and no other placeholder')
    .default(openStreetMap.tiles),
  MAP_ATTRIBUTION: z.string().max(300, 'must have at most 300 characters').optional(),
  MAP_CONSENT: word('show', 'ask').default('show'),
  PUBLIC_PAGES: onOff.default(true),
  PLAYGROUND: onOff.optional(),
  RATE_LIMITS: onOff.default(true),
  PUBLIC: word('on', 'off', 'auto').default('auto'),
  GATEWAY_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  TRUSTED_HOPS: whole(0, 9).default(0),
  LOG_LEVEL: word('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent').default('info'),
})

export type Environment = ReturnType<typeof environment>

export function environment(variables: Record<string, string | undefined>) {
  const set = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  )
  const { data, error } = Variables.safeParse(set)
  if (error) {
    const [issue] = error.issues
    throw new EnvironmentError(`${String(issue?.path[0])} ${issue?.message ?? 'is not valid'}.`)
  }
  const isLocal = isLoopback(data.HOST)
  if (!data.RATE_LIMITS && !isLocal) {
    throw new EnvironmentError(
      `RATE_LIMITS can be off only while HOST is a loopback address; it is ${data.HOST}.`,
    )
  }
  const dataDir = resolve(data.DATA_DIR)
  const host = data.HOST.includes(':') ? `[${data.HOST}]` : data.HOST
  const publicUrl = data.PUBLIC_URL ?? `http://${host}:${data.PORT}`
  return {
    port: data.PORT,
    host: data.HOST,
    publicReason: publicReason(data, publicUrl),
    /** True if the first sign of a proxy makes Plaza public. */
    expectsNoProxy: data.PUBLIC === 'auto',
    publicUrl,
    /** Whether the operator has set `publicUrl`. The default may not be the address that people use. */
    isPublicUrlSet: data.PUBLIC_URL !== undefined,
    dataDir,
    databaseUrl: data.DATABASE_URL,
    migrationUrl: data.MIGRATION_URL,
    commonUrl: data.COMMON_URL,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? `Plaza <no-reply@${new URL(publicUrl).hostname}>`,
    mediaUrl: data.MEDIA_URL ?? pathToFileURL(`${dataDir}/media`).href,
    /** Origins that serve the pictures of a foreign `/common`, if they differ from `COMMON_URL`. */
    mediaOrigins: data.MEDIA_ORIGINS,
    superadmin: { email: data.SUPERADMIN_EMAIL, password: data.SUPERADMIN_PASSWORD },
    sampleData: data.SAMPLE_DATA ?? data.DATABASE_URL === undefined,
    geocoder: data.GEOCODER,
    /** If off, events cannot be imported from a web address. */
    importUrls: data.IMPORT_URLS,
    importProxy: data.IMPORT_PROXY,
    timeZone: data.TIME_ZONE,
    map: {
      embed: data.MAP_EMBED_URL ?? null,
      tiles: data.MAP_TILES,
      attribution:
        data.MAP_ATTRIBUTION ?? (data.MAP_TILES === openStreetMap.tiles ? openStreetMap.attribution : ''),
      consent: data.MAP_CONSENT,
    },
    /** If off, there are no share pages, public feeds or embeds, whatever the visibility of an event. */
    publicPages: data.PUBLIC_PAGES,
    playground: data.PLAYGROUND,
    rateLimits: data.RATE_LIMITS,
    /** The shared secret that lets the service trust the client address sent by a remote gateway. */
    gatewaySecret: data.GATEWAY_SECRET,
    trustedHops: data.TRUSTED_HOPS,
    logLevel: data.LOG_LEVEL,
  }
}

type Exposure = Pick<z.output<typeof Variables>, 'PUBLIC' | 'HOST' | 'PUBLIC_URL' | 'TRUSTED_HOPS'>

function publicReason({ PUBLIC, HOST, TRUSTED_HOPS }: Exposure, publicUrl: string): string | null {
  if (PUBLIC !== 'auto') return PUBLIC === 'on' ? 'PUBLIC is on' : null
  const { hostname } = new URL(publicUrl)
  if (!isLoopback(HOST)) return `HOST is ${HOST}`
  if (!isLoopback(hostname)) return `PUBLIC_URL names ${hostname}`
  return TRUSTED_HOPS > 0 ? `TRUSTED_HOPS is ${TRUSTED_HOPS}` : null
}
