import { createHash, createHmac } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sweepMedia } from '../../../service/pictures/sweep.ts'
import { type Media, MediaFull } from '../../../service/ports/media.ts'
import { openMedia } from '../../../service/pictures/openMedia.ts'
import { openFolder } from '../../../service/pictures/mediaFolder.ts'
import { openTestService, type TestService } from '../../support/service.ts'

const base = 'abcdefabcdefabcdefabcdefabcdef'
const name = `${base}-320.webp`
const bytes = new Uint8Array([1, 2, 3, 0, 255])
const foreign = [
  '',
  '.',
  '..',
  '../secret',
  '..%2fsecret',
  '/etc/passwd',
  'a.part',
  `${base}.svg`,
  `${base}-1.html`,
  `x/${name}`,
  `${name}\0`,
  `${base}-320.webp/..`,
]

async function names(media: Media) {
  const found: string[] = []
  for await (const entry of media.list()) found.push(entry.name)
  return found.toSorted()
}

/** The tests that every store must pass. */
function behavesAsStore(media: () => Media) {
  it('returns what was stored, with its type', async () => {
    await media().put(name, bytes, 'image/webp')
    expect(await media().get(name)).toEqual({
      bytes: expect.objectContaining({ length: 5 }),
      type: 'image/webp',
    })
    expect([...((await media().get(name))?.bytes ?? [])]).toEqual([...bytes])
  })

  it('returns nothing under other names', async () => {
    expect(await media().get(`${base}-640.webp`)).toBeNull()
    for (const each of foreign) expect(await media().get(each)).toBeNull()
  })

  it('UP-5 accepts only names that the server has generated', async () => {
    for (const each of foreign) {
      await expect(media().put(each, bytes, 'image/webp')).rejects.toThrow('not a media name')
    }
    expect(await names(media())).toEqual([])
  })

  it('lists and removes files; a file can be removed twice without an error', async () => {
    await media().put(name, bytes, 'image/webp')
    await media().put(`${base}.jpg`, bytes, 'image/jpeg')
    expect(await names(media())).toEqual([name, `${base}.jpg`])
    await media().remove(name)
    await media().remove(name)
    expect(await names(media())).toEqual([`${base}.jpg`])
    expect(await media().get(name)).toBeNull()
  })
}

describe('a folder as the store', () => {
  let folder: string
  let media: Media
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'plaza-media-')), 'deep', 'media')
    media = await openMedia(pathToFileURL(folder).href)
  })
  afterEach(() => rm(join(folder, '../..'), { recursive: true }))

  behavesAsStore(() => media)

  it('CO-4 can be read only by its owner', async () => {
    await media.put(name, bytes, 'image/webp')
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  })

  it('UP-7 shows a file only once it is complete, and leaves no other files behind', async () => {
    const large = new Uint8Array(4_000_000).fill(7)
    const put = media.put(name, large, 'image/webp')
    const seen = new Set<number>()
    for (let looks = 0; looks < 60; looks += 1) seen.add((await media.get(name))?.bytes.length ?? 0)
    await put
    seen.add((await media.get(name))?.bytes.length ?? 0)
    expect([...seen].filter((length) => length !== 0)).toEqual([large.length])
    expect(await readdir(folder)).toEqual([name])
  })

  it('stores nothing on a nearly full disk, and still serves existing files', async () => {
    let free = 10e9
    const url = pathToFileURL(folder).href
    const small = await openFolder(url, async () => ({ free, total: 100e9 }))
    await small.put(name, bytes, 'image/webp')
    free = 200e6
    await expect(small.put(`${base}.jpg`, bytes, 'image/jpeg')).rejects.toThrow(MediaFull)
    expect(await names(small)).toEqual([name])
    expect(await small.get(name)).not.toBeNull()
  })

  it('accepts a path without slashes too', async () => {
    const relative = await openMedia(`file:${folder}/other`)
    await relative.put(name, bytes, 'image/webp')
    expect(await readdir(join(folder, 'other'))).toEqual([name])
  })

  it('refuses an unknown address', async () => {
    await expect(openMedia('http://example.org/')).rejects.toThrow('MEDIA_URL')
    await expect(openMedia('s3://endpoint/bucket')).rejects.toThrow('MEDIA_URL')
  })
})

describe('an S3-compatible store', () => {
  const store = new Map<string, { body: Buffer; type: string }>()
  const problems: string[] = []
  let failing = 0
  let server: Server
  let media: Media

  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const sha256 = (of: string | Buffer) => createHash('sha256').update(of).digest('hex')

  /** Signature Version 4, computed here from its description. */
  function signatureOf(request: IncomingMessage, secret: string) {
    const header = (key: string) => String(request.headers[key] ?? '')
    const [, credential = '', signed = ''] =
      /Credential=([^,]+), ?SignedHeaders=([^,]+)/.exec(header('authorization')) ?? []
    const scope = credential.split('/').slice(1)
    const url = new URL(request.url ?? '', 'http://host')
    const query = [...url.searchParams].map(
      ([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`,
    )
    const headers = signed.split(';').map((key) => `${key}:${header(key).trim()}\n`)
    const canonical = [
      request.method,
      url.pathname,
      query.toSorted().join('&'),
      headers.join(''),
      signed,
      header('x-amz-content-sha256'),
    ].join('\n')
    const text = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope.join('/'), sha256(canonical)].join('\n')
    const key = scope.reduce<string | Buffer>((from, part) => hmac(from, part), `AWS4${secret}`)
    return hmac(key, text).toString('hex')
  }

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const body = Buffer.concat(chunks)
      const url = new URL(request.url ?? '', 'http://host')
      const claimed = /Signature=([0-9a-f]+)/.exec(String(request.headers.authorization))?.[1]
      if (claimed !== signatureOf(request, 'sec/ret+'))
        problems.push(`signature of ${request.method} ${request.url}`)
      if (failing > 0) {
        failing -= 1
        response.writeHead(503).end()
        return
      }
      const key = url.pathname.replace('/pictures/', '')
      const found = store.get(key)
      if (request.method === 'PUT') {
        if (request.headers['x-amz-content-sha256'] !== sha256(body)) problems.push('sum of the body')
        store.set(key, { body, type: String(request.headers['content-type']) })
        response.end()
      } else if (request.method === 'DELETE') {
        store.delete(key)
        response.writeHead(204).end()
      } else if (url.searchParams.get('list-type') === '2') {
        // One name per page, so that following the pages is tested too.
        const keys = [...store.keys()].toSorted()
        const at = Number((url.searchParams.get('continuation-token') ?? '0&"').replace('&"', ''))
        const entries = keys
          .slice(at, at + 1)
          .map(
            (each) =>
              `<Contents><Key>${each}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>`,
          )
        const more = at + 1 < keys.length
        response.end(
          `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${entries.join('')}${more ? `<NextContinuationToken>${at + 1}&amp;&quot;</NextContinuationToken>` : ''}</ListBucketResult>`,
        )
      } else if (found) response.writeHead(200, { 'content-type': found.type }).end(found.body)
      else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    media = await openMedia(
      `s3://KEY:${encodeURIComponent('sec/ret+')}@127.0.0.1:${port}/pictures?region=eu-central-1&tls=off`,
    )
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  beforeEach(() => {
    store.clear()
    problems.length = 0
    failing = 0
  })
  afterEach(() => expect(problems).toEqual([]))

  behavesAsStore(() => media)

  it('keeps the type and the time at which each file was stored', async () => {
    await media.put(`${base}.jpg`, bytes, 'image/jpeg')
    expect(store.get(`${base}.jpg`)).toMatchObject({ type: 'image/jpeg' })
    for await (const { storedAt } of media.list())
      expect(storedAt.toISOString()).toBe('2026-01-02T03:04:05.000Z')
  })

  it('retries while the store is busy, and finally gives up', async () => {
    failing = 2
    await media.put(name, bytes, 'image/webp')
    expect([...store.keys()]).toEqual([name])
    failing = 100
    await expect(media.put(name, bytes, 'image/webp')).rejects.toThrow('the media store answered 503 to put')
    await expect(media.get(name)).rejects.toThrow('503')
  })
})

describe('GET /media/', () => {
  let service: TestService
  beforeAll(async () => {
    service = await openTestService()
    await service.services.media.put(name, bytes, 'image/webp')
  })
  afterAll(() => service.close())
  const ask = (path: string, init: RequestInit = {}) =>
    service.app(new Request(`http://plaza.test${path}`, init))

  it('UP-6 serves a picture with a fixed type that cannot be sniffed, cacheable for ever', async () => {
    const answer = await ask(`/media/${name}`)
    expect(answer.status).toBe(200)
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([...bytes])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '5',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${name}"`,
    })
  })

  it('answers HEAD without a body, and 304 if the client already has the file', async () => {
    const head = await ask(`/media/${name}`, { method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('content-type')]).toEqual([
      200,
      '',
      'image/webp',
    ])
    for (const tag of [`"${name}"`, `W/"${name}"`, `"other", "${name}"`, '*']) {
      const known = await ask(`/media/${name}`, { headers: { 'If-None-Match': tag } })
      expect([known.status, await known.text()]).toEqual([304, ''])
    }
    expect((await ask(`/media/${name}`, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
  })

  it.each([
    ['bytes=1-2', 206, '1-2', 'bytes 1-2/5'],
    ['bytes=3-', 206, '3-4', 'bytes 3-4/5'],
    ['bytes=3-900', 206, '3-4', 'bytes 3-4/5'],
    ['bytes=-2', 206, '3-4', 'bytes 3-4/5'],
    ['bytes=-900', 206, '0-4', 'bytes 0-4/5'],
    ['bytes=5-', 416, 'none', 'bytes */5'],
    ['bytes=-0', 416, 'none', 'bytes */5'],
    ['bytes=2-1', 200, '0-4', null],
    ['bytes=0-1,3-4', 200, '0-4', null],
    ['bytes=-', 200, '0-4', null],
    ['lines=0-1', 200, '0-4', null],
  ])('HT-7 answers range requests for a picture: %s gets %d', async (range, status, part, contentRange) => {
    const answer = await ask(`/media/${name}`, { headers: { range } })
    const [from = 0, to = 0] = part.split('-').map(Number)
    const wanted = part === 'none' ? [] : [...bytes.subarray(from, to + 1)]
    expect([answer.status, answer.headers.get('content-range')]).toEqual([status, contentRange])
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual(wanted)
    expect(answer.headers.get('accept-ranges')).toBe('bytes')
    if (status !== 416) expect(answer.headers.get('content-length')).toBe(String(wanted.length))
  })

  it('HT-7 returns a range only for GET and a matching If-Range, and prefers 304', async () => {
    const status = async (headers: Record<string, string>, method = 'GET') =>
      (await ask(`/media/${name}`, { method, headers: { range: 'bytes=1-2', ...headers } })).status
    expect(await status({ 'If-Range': `"${name}"` })).toBe(206)
    expect(await status({ 'If-Range': `W/"${name}"` })).toBe(200)
    expect(await status({ 'If-Range': 'Wed, 21 Oct 2026 07:28:00 GMT' })).toBe(200)
    expect(await status({}, 'HEAD')).toBe(200)
    expect(await status({ 'If-None-Match': `"${name}"` })).toBe(304)
    expect((await ask(`/media/${base}-640.webp`, { headers: { range: 'bytes=1-2' } })).status).toBe(404)
  })

  it('HT-5 serves no other files, and nothing outside its folder', async () => {
    const paths = [
      `/media/${base}-640.webp`,
      '/media/',
      '/media/..%2F..%2Fpackage.json',
      '/media/%2e%2e%2fpackage.json',
      '/media/....//package.json',
      `/media/x%2F${name}`,
      `/media/${name}%00`,
      `/media/${base}.svg`,
      '/media/%E0%A4%A',
    ]
    for (const path of paths) {
      const answer = await ask(path)
      expect([path, answer.status]).toEqual([path, 404])
      expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable')
    }
  })
})

describe('UP-7 the sweep', () => {
  let service: TestService
  let folder: string
  let media: Media
  /** The offset in ms of the sweep's clock from the clock of the disk and the database. */
  let later = 0
  beforeAll(async () => {
    service = await openTestService({ now: new Date() })
    await service.db.query(`update migrations set applied_at = applied_at - interval '100 days'`)
  })
  afterAll(() => service.close())
  beforeEach(async () => {
    later = 0
    folder = await mkdtemp(join(tmpdir(), 'plaza-sweep-'))
    media = await openMedia(pathToFileURL(folder).href)
  })
  afterEach(() => rm(folder, { recursive: true }))

  const letter = (of: string) => of.repeat(30)
  const clock = () => new Date(Date.now() + later)
  const sweep = () => sweepMedia(service.db, media, clock)
  const hours = (count: number) => {
    later += count * 3_600_000
  }

  async function store(of: string, storedHoursAgo = 0) {
    for (const each of [`${letter(of)}-320.webp`, `${letter(of)}.jpg`]) {
      await media.put(each, bytes, 'image/webp')
      const at = new Date(Date.now() - storedHoursAgo * 3_600_000)
      await utimes(join(folder, each), at, at)
    }
  }
  const left = async () => [...new Set((await names(media)).map((each) => each[0]))]

  async function gallery(of: string) {
    const asha = await service.person()
    const { rows } = await service.db.query<{ id: number }>(
      `insert into events (slug, title, content, event_date, start_time, author_id, author_name, created_at)
       values ($1, 'Walk', 'A walk.', '2030-01-01', '10:00', $2, 'Asha', $3) returning id`,
      [of, asha.id, new Date().toISOString()],
    )
    const id = rows[0]?.id ?? 0
    await service.db.query(
      `insert into gallery_images (event_id, ord, media) values ($1, 1, jsonb_build_object('name', $2::text))`,
      [id, letter(of)],
    )
    return id
  }

  it('keeps every file that is in use, regardless of its age', async () => {
    await gallery('a')
    await service.db.query(
      `insert into homepage_slides (ord, heading, description, date, place, media)
      values (1, 'h', 'd', '2030-01-01', 'p', jsonb_build_object('name', $1::text))`,
      [letter('b')],
    )
    const asha = await service.person()
    await service.db.query('update users set profile_pic = $1 where id = $2', [letter('c'), asha.id])
    for (const of of ['a', 'b', 'c']) await store(of, 500)
    expect(await sweep()).toBe(0)
    expect(await left()).toEqual(['a', 'b', 'c'])
  })

  it('removes files of an interrupted request, a day after they were stored', async () => {
    await store('d', 23)
    await store('e', 25)
    await writeFile(join(folder, `${'0'.repeat(24)}.part`), 'half')
    expect(await sweep()).toBe(2)
    expect(await left()).toEqual(['0', 'd'])
    hours(26)
    expect(await sweep()).toBe(3)
    expect(await left()).toEqual([])
  })

  it('removes the files of a deleted picture a day after it was deleted', async () => {
    const id = await gallery('f')
    const asha = await service.person()
    await service.db.query('update users set profile_pic = $1 where id = $2', [letter('g'), asha.id])
    await store('f', 500)
    await store('g', 500)
    await service.db.query('delete from gallery_images where event_id = $1', [id])
    await service.db.query('update users set profile_pic = null where id = $1', [asha.id])
    expect(await sweep()).toBe(0)
    hours(23)
    expect(await sweep()).toBe(0)
    hours(2)
    expect(await sweep()).toBe(4)
    expect(await left()).toEqual([])
    expect((await service.db.query('select * from media_garbage')).rows).toEqual([])
  })

  it('keeps files that are older than the database, which may belong to one that is set aside', async () => {
    await store('i', 101 * 24)
    await store('j', 99 * 24)
    expect(await sweep()).toBe(2)
    expect(await left()).toEqual(['i'])
  })

  it('stops on its abort signal', async () => {
    await store('h', 500)
    expect(await sweepMedia(service.db, media, clock, AbortSignal.abort())).toBe(0)
    expect(await left()).toEqual(['h'])
  })
})
