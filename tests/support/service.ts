import pino from 'pino'
import { network } from '../../gateway/network/network.ts'
import { allRoutes } from '../../service/run/allRoutes.ts'
import { createService } from '../../service/run/app.ts'
import { ChangeFeed, type FeedOptions } from '../../service/changes/feed.ts'
import { type Database, openDatabase } from '../../service/store/database/database.ts'
import type { Route } from '../../service/http/route.ts'
import { createMailJob } from '../../service/mail/mailJob.ts'
import { hashPassword } from '../../service/account/passwords/passwords.ts'
import type { Mail } from '../../service/ports/mail.ts'
import type { Media, MediaFile } from '../../service/ports/media.ts'
import { enqueueLetter } from '../../service/mail/mailQueries.ts'
import { openSession } from '../../service/account/sessions.ts'
import type { Services } from '../../service/ports/services.ts'
import { onceAtThisCost } from './cheapCrypto.ts'
import { openEmbedded, queryTimeoutMs } from './database/embedded.ts'
import { freshDatabase, startPostgres } from './database/postgres.ts'
import { testIntake } from './http/intake.ts'
import { type Judge, judge, type Reference } from './http/reference.ts'

export interface TestServiceOptions {
  /** The in-memory embedded engine by default. */
  engine?: 'embedded' | 'postgres'
  /** An open database to use instead of a fresh one; it is closed with the service. */
  database?: Database
  /** Replaces all routes of the service. */
  routes?: readonly Route[]
  /** Replaces some of the ports below; rate limits are off unless `rateLimits` is true. */
  services?: Partial<Services>
  /** The intervals of the change feed, and the maximum number of its streams. */
  feed?: Pick<FeedOptions, 'pause' | 'beat' | 'most'>
  /** The time at which the test's clock starts. */
  now?: Date
}

/** The options of a test's request. */
export interface Sent {
  token?: string | undefined
  json?: unknown
  form?: Record<string, string | Blob | readonly (string | Blob)[]>
  headers?: Record<string, string>
  /** The client's address. */
  ip?: string
}

export interface Answer<Body> {
  status: number
  headers: Headers
  /** The parsed JSON; empty if there is none, or for an event stream, which is not awaited. */
  body: Body
}

export interface Person {
  id: number
  email: string
  full_name: string
  password: string
  phone: string | null
  token: string
}

export type TestService = Awaited<ReturnType<typeof openTestService>>

const password = 'correct horse battery'

/**
 * The whole service as a function, on its own database, with mail, pictures and time under the test's
 * control.
 * Every answer, including refusals, is checked against `/common/openapi.json`.
 *
 * const service = await openTestService()
 * const asha = await service.person()
 * const { status, body } = await service.request('GET', '/common/profile/', { token: asha.token })
 * await service.close()
 */
export async function openTestService(options: TestServiceOptions = {}) {
  const { db, databaseUrl, server } = await databaseFor(options)
  let now = options.now ?? new Date('2026-06-15T12:00:00.000Z')
  const services = portsOf(db, () => now, options)
  const { changes, clock, log, publicUrl } = services
  const sent: Mail[] = []
  const transport = { send: async (mail: Mail) => void sent.push(mail), close: () => {} }
  const deliver = createMailJob({ db, transport, clock, publicUrl, log })
  const bare = createService(services, { routes: options.routes ?? allRoutes })
  const reference = await referenceOf(bare)
  const app = withReference(bare, reference)

  return {
    app,
    reference,
    db,
    /** Undefined for the embedded engine. */
    databaseUrl,
    changes,
    services,
    request: requesterOf(app, publicUrl),

    /** The test's current time. */
    now: () => now,

    /** Moves the clock. */
    advance: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },

    /** Sends all emails in the outbox, and returns those sent so far to the address, or to anyone. */
    mails: async (to?: string): Promise<Mail[]> => {
      await deliver(new AbortController().signal)
      return sent.filter((mail) => to === undefined || mail.to === to)
    },

    /** Creates a verified account with a token, directly in the database. */
    person: makerOfPeople(db, () => now),

    close: async () => {
      changes.close()
      await db.close()
      await server?.stop()
    },
  }
}

async function databaseFor({ engine, database }: TestServiceOptions) {
  const server = engine === 'postgres' ? await startPostgres() : null
  const databaseUrl = server
    ? await freshDatabase(server.url, process.env['TEST_DATABASE_TEMPLATE'])
    : undefined
  const open = () =>
    databaseUrl ? openDatabase({ dataDir: '', databaseUrl, queryTimeoutMs }) : openEmbedded()
  return { db: database ?? (await open()), databaseUrl, server }
}

function portsOf(db: Database, now: () => Date, { feed, services }: TestServiceOptions) {
  const log = pino({ level: 'silent' })
  const changes = new ChangeFeed({ database: db, clock: now, log, ...feed })
  const ports: Services = {
    db,
    changes,
    mail: { enqueue: (tx, letter) => enqueueLetter(tx, letter, now()), forget: async () => {} },
    media: memoryMedia(),
    geocoder: { search: async () => [] },
    zones: { at: async () => null, of: async () => null },
    web: null,
    timeZone: 'UTC',
    clock: now,
    publicUrl: 'http://plaza.test',
    publicPages: true,
    log,
    intake: testIntake(),
    network,
    isPublic: () => false,
    rateLimits: false,
  }
  return { ...ports, ...services, changes }
}

type App = ReturnType<typeof createService>

/** Throws if an answer does not match the reference. */
function withReference(bare: App, reference: Judge): App {
  return async (request, arrival) => {
    const response = await bare(request, arrival)
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/common/') || pathname.startsWith('/common/docs')) return response
    const { status, headers } = response
    // Streams are read by their tests, not here.
    const isJson = headers.get('content-type')?.startsWith('application/json')
    const text = isJson ? await response.clone().text() : ''
    const fault = reference.fault({ method: request.method, path: pathname, status, headers, text })
    if (fault !== null) throw new Error(`${request.method} ${pathname} answered ${status}: ${fault}\n${text}`)
    return response
  }
}

const requesterOf = (app: App, publicUrl: string) =>
  async function request<Body = Record<string, unknown>>(
    method: string,
    path: string,
    { token, json, form, headers = {}, ip = '127.0.0.1' }: Sent = {},
  ): Promise<Answer<Body>> {
    const body = form ? formOf(form) : json === undefined ? null : JSON.stringify(json)
    const sent = {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    }
    const response = await app(new Request(new URL(path, publicUrl), { method, body, headers: sent }), { ip })
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    if (isStream) await response.body?.cancel()
    const text = isStream ? '' : await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson && text ? JSON.parse(text) : {}) as Body,
    }
  }

interface PersonFacts {
  email?: string
  full_name?: string
  user_type?: 'superadmin' | 'admin' | 'user'
  phone?: string
}

function makerOfPeople(db: Database, now: () => Date) {
  let people = 0
  return async ({ user_type = 'user', phone, ...names }: PersonFacts = {}): Promise<Person> => {
    people += 1
    const { email = `person${people}-${now().getTime()}@plaza.test`, full_name = `Person ${people}` } = names
    const passwordHash = await onceAtThisCost(() => hashPassword(password))
    const { rows } = await db.query<{ id: number }>(
      `insert into users (email, email_key, full_name, phone, password_hash, user_type, is_email_verified, created_at)
       values ($1, lower($1), $2, $3, $4, $5, true, $6) returning id`,
      [email, full_name, phone ?? null, passwordHash, user_type, now()],
    )
    const [row] = rows
    const token = row && (await openSession(db, row.id, now()))
    if (!token) throw new Error('the person was not made')
    return { id: row.id, email, full_name, password, phone: phone ?? null, token }
  }
}

const judges = new Map<string, Judge>()

/** Shares one compiled reference between all services with the same routes. */
async function referenceOf(app: App): Promise<Judge> {
  const text = await (await app(new Request('http://plaza.test/common/openapi.json'))).text()
  const known = judges.get(text) ?? judge(JSON.parse(text) as Reference)
  judges.set(text, known)
  return known
}

function formOf(fields: NonNullable<Sent['form']>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const each of Array.isArray(value) ? value : [value]) form.append(name, each as string | Blob)
  }
  return form
}

function memoryMedia(): Media {
  const files = new Map<string, MediaFile & { storedAt: Date }>()
  return {
    put: async (name, bytes, type) => {
      files.set(name, { bytes: new Uint8Array(bytes), type, storedAt: new Date() })
    },
    get: async (name) => files.get(name) ?? null,
    remove: async (name) => void files.delete(name),
    list: async function* list() {
      for (const [name, { storedAt }] of files) yield { name, storedAt }
    },
  }
}
