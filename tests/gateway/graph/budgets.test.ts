import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGateway } from '../../../gateway/app.ts'
import operations from '../../../gateway/generated/operations.json' with { type: 'json' }
import { preview } from '../../../service/pictures/encode.ts'
import type { Db } from '../../../service/ports/db.ts'
import { allRoutes } from '../../../service/run/allRoutes.ts'
import { createService } from '../../../service/run/app.ts'
import { publishEvent } from '../../support/events.ts'
import { testIntake } from '../../support/http/intake.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'

/**
 * Three pictures per event, as in the benchmarks. Names and previews are as long as those of real pictures,
 * since they make up a quarter of a page of events; shorter ones would let the page outgrow its bound unseen.
 */
const pictures = `
  insert into gallery_images (event_id, ord, media)
  select events.id, n, jsonb_build_object('name', left(md5(events.id || '-' || n), 30), 'width', 1280, 'height', 960,
    'blur', rpad('data:image/webp;base64,', $1, 'A'), 'widths', jsonb_build_array(320, 640, 1280))
  from events, generate_series(0, 2) as n`

/** The mean length of what the encoder makes of the sample pictures. */
async function previewLength(): Promise<number> {
  const folder = fileURLToPath(new URL('../../../service/run/sample/pictures/', import.meta.url))
  const files = readdirSync(folder).filter((file) => file.endsWith('-320.webp'))
  const previews = await Promise.all(files.map((file) => preview(sharp(`${folder}${file}`))))
  return Math.round(previews.join('').length / previews.length)
}

const content = 'Three bands under the trees, and whoever likes may bring a blanket and a picnic. '.repeat(4)

let service: TestService
let boss: Person
let gateway: ReturnType<typeof createGateway>
const statements: string[] = []
const requests: Request[] = []

beforeAll(async () => {
  service = await openTestService()
  boss = await service.person({ user_type: 'superadmin' })
  for (let n = 1; n <= 21; n += 1) {
    const title = `Open-air jazz by the river ${n}`
    await publishEvent(service, boss, boss, { title, content, location: 'Cologne' })
  }
  await service.db.query(pictures, [await previewLength()])
  const db: Db = {
    transaction: (run) => service.db.transaction(run),
    query: async (sql, params) => {
      statements.push(sql)
      return await service.db.query(sql, params)
    },
  }
  const app = createService({ ...service.services, db }, { routes: allRoutes })
  const { log, publicUrl } = service.services
  gateway = createGateway({
    commonUrl: publicUrl,
    pageOrigin: publicUrl,
    playground: true,
    intake: testIntake(),
    log,
    fetch: async (request, caller) => {
      requests.push(request)
      return await app(request, caller)
    },
  })
})
afterAll(() => service.close())

const hashes = new Map(
  Object.entries(operations).flatMap(([hash, text]) => {
    const [, name] = /^query (\w+)/.exec(text) ?? []
    return name === undefined ? [] : [[name, hash] as const]
  }),
)

async function askByHash(name: string, variables: object): Promise<string> {
  const hash = hashes.get(name) ?? ''
  const request = new Request(`${service.services.publicUrl}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${boss.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: hash } }, variables }),
  })
  const answer = await gateway.fetch(request, { caller: { ip: '127.0.0.1' }, requestId: 'request-1' })
  const text = await answer.text()
  expect(text).not.toContain('"errors"')
  return text
}

const eventId = '1'
const look = { dateFrom: '2027-06-05', dateTo: '2027-06-06', place: '', hasPlace: false }

/**
 * The budget of each query: its calls, its statements (including one per call that looks up the session), and
 * its variables.
 */
const budgets: Record<string, [calls: number, statements: number, variables?: object]> = {
  geocode: [1, 1, { address: 'Cologne' }],
  getAdminEvent: [1, 3, { id: eventId }],
  getCalendarFeed: [1, 2],
  // One of the statements counts coming events to the exact minute.
  getDashboard: [1, 7],
  getEvent: [1, 3, { eventId }],
  getFeatures: [1, 1],
  getNotifications: [3, 6],
  getOwnEvent: [1, 3, { eventId }],
  getProfile: [1, 2],
  getUser: [1, 2, { id: '1' }],
  listAdminEvents: [1, 6],
  listAuditLog: [1, 2],
  listCategories: [1, 2],
  listChoices: [2, 4],
  listEvents: [1, 2, { filter: {} }],
  listEventTypes: [1, 2],
  listFavorites: [1, 2],
  listFirstLook: [2, 4, look],
  listMyEvents: [1, 2],
  listPendingEvents: [1, 2],
  listRejectReasons: [1, 2],
  listSavedFilters: [1, 2],
  listSeriesDates: [1, 3, { eventId }],
  listSessions: [1, 2],
  listSlides: [1, 2],
  listUsers: [1, 5],
  readImportSettings: [3, 5],
  readProposal: [1, 3, { eventId }],
  readResembling: [1, 3, { eventId }],
  readReview: [2, 6, { eventId }],
}

describe('through the gateway and the service', () => {
  test('an Explore page of 20 events has at most 15 kB', async () => {
    const text = await askByHash('listEvents', { filter: {}, page: null })
    expect(text.split('"title"')).toHaveLength(22)
    expect(text.length).toBeGreaterThan(10_000)
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(15_000)
    expect(requests.at(-1)?.headers.get('prefer')).toBe('return=minimal')
  })

  test('every query has a budget', () => {
    expect(Object.keys(budgets).toSorted()).toEqual([...hashes.keys()].toSorted())
  })

  test.each(Object.entries(budgets))(
    '%s takes exactly its number of calls and statements',
    async (name, [calls, most, variables = {}]) => {
      statements.length = 0
      requests.length = 0
      await askByHash(name, variables)
      expect(requests).toHaveLength(calls)
      expect(statements).toHaveLength(most)
    },
  )
})
