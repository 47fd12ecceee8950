import { createServer, type IncomingMessage, request, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPublicAddress } from '../../../../service/events/import/web/publicAddress.ts'
import { openPublicWeb, type WebOptions } from '../../../../service/events/import/web/openPublicWeb.ts'
import { countFetch } from '../../../../service/events/import/web/fetchLimits.ts'
import { add, forgive } from '../../../../service/http/limits/counts.ts'
import { NotFetched } from '../../../../service/ports/publicWeb.ts'
import { openTestService, type Person, type TestService } from '../../../support/service.ts'
import { calendar, entry, sendAddress, sendChoice } from './importing.ts'
import { photo } from '../../../support/events.ts'

const unfetched = 'This address could not be fetched.'
const servers: Server[] = []

async function listen(answer: RequestListener) {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return String((server.address() as AddressInfo).port)
}

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

/**
 * The test's DNS: the addresses to which each name resolves. Only `127.0.0.1` counts as public here, and only
 * under these names.
 */
const names: Record<string, string[]> = {
  'calendar.test': ['127.0.0.1'],
  'other.test': ['127.0.0.1'],
  'inside.test': ['10.0.0.7'],
  'mixed.test': ['127.0.0.1', '192.168.1.1'],
  'nowhere.test': [],
}

let hosts: string[] = []
let port: string

const webOf = (options: WebOptions = {}) =>
  openPublicWeb({
    ports: ['', port],
    isAllowed: (address) => address === '127.0.0.1',
    resolve: (host, done) => {
      hosts.push(host)
      const found = names[host]
      if (!found) return done(new Error('ENOTFOUND'), [])
      return done(
        null,
        found.map((address) => ({ address, family: 4 })),
      )
    },
    ...options,
  })

let seen: IncomingMessage[] = []
let answer: RequestListener = (_request, response) => void response.end()

beforeAll(async () => {
  port = await listen((asking, response) => {
    seen.push(asking)
    answer(asking, response)
  })
})

const fault = async (address: string, options?: WebOptions) => {
  try {
    const { bytes } = await webOf(options).fetch(address)
    return `fetched ${bytes.byteLength} bytes`
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  }
}

const closed = `
  0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.127.255.255 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1 172.31.255.255
  192.0.0.1 192.0.2.1 192.88.99.1 192.168.0.1 198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1
  255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::127.0.0.1 64:ff9b::7f00:1 64:ff9b:1::1 100::1 2001::1 2001:db8::1 2002:7f00:1::1
  3fff::1 5f00::1 fc00::1 fdff::1 fe80::1 fec0::1 ff02::1 localhost 8.8.8`
const open =
  '1.1.1.1 8.8.8.8 93.184.216.34 100.63.255.255 100.128.0.1 172.15.0.1 172.32.0.1 2606:4700:4700::1111 2a00:1450:4001::1'

test.each(closed.trim().split(/\s+/))('FE-1 %s is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
test.each(open.split(' '))('FE-1 %s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

const forms = `
  127.0.0.1 127.1 127.0.1 2130706433 0x7f000001 0x7f.0.0.1 017700000001 0177.0.0.01 0 0.0.0.0 [::1] [::] [::ffff:127.0.0.1] [::ffff:7f00:1]
  [0:0:0:0:0:ffff:7f00:1] [64:ff9b::7f00:1] [2002:7f00:1::] ①②⑦.0.0.1 127。0。0。1 localhost LOCALHOST %6cocalhost 169.254.169.254
  [fe80::1] [fd00::1]`

test.each(forms.trim().split(/\s+/))('FE-1 http://%s/ does not reach the internal network', async (host) => {
  seen = []
  // Uses the production settings, except that the port of the test's server is allowed too.
  for (const address of [`http://${host}:${port}/`, `http://${host}/`]) {
    expect(await fault(address, { isAllowed: isPublicAddress, resolve: undefined })).toBe(
      `NotFetched: ${unfetched}`,
    )
  }
  expect(seen).toEqual([])
})

test.each([
  ['ftp://calendar.test/'],
  ['file:///etc/passwd'],
  ['javascript:alert(1)'],
  ['http://calendar.test:22/'],
  ['https://calendar.test:8443/'],
  ['http://me@calendar.test/'],
  ['http://me:secret@calendar.test/'],
  ['http://inside.test/'],
  ['http://mixed.test/'],
  ['http://nowhere.test/'],
  ['http://unknown.test/'],
  ['http://'],
  ['no address'],
])('FE-1 FE-3 %s is refused without revealing why', async (address) => {
  seen = []
  expect(await fault(address.replace('.test/', `.test:${port}/`))).toBe(`NotFetched: ${unfetched}`)
  expect(await fault(address)).toBe(`NotFetched: ${unfetched}`)
  expect(seen).toEqual([])
})

test('FE-1 each redirect is checked, and at most three are followed', async () => {
  const targets: Record<string, string> = {
    '/1': '/2',
    '/2': `http://other.test:${port}/3`,
    '/3': '/end',
    '/0': '/1',
    '/inside': `http://inside.test:${port}/end`,
    '/loopback': 'http://[::1]/end',
    '/decimal': `http://2130706434:${port}/end`,
    '/port': 'http://other.test:22/',
    '/file': 'file:///etc/passwd',
    '/user': `http://me:secret@other.test:${port}/end`,
  }
  answer = ({ url = '' }, response) => {
    const target = targets[url]
    if (target) response.writeHead(302, { Location: target }).end()
    else response.end('end')
  }
  const at = `http://calendar.test:${port}`
  expect(await fault(`${at}/1`)).toBe('fetched 3 bytes')
  expect((await webOf().fetch(`${at}/2`)).address).toBe(`http://other.test:${port}/end`)
  for (const from of ['0', 'inside', 'loopback', 'decimal', 'port', 'file', 'user']) {
    expect(await fault(`${at}/${from}`), from).toBe(`NotFetched: ${unfetched}`)
  }
})

test('FE-1 the connection uses the checked address: a name is resolved only once', async () => {
  answer = (_request, response) => void response.end('here')
  const answers = [['127.0.0.1'], ['10.0.0.7']]
  hosts = []
  const resolve: NonNullable<WebOptions['resolve']> = (host, done) => {
    hosts.push(host)
    const next = answers.shift() ?? []
    done(
      null,
      next.map((address) => ({ address, family: 4 })),
    )
  }
  expect(await fault(`http://changing.test:${port}/`, { resolve })).toBe('fetched 4 bytes')
  expect(hosts).toEqual(['changing.test'])
  expect(await fault(`http://changing.test:${port}/`, { resolve })).toBe(`NotFetched: ${unfetched}`)
})

test('FE-2 at most 10 MB are read, with or without a declared length; compressed answers and other statuses are refused', async () => {
  const at = `http://calendar.test:${port}/`
  const most = 10 * 1024 * 1024
  answer = ({ url }, response) => {
    const length = url === '/much' ? most + 1 : most
    for (let sent = 0; sent < length; sent += 65_536)
      response.write('x'.repeat(Math.min(65_536, length - sent)))
    response.end()
  }
  expect(await fault(at)).toBe(`fetched ${most} bytes`)
  expect(await fault(`${at}much`)).toBe('NotFetched: There are more than 10 MB at this address.')
  answer = (_request, response) => void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('x')
  expect(await fault(at)).toBe(`NotFetched: ${unfetched}`)
  for (const status of [204, 304, 418, 500, 503]) {
    answer = (_request, response) => void response.writeHead(status).end('secret of the inside')
    expect(await fault(at), String(status)).toBe(`NotFetched: ${unfetched}`)
  }
  for (const [status, kind] of [
    [401, 'This address is not open to everyone. Give the public address of the calendar.'],
    [403, 'This address is not open to everyone. Give the public address of the calendar.'],
    [404, 'There is nothing at this address. Copy it once more.'],
    [410, 'There is nothing at this address. Copy it once more.'],
  ] as const) {
    answer = (_request, response) => void response.writeHead(status).end('secret of the inside')
    expect(await fault(at)).toBe(`NotFetched: ${kind}`)
  }
  answer = (_request, response) => void response.socket?.destroy()
  expect(await fault(at)).toBe(`NotFetched: ${unfetched}`)
})

test('FE-2 a server that answers slowly or not at all is abandoned', async () => {
  answer = (_request, response) => void response.write('BEGIN:')
  expect(await fault(`http://calendar.test:${port}/`)).toBe(
    'NotFetched: This address takes longer than 5 seconds.',
  )
  const silent = { resolve: () => {} }
  expect(await fault('http://calendar.test/', silent)).toBe(
    'NotFetched: This address takes longer than 5 seconds.',
  )
})

describe('FE-2 a server that never comes to an answer', () => {
  /** Fetches from a server that sends these texts, `pause` ms apart, and waits for the end of the connection. */
  const fetchFrom = async (texts: Iterable<string>, pause: number) => {
    const ended = Promise.withResolvers<void>()
    const server = createTcpServer((socket) => {
      const rest = texts[Symbol.iterator]()
      const timer = setInterval(() => {
        const { done, value } = rest.next()
        if (!done) socket.write(value)
      }, pause)
      socket.on('error', () => {}).on('data', () => {})
      socket.on('close', () => {
        clearInterval(timer)
        ended.resolve()
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port: own } = server.address() as AddressInfo
    const started = performance.now()
    const said = await fault(`http://calendar.test:${own}/`, { ports: [String(own)] })
    const took = performance.now() - started
    await ended.promise
    server.close()
    return { said, took, closedAfter: performance.now() - started }
  }
  const endless = (text: string) => ({
    *[Symbol.iterator]() {
      for (;;) yield text
    },
  })
  const upgrade = 'HTTP/1.1 101 Switching Protocols\r\n'

  test.each([
    ['101', [`${upgrade}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`]],
    ['101 without naming a protocol', [`${upgrade}\r\n`]],
    ['101 and a stream', endless(`${upgrade}Connection: Upgrade\r\nUpgrade: h2c\r\n\r\nBEGIN:VCALENDAR`)],
    ['endless 100', endless('HTTP/1.1 100 Continue\r\n\r\n')],
    ['endless 100 in large pieces', endless('HTTP/1.1 100 Continue\r\n\r\n'.repeat(1000))],
    ['endless 102', endless('HTTP/1.1 102 Processing\r\n\r\n')],
    ['endless 103', endless('HTTP/1.1 103 Early Hints\r\nLink: </a.css>; rel=preload\r\n\r\n')],
    [
      'endless headers',
      ['HTTP/1.1 200 OK\r\n', ...Array.from({ length: 40 }, () => `X: ${'x'.repeat(1000)}\r\n`)],
    ],
  ])('%s is left at once', async (_kind, texts) => {
    const { said, took, closedAfter } = await fetchFrom(texts, 1)
    expect(said).toBe(`NotFetched: ${unfetched}`)
    expect(took).toBeLessThan(2000)
    expect(closedAfter).toBeLessThan(2500)
  })

  test('headers that come letter by letter are abandoned after 5 seconds', async () => {
    const { said, closedAfter } = await fetchFrom(
      ['HTTP/1.1 200 OK\r\n', ...Array.from({ length: 1000 }, () => 'X')],
      20,
    )
    expect(said).toBe('NotFetched: This address takes longer than 5 seconds.')
    expect(closedAfter).toBeLessThan(6000)
  })

  test('a few interim answers before the response do no harm', async () => {
    const hint = 'HTTP/1.1 103 Early Hints\r\nLink: </a.css>; rel=preload\r\n\r\n'
    const response = 'HTTP/1.1 200 OK\r\nContent-Length: 4\r\nConnection: close\r\n\r\nhere'
    const { said } = await fetchFrom(['HTTP/1.1 100 Continue\r\n\r\n', hint, hint, response], 1)
    expect(said).toBe('fetched 4 bytes')
  })
})

test('a proxy receives the checked address and never the name', async () => {
  const through: string[] = []
  const proxy = createServer()
  servers.push(proxy)
  proxy.on('connect', ({ url = '' }: IncomingMessage, socket: Socket) => {
    through.push(url)
    const [host, to] = url.split(':')
    const onward = connect(Number(to), host, () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      onward.pipe(socket).pipe(onward)
    })
    socket.on('error', () => onward.destroy())
    onward.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  answer = (_request, response) => void response.end('by proxy')
  expect(await fault(`http://calendar.test:${port}/`, { proxy: address })).toBe('fetched 8 bytes')
  expect(through).toEqual([`127.0.0.1:${port}`])
  expect(await fault(`http://inside.test:${port}/`, { proxy: address })).toBe(`NotFetched: ${unfetched}`)
  expect(through).toHaveLength(1)
})

describe('an import from an address', () => {
  let service: TestService
  let asha: Person
  beforeAll(async () => {
    service = await openTestService({ services: { web: webOf() } })
    asha = await service.person()
  })
  afterAll(() => service.close())

  const at = (path: string) => ({ url: `http://calendar.test:${port}/${path}` })

  test('FE-4 reads calendars, pages and their pictures, without telling the server who requests them', async () => {
    const picture = Buffer.from(await (await photo(64, 48)).arrayBuffer())
    const jsonLd = {
      '@type': 'Event',
      '@id': '#1',
      name: 'Concert',
      startDate: '2026-07-10T20:00:00+02:00',
      location: { '@type': 'Place', name: 'Hall', address: 'Köln' },
      image: '/picture.jpg',
    }
    answer = ({ url }, response) => {
      if (url === '/picture.jpg') response.end(picture)
      else if (url === '/page')
        response.end(`<script type="application/ld+json">${JSON.stringify(jsonLd)}</script>`)
      else if (url === '/empty') response.end('<p>Nothing</p>')
      else response.end(calendar(entry('a@x')))
    }
    seen = []
    const calendars = await sendAddress(service, asha, at('calendar.ics'))
    expect(calendars.body.data.items.map(({ uid, action }) => [uid, action])).toEqual([['a@x', 'new']])

    const { body } = await sendAddress(service, asha, at('page'))
    const [item] = body.data.items
    expect(item).toMatchObject({
      uid: `http://calendar.test:${port}/page#1`,
      action: 'new',
      event: { title: 'Concert', start_time: '18:00:00', time_zone: 'UTC', venue: 'Hall', location: 'Köln' },
    })
    const done = await sendChoice(service, asha, body.data.import_id, { uids: [item?.uid] })
    const [made] = done.body.data.items
    expect([made?.outcome, made?.problems]).toEqual(['created', {}])
    expect(made?.event?.['gallery_images']).toHaveLength(1)

    expect(seen.map(({ url }) => url)).toEqual(['/calendar.ics', '/page', '/picture.jpg'])
    const sent = [...new Set(seen.flatMap(({ headers }) => Object.keys(headers)))].toSorted()
    expect(sent).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent'])
    expect(seen[0]?.headers['accept-encoding']).toBe('identity')

    const empty = await sendAddress(service, asha, at('empty'))
    expect([empty.status, empty.body.errors]).toEqual([
      400,
      { url: ['There are no events at this address.'] },
    ])
  })

  test.each(['ftp://calendar.test/', 'calendar.test', 'http://inside.test/', 'http://127.0.0.2/', ''])(
    'FE-3 %s gets 400 at its field',
    async (url) => {
      const { status, body } = await sendAddress(service, asha, { url })
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['url']])
      expect(JSON.stringify(body)).not.toMatch(/ENOTFOUND|ECONN|10\.0\.0\.7/)
    },
  )

  test.each(['webcal:', 'WEBCALS:', 'feed:', 'Feed:http:'])('%s is read as a web address', async (scheme) => {
    const asked: string[] = []
    const fetched = {
      address: 'https://calendar.test/a.ics',
      type: '',
      bytes: Buffer.from(calendar(entry('a@x'))),
    }
    const web = { fetch: async (url: string) => (asked.push(url), fetched) }
    const other = await openTestService({ services: { web } })
    const ben = await other.person()
    const { status } = await sendAddress(other, ben, { url: `${scheme}//calendar.test/a.ics` })
    expect([status, asked]).toEqual([
      200,
      [scheme === 'Feed:http:' ? 'http://calendar.test/a.ics' : 'https://calendar.test/a.ics'],
    ])
    await other.close()
  })

  test('a page that names a calendar leads to it, and a login page says so', async () => {
    answer = ({ url }, response) => {
      if (url === '/linked') response.end('<link rel="alternate" type="text/calendar" href="/a.ics">')
      else if (url === '/login') response.end('<form><input type="password"></form>')
      else response.end(calendar(entry('a@x')))
    }
    const linked = await sendAddress(service, asha, at('linked'))
    expect(linked.body.data.items.map(({ uid }) => uid)).toEqual(['a@x'])
    const login = await sendAddress(service, asha, at('login'))
    expect([login.status, login.body.errors]).toEqual([
      400,
      {
        url: [
          'This address leads to a login. Give the public address of the calendar, which often ends in .ics.',
        ],
      },
    ])
  })

  test.each([
    [
      'https://calendar.google.com/calendar/u/0?cid=Y2x1YkBncm91cC5jYWxlbmRhci5nb29nbGUuY29t',
      'https://calendar.google.com/calendar/ical/club%40group.calendar.google.com/public/basic.ics',
      /^This is a share link of Google Calendar/,
    ],
    [
      'https://calendar.google.com/calendar/embed?src=club%40group.calendar.google.com&ctz=Europe%2FBerlin',
      'https://calendar.google.com/calendar/ical/club%40group.calendar.google.com/public/basic.ics',
      /^This is a share link of Google Calendar/,
    ],
    [
      'https://outlook.live.com/owa/calendar/00/11/cid-22/calendar.html',
      'https://outlook.live.com/owa/calendar/00/11/cid-22/calendar.ics',
      /^This is a share link of Outlook/,
    ],
  ])('%s leads to its calendar, or says where the right address is', async (url, leadsTo, help) => {
    const asked: string[] = []
    const fetch = async (address: string) => {
      asked.push(address)
      throw new NotFetched('There is nothing at this address. Copy it once more.')
    }
    const other = await openTestService({ services: { web: { fetch } } })
    const { status, body } = await sendAddress(other, await other.person(), { url })
    expect([status, asked]).toEqual([400, [leadsTo]])
    expect(body.errors?.['url']?.[0]).toMatch(help)
    await other.close()
  })

  test('FE-5 limits are taken before a fetch: of a day for an account, of an hour for a host, of imports, of new events', async () => {
    const asked: string[] = []
    const jsonLd = {
      '@type': 'Event',
      '@id': '#1',
      name: 'Concert',
      startDate: '2026-07-10T20:00:00+02:00',
      location: 'Hall, Köln',
      image: 'https://pictures.test/1.jpg',
    }
    const bytes = Buffer.from(`<script type="application/ld+json">${JSON.stringify(jsonLd)}</script>`)
    const web = { fetch: async (url: string) => (asked.push(url), { address: url, type: '', bytes }) }
    const other = await openTestService({ services: { web, rateLimits: true } })
    const [ben, cleo] = [await other.person(), await other.person()]
    const url = 'https://fair.test/a'
    const { body } = await sendAddress(other, ben, { url })

    const day = { seconds: 24 * 3600 }
    await add(other.db, ['imports', ben.id], day, new Date('2026-06-15T12:00:00Z'), 20)
    const uids = body.data.items.map(({ uid }) => uid)
    expect((await sendChoice(other, ben, body.data.import_id, { uids })).status).toBe(429)
    await forgive(other.db, ['imports', ben.id])
    await add(other.db, ['new events', ben.id], day, new Date('2026-06-15T12:00:00Z'), 500)
    expect((await sendChoice(other, ben, body.data.import_id, { uids })).status).toBe(429)
    expect(asked).toEqual([url])

    for (let fetches = 1; fetches < 20; fetches += 1) await countFetch({ ...other.services, user: cleo }, url)
    const late = await sendAddress(other, cleo, { url })
    expect([late.status, late.body.message]).toEqual([
      429,
      'Too many addresses of this site were fetched. Please try again in 60 minutes.',
    ])
    await add(other.db, ['fetches', ben.id], day, new Date('2026-06-15T12:00:00Z'), 199)
    const often = await sendAddress(other, ben, { url: 'https://second.test/a' })
    expect([often.status, often.body.message]).toEqual([
      429,
      'Too many addresses were fetched for you. Please try again in 24 hours.',
    ])
    expect(asked).toEqual([url])
    await other.close()
  })

  test('FE-2 an account fetches one address at a time', async () => {
    const arrived = Promise.withResolvers<() => void>()
    answer = (_request, response) => arrived.resolve(() => void response.end(calendar()))
    const first = sendAddress(service, asha, at('slow'))
    const finish = await arrived.promise
    const second = await sendAddress(service, asha, at('slow'))
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '5'])
    finish()
    expect((await first).status).toBe(200)
  })

  test('FE-2 four addresses are fetched at once, and a fifth is refused', async () => {
    const waiting: (() => void)[] = []
    const arrived = Promise.withResolvers<void>()
    answer = (_request, response) => {
      waiting.push(() => void response.end(calendar()))
      if (waiting.length === 4) arrived.resolve()
    }
    const people = await Promise.all(Array.from({ length: 5 }, () => service.person()))
    const [last, ...others] = people
    const all = others.map((person) => sendAddress(service, person, at('slow')))
    await arrived.promise
    if (!last) throw new Error('nobody is left')
    expect((await sendAddress(service, last, at('slow'))).status).toBe(503)
    for (const finish of waiting) finish()
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  test('without outgoing access, addresses are refused, but not files', async () => {
    const inside = await openTestService()
    const ben = await inside.person()
    const { status, body } = await sendAddress(inside, ben, { url: 'https://example.org/' })
    expect([status, body.errors]).toEqual([
      400,
      { url: ['Addresses cannot be imported here. Save the calendar as a file.'] },
    ])
    await inside.close()
  })
})

test('the server of this test can be reached without Plaza', async () => {
  answer = (_request, response) => void response.end('here')
  const reached = await new Promise<number | undefined>((resolve) => {
    request(`http://127.0.0.1:${port}/`, ({ statusCode }) => resolve(statusCode)).end()
  })
  expect(reached).toBe(200)
})
