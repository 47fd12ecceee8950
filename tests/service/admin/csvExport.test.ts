import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { catalogOf, entriesOf } from '../../../machines/language/catalog.ts'
import { words } from '../../../service/admin/texts.ts'
import { prefersCsv } from '../../../service/http/csv.ts'
import { createService } from '../../../service/run/app.ts'
import { allRoutes } from '../../../service/run/allRoutes.ts'
import type { Db } from '../../../service/ports/db.ts'
import { createEvent, photo, publishEvent } from '../../support/events.ts'
import { translated } from '../../support/languages/poFiles.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { oneEngine } from '../../support/run/engines.ts'

const users = '/common/superadmin/users/'
const events = '/common/superadmin/events/'
const many = 3000

/** The cells of a CSV file, parsed according to RFC 4180 without code of the service. */
function parsed(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy
  while (cell.lastIndex < text.length) {
    const [, quoted, plain, end] = cell.exec(text) ?? []
    if (end === undefined) throw new Error(`this is no CSV: ${text.slice(0, 200)}`)
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') rows.push([])
  }
  if (rows.at(-1)?.length === 0) rows.pop()
  return rows
}

test.each([
  [undefined, false],
  ['', false],
  ['*/*', false],
  ['text/csv', true],
  ['TEXT/CSV;charset=utf-8', true],
  ['text/*', true],
  ['application/json', false],
  ['application/json, text/csv', false],
  ['application/json;q=0.8, text/csv', true],
  ['text/csv;q=0.8, application/json', false],
  ['text/csv;q=0.5, */*', false],
  ['text/csv, */*;q=0.9', true],
  ['text/csv;q=0', false],
  ['*/*;q=0.1, application/*;q=0', true],
  ['text/html, application/xhtml+xml', false],
])('Accept: %s asks for CSV: %s', (accept, isCsv) => {
  expect(prefersCsv(accept)).toBe(isCsv)
})

describe.each(oneEngine)('lists as CSV files on %s', (engine) => {
  let service: TestService
  let superadmin: Person
  beforeAll(async () => {
    service = await openTestService({ engine })
    superadmin = await service.person({ user_type: 'superadmin', full_name: 'Root' })
    const asha = await service.person({ full_name: '=HYPERLINK("http://evil.test")', phone: '+919876543210' })
    await publishEvent(service, asha, superadmin, {
      title: '@Jazz, "live"',
      content: '-1+2\nsecond line',
      venue: 'Café; Zoë',
      images: [await photo(24, 24)],
    })
    await createEvent(service, superadmin, {
      title: 'Draft',
      event_category_id: '3',
      event_date: '2026-07-10',
      start_time: '20:00',
      end_date: '2026-07-12',
      end_time: '02:00',
      time_zone: 'Europe/Lisbon',
    })
  })
  afterAll(() => service.close())

  const ask = (path: string, token: string | undefined = superadmin.token, language?: string) =>
    service.app(
      new Request(`http://plaza.test${path}`, {
        headers: {
          Accept: 'text/csv',
          ...(language ? { 'Accept-Language': language } : {}),
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        },
      }),
    )
  const rows = async (path: string) => {
    const [names = [], ...cells] = parsed(await (await ask(path)).text())
    return cells.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]])))
  }

  test('IN-4 have each value in its own cell, and no cell that a spreadsheet would execute', async () => {
    const answer = await ask(events)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="plaza-events-2026-06-15.csv"',
      vary: 'Accept, Accept-Language',
      'content-language': 'en',
      'cache-control': 'no-store',
    })
    // The byte order mark by which spreadsheets recognise UTF-8.
    expect([...new Uint8Array(await answer.arrayBuffer())].slice(0, 5)).toEqual([
      0xef, 0xbb, 0xbf, 0x69, 0x64,
    ])
    expect(await rows(events)).toEqual([
      expect.objectContaining({
        title: 'Draft',
        event_category: 'Community',
        approval_status: 'pending',
        event_date: '2026-07-10',
        start_time: '20:00:00',
        end_date: '2026-07-12',
        end_time: '02:00:00',
        time_zone: 'Europe/Lisbon',
        starts_at: '2026-07-10T20:00:00+01:00',
        ends_at: '2026-07-12T02:00:00+01:00',
      }),
      expect.objectContaining({
        title: `'@Jazz, "live"`,
        content: "'-1+2\nsecond line",
        venue: 'Café; Zoë',
        end_time: '',
        is_online_event: 'false',
        is_featured: 'false',
        author: `'=HYPERLINK("http://evil.test")`,
        author_email: expect.stringContaining('@plaza.test'),
        event_status: 'upcoming',
        view_count: '0',
        images: expect.stringMatching(/^http:\/\/plaza\.test\/media\/\w+\.jpg$/),
      }),
    ])
    const [, root] = await rows(users)
    expect(root).toMatchObject({ full_name: 'Root', phone: '', is_active: 'true', user_type: 'superadmin' })
    expect((await rows(users))[0]).toMatchObject({
      full_name: `'=HYPERLINK("http://evil.test")`,
      phone: "'+919876543210",
      event_count: '1',
      published_event_count: '1',
    })
  })

  /** The columns of a file with the cells of its first row. */
  const firstRow = async (path: string, language: string) => {
    const [names = [], cells = []] = parsed(await (await ask(path, superadmin.token, language)).text())
    return names.map((name, at) => [name.replace('\uFEFF', ''), cells[at] ?? ''] as const)
  }

  test.each(translated)('have their headers and values in the language of the caller: %s', async (code) => {
    const translations = catalogOf(entriesOf(readFileSync(`service/admin/languages/${code}.po`, 'utf8')))
    for (const list of [users, events]) {
      const english = await firstRow(list, 'en')
      const translatedRow = await firstRow(list, `${code}-XX, en;q=0.5`)
      // Texts from users stay unchanged, and all texts of Plaza are translated.
      expect(translatedRow).toEqual(
        english.map(([name, cell]) => [
          translations[name],
          (words as readonly string[]).includes(cell) ? translations[cell] : cell,
        ]),
      )
      expect(new Set(translatedRow.map(([name]) => name)).size).toBe(english.length)
    }
  })

  test('are in English if the language is unsupported, and in German with these texts', async () => {
    expect(await firstRow(users, 'fr')).toEqual(await firstRow(users, 'en'))
    expect(Object.fromEntries(await firstRow(events, 'de'))).toMatchObject({
      Titel: 'Draft',
      Freigabestatus: 'ausstehend',
      Durchführung: 'wie geplant',
      Sichtbarkeit: 'nur Mitglieder',
      Zeitpunkt: 'kommend',
      Hervorgehoben: 'nein',
    })
  })

  test('accept the same filters and orders as the list, and refuse invalid ones', async () => {
    expect((await rows(`${events}?ordering=created_at`)).map(({ title }) => title)).toEqual([
      `'@Jazz, "live"`,
      'Draft',
    ])
    expect((await rows(`${events}?status=unpublished`)).map(({ title }) => title)).toEqual(['Draft'])
    expect((await rows(`${users}?user_type=superadmin`)).map(({ full_name }) => full_name)).toEqual(['Root'])
    const nobody = parsed(await (await ask(`${users}?search=nobody`)).text())
    expect(nobody).toHaveLength(1)
    expect(nobody[0]).toContain('full_name')
    for (const [field, query] of [
      ['page', 'page=1'],
      ['page_size', 'page_size=5'],
      ['cursor', 'cursor=n.9.MQ.1'],
      ['ordering', 'ordering=slug'],
      ['search', 'search=a+b+c+d+e+f+g+h+i+j+k+l+m'],
    ]) {
      for (const list of [users, events]) {
        const answer = await ask(`${list}?${query}`)
        expect(answer.status).toBe(400)
        expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual([field])
      }
    }
  })

  test('AZ-2 are for superadmins only, and each export is recorded in the audit log', async () => {
    const [user, admin] = [await service.person(), await service.person({ user_type: 'admin' })]
    const auditEntries = async () => {
      const { rows } = await service.db.query<{ entity: string; actor_id: number }>(
        "select entity, actor_id from audit_log where action = 'export' order by id",
      )
      return rows
    }
    const before = (await auditEntries()).length
    for (const list of [users, events]) {
      expect((await ask(list, '')).status).toBe(401)
      expect((await ask(list, user.token)).status).toBe(403)
      expect((await ask(list, admin.token)).status).toBe(403)
    }
    expect(await auditEntries()).toHaveLength(before)
    await (await ask(users)).text()
    await (await ask(events)).text()
    expect((await auditEntries()).slice(before)).toEqual([
      { entity: 'user', actor_id: superadmin.id },
      { entity: 'event', actor_id: superadmin.id },
    ])
  })

  test('are not the default, which is JSON, and Vary contains Accept', async () => {
    for (const headers of [{}, { Accept: '*/*' }, { Accept: 'text/html' }]) {
      const answer = await service.request('GET', events, { token: superadmin.token, headers })
      expect(answer.headers.get('content-type')).toBe('application/json')
      expect(answer.headers.get('vary')).toBe('Accept')
      expect(answer.body).toMatchObject({ count: 2 })
    }
  })

  test(`${many} rows are streamed in chunks, each once and in order, while rows are added`, async () => {
    await service.db.query(
      `insert into users (email, email_key, full_name, is_email_verified, is_active, created_at)
       select 'p' || n, 'p' || n, 'P ' || lpad(n::text, 5, '0'), true, n % 3 > 0, now()
       from generate_series(1, ${many}) as n`,
    )
    for (const [query, expected] of [
      ['ordering=full_name', (n: number) => n >= 1],
      ['ordering=full_name&is_active=true', (n: number) => n % 3 > 0],
    ] as const) {
      const { body } = await ask(`${users}?${query}&search=P`)
      const pieces: string[] = []
      for await (const bytes of body ?? []) {
        if (pieces.length === 2)
          await service.person({ full_name: 'A person', email: `new-${query.length}@x.test` })
        pieces.push(new TextDecoder().decode(bytes as Uint8Array))
      }
      expect(pieces.length).toBeGreaterThan(8)
      const names = parsed(pieces.join('')).map((row) => row[2])
      const wanted = Array.from({ length: many }, (_, at) => at + 1).filter(expected)
      expect(names.filter((name) => /^P \d{5}$/.test(name ?? ''))).toEqual(
        wanted.map((n) => `P ${String(n).padStart(5, '0')}`),
      )
    }
  })
})

describe('a file during its download', () => {
  let service: TestService
  let superadmin: Person
  let server: Server
  let queries = 0
  let failAfter = Infinity
  const lines: string[] = []
  beforeAll(async () => {
    service = await openTestService()
    superadmin = await service.person({ user_type: 'superadmin' })
    await service.db.query(
      `insert into events (slug, title, content, event_date, start_time, author_name, location_details, created_at)
       select 's-' || n, 'Event ' || n, 'Text', '2026-07-01', '10:00', 'Asha', repeat('x', 20000), now()
       from generate_series(1, 2000) as n`,
    )
    const db: Db = {
      transaction: (run) => service.db.transaction(run),
      query: async (sql, params) => {
        if (sql.includes('from events as e')) queries += 1
        if (queries > failAfter) throw new Error('the database is gone')
        return await service.db.query(sql, params)
      },
    }
    const { log: quiet } = service.services
    const log = {
      info: quiet.info,
      error: (_fields: object, text: string) => lines.push(text),
      child: () => log,
    }
    const app = createService({ ...service.services, db, log: log as never }, { routes: allRoutes })
    server = createServer(getRequestListener((request) => app(request), { overrideGlobalObjects: false }))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await service.close()
  })

  const open = async () => {
    queries = 0
    const { port } = server.address() as AddressInfo
    return await fetch(`http://127.0.0.1:${port}${events}`, {
      headers: { Accept: 'text/csv', Authorization: `Bearer ${superadmin.token}` },
    })
  }

  /** The number of queries of a whole export. */
  const queriesOfExport = async () => {
    await (await open()).arrayBuffer()
    return queries
  }

  test('waits for a slow reader, and stops if the reader disconnects', async () => {
    const { body } = await open()
    let before = 0
    // The service reads ahead only as much as fits into the connection's buffers.
    await vi.waitFor(
      () => {
        const isAtRest = queries === before
        before = queries
        expect(isAtRest).toBe(true)
      },
      { interval: 300, timeout: 60_000 },
    )
    expect(queries).toBeLessThan(5)
    await body?.cancel()
    // If the cancelled export went on, the first of these two would count its queries too.
    const [first, second] = [await queriesOfExport(), await queriesOfExport()]
    expect(second).toBeGreaterThan(5)
    expect(first).toBeLessThanOrEqual(second + 1)
  })

  test('is cut off if reading fails midway, and is a plain error if it fails at the start', async () => {
    failAfter = 3
    const answer = await open()
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow()
    expect(lines).toEqual(['a file was cut off'])
    failAfter = 0
    expect((await open()).status).toBe(500)
    failAfter = Infinity
  })
})
