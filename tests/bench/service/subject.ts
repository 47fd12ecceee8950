import { tmpdir } from 'node:os'
import pino from 'pino'
import { network } from '../../../gateway/network/network.ts'
import { allRoutes } from '../../../service/run/allRoutes.ts'
import { createService } from '../../../service/run/app.ts'
import { ChangeFeed } from '../../../service/changes/feed.ts'
import type { Database } from '../../../service/store/database/database.ts'
import type { Db } from '../../../service/ports/db.ts'
import { enqueueLetter } from '../../../service/mail/mailQueries.ts'
import { openZones } from '../../../service/places/openZones.ts'
import { openSession } from '../../../service/account/sessions.ts'
import type { Services } from '../../../service/ports/services.ts'
import { testIntake } from '../../support/http/intake.ts'
import { now, people } from './generate.ts'
import type { Operation } from './operations.ts'
import { processorsOf } from './processors.ts'

interface Statement {
  sql: string
  params: readonly unknown[]
  inTransaction: boolean
}

/** The cost of one call. */
export interface Took {
  /** Milliseconds for the whole call. */
  call: number
  /** Milliseconds of CPU time for the call. */
  cpu: number
  /** Milliseconds for its statements alone, sent through the same driver. */
  bare: number
}

/** A service on a database of one size. */
export type Subject = Awaited<ReturnType<typeof openSubject>>

const unused = () => {
  throw new Error('the benchmark stores no pictures and asks for no addresses')
}

/** Opens the service on a generated database; `call` times one operation. */
export async function openSubject(database: Database, size: number) {
  let recorded: Statement[] = []
  const listeningTo = (db: Db, inTransaction: boolean): Db => ({
    query: (sql, params = []) => {
      recorded.push({ sql, params, inTransaction })
      return db.query(sql, params)
    },
    transaction: (run) => db.transaction((tx) => run(listeningTo(tx, true))),
  })
  const clock = () => now
  const log = pino({ level: 'silent' })
  const changes = new ChangeFeed({ database, clock, log })
  const services: Services = {
    db: listeningTo(database, false),
    changes,
    media: { put: unused, get: unused, remove: unused, list: unused },
    geocoder: { search: unused },
    zones: openZones({ log, dataDir: tmpdir() }),
    web: null,
    timeZone: 'UTC',
    mail: { enqueue: (tx, letter) => enqueueLetter(tx, letter, now), forget: unused },
    clock,
    publicUrl: 'http://plaza.test',
    publicPages: true,
    log,
    intake: testIntake(),
    network,
    isPublic: () => false,
    rateLimits: false,
  }
  const processors = processorsOf(database)
  const service = createService(services, { routes: allRoutes })
  const tokens = {
    superadmin: await tokenOf(database, people.superadmin),
    reader: await tokenOf(database, people.reader),
  }

  async function request({ as, method, path, json, form }: Operation): Promise<unknown> {
    const headers: Record<string, string> = { Authorization: `Bearer ${tokens[as]}` }
    if (json) headers['Content-Type'] = 'application/json'
    const body = form ? formOf(form) : json ? JSON.stringify(json) : null
    const response = await service(new Request(new URL(path, services.publicUrl), { method, headers, body }))
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${text}`)
    return text === '' ? null : JSON.parse(text)
  }

  /** Repeats the statements in order; those of a transaction run in one. */
  async function replay(statements: readonly Statement[]) {
    for (const { sql, params } of statements.filter((one) => !one.inTransaction))
      await database.query(sql, params)
    const together = statements.filter((one) => one.inTransaction)
    if (together.length === 0) return
    await database.transaction(async (tx) => {
      for (const { sql, params } of together) await tx.query(sql, params)
    })
  }

  const timed = async (operation: Operation, run: () => Promise<unknown>) => {
    if (operation.before) await database.query(operation.before)
    const start = performance.now()
    await run()
    return performance.now() - start
  }

  return {
    size,
    database,
    processors,

    ask: request,

    /** Times one call, and its statements alone. */
    call: async (operation: Operation): Promise<Took> => {
      recorded = []
      let cpu = 0
      const call = await timed(operation, async () => {
        cpu = await processors(() => request(operation))
      })
      const statements = recorded
      return { call, cpu, bare: await timed(operation, () => replay(statements)) }
    },

    /** The number of rows according to the answer, up to 1,001; 0 if the answer has none. */
    found: async (operation: Operation): Promise<number> => {
      if (operation.method !== 'GET') return 0
      const { count = 0 } = (await request(operation)) as { count?: number }
      return count
    },

    /** Calls per second, with `atOnce` concurrent calls. */
    throughput: async (operation: Operation, atOnce: number, calls: number): Promise<number> => {
      let left = calls
      const worker = async () => {
        while (left > 0) {
          left -= 1
          await request(operation)
        }
      }
      const start = performance.now()
      await Promise.all(Array.from({ length: atOnce }, worker))
      return (1000 * calls) / (performance.now() - start)
    },

    close: async () => {
      changes.close()
      await database.close()
    },
  }
}

async function tokenOf(database: Database, id: number): Promise<string> {
  const token = await openSession(database, id, now)
  if (token === null) throw new Error(`there is no account ${id}`)
  return token
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
