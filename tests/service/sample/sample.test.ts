import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoLogin, isSample } from '../../../service/account/sampleAccounts.ts'
import { verifyPassword } from '../../../service/account/passwords/passwords.ts'
import { encode } from '../../../service/pictures/encode.ts'
import { slideImage } from '../../../service/pictures/process.ts'
import type { Media } from '../../../service/ports/media.ts'
import { openMedia } from '../../../service/pictures/openMedia.ts'
import { demoLoginOf, loadSampleContent } from '../../../service/run/sample/load.ts'
import { storeSamplePictures, withSamplePictures } from '../../../service/run/sample/pictures.ts'
import { writeLetters } from '../../support/letters/letters.ts'
import { openTestService, type TestService } from '../../support/service.ts'

interface Row {
  id: number
  title: string
  content: string
  slug: string
  event_date: string
  start_time: string
  venue: string
  location: string | null
  location_details: string | null
  register_link: string | null
  is_online: boolean
  category: string | null
  type: string | null
  author_email: string
  author_joined: string
  approval_status: string
  reject_reason: string | null
  lifecycle: string
  visibility: string
  lifecycle_reason: string | null
  is_featured: boolean
  series_id: number | null
  registration_deadline: string | null
  created_at: string
  pictures: number
  view_count: number
  favorite_count: number
}

const everything = `
  select e.*, c.name as category, t.name as type, u.email as author_email, u.created_at as author_joined,
    (select count(*) from gallery_images as g where g.event_id = e.id) as pictures, s.view_count, s.favorite_count
  from events as e
  join users as u on u.id = e.author_id
  join event_stats as s on s.event_id = e.id
  left join categories as c on c.id = e.category_id
  left join event_types as t on t.id = e.type_id
  order by e.id`

/** Leaves out the later dates of a series, which show the same pictures as the first one. */
const galleries = `gallery_images where event_id not in (
  select later.id from events as later join events as first
    on first.series_id = later.series_id and first.starts_at < later.starts_at)`

const today = '2026-06-15'

describe('the sample content', () => {
  let service: TestService
  let rows: Row[]
  let isLoaded: boolean

  beforeAll(async () => {
    service = await openTestService({ now: new Date(`${today}T12:00:00.000Z`) })
    isLoaded = await loadSampleContent({ db: service.db, clock: service.services.clock, isLocal: true })
    rows = (await service.db.query<Row>(everything)).rows
  })
  afterAll(() => service.close())

  const dates = (wanted: (row: Row) => boolean) => rows.filter(wanted).map((row) => row.event_date)
  const count = (wanted: (row: Row) => boolean) => rows.filter(wanted).length
  const published = (row: Row) => row.approval_status === 'published'

  it('sends no letters to its people before tomorrow', async () => {
    await writeLetters(service)
    const { rows: letters } = await service.db.query("select from mail_outbox where kind = 'daily'")
    const { rows: due } = await service.db.query<{ first: string }>(
      'select min(due_at) as first from daily_letters',
    )
    expect([letters, due]).toEqual([[], [{ first: '2026-06-16T08:00:00Z' }]])
  })

  it('has people, slides and many events, and records that it was loaded', async () => {
    const counts =
      'select (select count(*) from users) as people, (select count(*) from homepage_slides) as slides'
    expect(isLoaded).toBe(true)
    expect((await service.db.query(counts)).rows).toEqual([{ people: 15, slides: 5 }])
    expect(rows.length).toBeGreaterThanOrEqual(60)
  })

  it('has events that are coming, today and past; published, pending and rejected; online and in person', () => {
    expect(dates((row) => row.event_date > today).length).toBeGreaterThan(40)
    expect(dates((row) => row.event_date < today).length).toBeGreaterThan(10)
    expect(dates((row) => row.event_date === today)).toHaveLength(1)
    expect(count(published)).toBeGreaterThan(55)
    expect(count((row) => row.approval_status === 'pending' && row.event_date > today)).toBe(6)
    expect(count((row) => row.approval_status === 'rejected' && row.reject_reason !== null)).toBe(1)
    expect(count((row) => row.is_online)).toBeGreaterThanOrEqual(5)
    expect(count((row) => row.is_featured && published(row))).toBeGreaterThan(5)
  })

  it('has a cancelled event of the demo account and a postponed event, each a favourite of somebody', () => {
    const calledOff = rows.filter(({ lifecycle }) => lifecycle !== 'scheduled')
    expect(calledOff).toMatchObject([
      { lifecycle: 'cancelled', author_email: demoLogin.email, approval_status: 'published' },
      { lifecycle: 'postponed', approval_status: 'published' },
    ])
    for (const { lifecycle_reason, event_date, favorite_count } of calledOff) {
      expect(lifecycle_reason).toMatch(/\.$/)
      expect(event_date > today).toBe(true)
      expect(favorite_count).toBeGreaterThan(0)
    }
  })

  it('has a weekly series of the demo account with 8 dates, all of them coming', async () => {
    const series = rows.filter(({ series_id }) => series_id !== null)
    expect(series).toHaveLength(8)
    for (const [week, row] of series.entries()) {
      expect(row).toMatchObject({
        title: series[0]?.title,
        event_date: new Date(Date.parse('2026-06-17') + week * 7 * 86_400_000).toISOString().slice(0, 10),
        start_time: series[0]?.start_time,
        author_email: demoLogin.email,
        approval_status: 'published',
        lifecycle: 'scheduled',
        pictures: 1,
      })
    }
    expect(series[0]?.favorite_count).toBeGreaterThan(0)
    const reader = await service.person()
    const { body } = await service.request<{
      results: { title: string; series: object; recurrence: object }[]
    }>('GET', '/common/events/list/main/?series=next&search=exchange', { token: reader.token })
    expect(body.results).toMatchObject([
      {
        title: series[0]?.title,
        series: { position: 1, count: 8 },
        recurrence: { frequency: 'weekly', interval: 1 },
      },
    ])
    await service.db.query('delete from users where id = $1', [reader.id])
  })

  it('has public events of every kind, so that strangers find share pages, feeds and lists to embed', () => {
    const open = rows.filter(({ visibility }) => visibility === 'public')
    expect(open.every(published)).toBe(true)
    expect(open.filter((row) => row.event_date > today).length).toBeGreaterThan(20)
    expect(open.some((row) => row.event_date < today)).toBe(true)
    expect(open.some((row) => row.is_online)).toBe(true)
    expect(open.some((row) => row.lifecycle === 'postponed')).toBe(true)
    expect(count((row) => published(row) && row.visibility === 'members')).toBeGreaterThan(20)
  })

  it('has months of growth, and all types of users except a superadmin, whom the operator creates', async () => {
    const months = async (table: 'users' | 'events') => {
      const text = `select count(*)::int as n from ${table} group by date_trunc('month', created_at at time zone 'UTC')`
      return (await service.db.query<{ n: number }>(text)).rows.map(({ n }) => n)
    }
    expect((await months('users')).length).toBeGreaterThanOrEqual(5)
    expect((await months('events')).filter((n) => n >= 5).length).toBeGreaterThanOrEqual(3)
    const { rows: types } = await service.db.query('select distinct user_type as type from users order by 1')
    expect(types).toEqual([{ type: 'admin' }, { type: 'user' }])
  })

  it('has something to review: two similar events, proposed changes, and the outcome of each decision', async () => {
    const kites = rows.filter(({ title }) => title.startsWith('Kite '))
    expect(kites.map(({ approval_status }) => approval_status)).toEqual(['pending', 'pending'])
    expect(kites[0]?.event_date).toBe(kites[1]?.event_date)
    const { rows: proposals } = await service.db.query(
      `select title, approval_status, p.draft ->> 'venue' as venue, cardinality(removed_images) as removed,
         (select count(*) from proposal_images as i where i.event_id = e.id) as added, e.version
       from event_proposals as p join events as e on e.id = p.event_id where e.proposed_at is not null`,
    )
    expect(proposals).toEqual([
      {
        title: 'Repair Café Ehrenfeld',
        approval_status: 'published',
        venue: 'Alte Schlosserei, first floor',
        removed: 1,
        added: 1,
        version: 2,
      },
    ])
    const { rows: auditEntries } = await service.db.query<{ action: string; n: number }>(
      "select action, count(*) as n from audit_log where entity = 'event' group by action order by action",
    )
    expect(auditEntries).toEqual([
      { action: 'cancel', n: 1 },
      { action: 'create', n: 10 },
      { action: 'postpone', n: 1 },
      { action: 'propose', n: 1 },
      { action: 'publish', n: 3 },
      { action: 'reject', n: 1 },
    ])
  })

  it('covers every category and every type', async () => {
    const names = async (table: string) =>
      (await service.db.query<{ name: string }>(`select name from ${table} order by name`)).rows.map(
        ({ name }) => name,
      )
    const used = (key: 'category' | 'type') =>
      [...new Set(rows.filter(published).map((row) => row[key] ?? 'none'))].toSorted()
    expect(used('category')).toEqual((await names('categories')).toSorted())
    expect(used('type')).toEqual((await names('event_types')).toSorted())
  })

  it('takes place in twenty cities on six continents', () => {
    const cities = [
      'Köln',
      'Lisbon',
      'Copenhagen',
      'Edinburgh',
      'Tallinn',
      'Bologna',
      'Istanbul',
      'Mexico City',
      'Montréal',
      'New Orleans',
      'Buenos Aires',
      'Medellín',
      'Kyoto',
      'Seoul',
      'Mumbai',
      'Bengaluru',
      'Melbourne',
      'Nairobi',
      'Cape Town',
      'Marrakesh',
    ]
    for (const city of cities)
      expect(
        count((row) => row.location?.includes(city) ?? false),
        city,
      ).toBeGreaterThanOrEqual(2)
    for (const row of rows.filter(({ is_online }) => !is_online)) {
      expect(row.location_details).toMatch(/^-?\d{1,2}\.\d{3,4},-?\d{1,3}\.\d{3,4}$/)
      expect(row.venue).not.toMatch(/online|virtual|webinar|zoom|meet/i)
    }
    for (const row of rows.filter(({ is_online }) => is_online)) {
      expect([row.venue, row.location, row.location_details]).toEqual(['Online Event', null, null])
      expect(row.register_link).toMatch(/^https:\/\//)
    }
  })

  it('has no empty or repeated texts', () => {
    for (const row of rows.filter(published)) {
      expect(row.content.length, row.title).toBeGreaterThan(180)
      expect(row.content).not.toMatch(/lorem|ipsum|[$€£]\s?\d|\d\s?(euro|dollar)/i)
    }
    const series = rows.filter(({ series_id }) => series_id !== null)
    const single = [...rows.filter(({ series_id }) => series_id === null), ...series.slice(0, 1)]
    expect(new Set(single.map((row) => row.title)).size).toBe(single.length)
    expect(new Set(single.map((row) => row.content)).size).toBe(single.length)
    for (const row of rows) expect(row.slug).toMatch(new RegExp(`^[a-z0-9]+(-[a-z0-9]+)*-${row.id}$`))
  })

  it('has a consistent history', () => {
    for (const row of rows) {
      expect(row.created_at.slice(0, 10) < row.event_date || row.event_date === today, row.title).toBe(true)
      expect(row.created_at <= `${today}T12:00:00.000Z`).toBe(true)
      expect(row.author_joined < row.created_at, row.title).toBe(true)
      expect(row.registration_deadline === null || row.registration_deadline < row.event_date).toBe(true)
    }
    const created = rows.map((row) => row.created_at)
    expect(created).toEqual(created.toSorted())
  })

  it('has views and favourites, with matching counters', async () => {
    const total = (key: 'view_count' | 'favorite_count') => rows.reduce((sum, row) => sum + row[key], 0)
    const counted = async (table: string) =>
      (await service.db.query<{ n: number }>(`select count(*) as n from ${table}`)).rows[0]?.n
    expect(total('view_count')).toBe(await counted('event_views'))
    expect(total('favorite_count')).toBe(await counted('favorites'))
    expect(total('favorite_count')).toBeGreaterThan(50)
    expect(rows.filter((row) => !published(row)).every((row) => row.view_count === 0)).toBe(true)
  })

  it('lets only one account log in', async () => {
    const { rows: all } = await service.db.query<{ email: string; password_hash: string | null }>(
      'select email, password_hash from users order by email',
    )
    expect(all).toHaveLength(15)
    expect(all.filter((row) => row.password_hash !== null).map((row) => row.email)).toEqual([
      'maya@plaza.localhost',
    ])
    const maya = all.find((row) => row.password_hash !== null)
    expect(await verifyPassword(maya?.password_hash ?? null, 'lanterns-on-the-river')).toBe(true)
    const answer = await service.request('POST', '/common/login/', {
      json: { email: 'maya@plaza.localhost', password: 'lanterns-on-the-river' },
    })
    expect(answer.status).toBe(200)
  })

  it('has one inactive and one unverified account, so that the list of users shows both badges', async () => {
    const admin = await service.person({ user_type: 'superadmin' })
    const listed = async (query: string) => {
      const { body } = await service.request<{ results: { email: string }[] }>(
        'GET',
        `/common/superadmin/users/?${query}`,
        { token: admin.token },
      )
      return body.results.map(({ email }) => email)
    }
    expect(await listed('is_active=false')).toEqual(['henrik@plaza.localhost'])
    expect(await listed('is_email_verified=false')).toEqual(['mei@plaza.localhost'])
    for (const name of ['henrik', 'mei']) expect(isSample({ email: `${name}@plaza.localhost` })).toBe(true)
    const marked = `select from users where not (is_active and is_email_verified)
      and (exists (select from favorites where user_id = users.id) or exists (select from event_views where user_id = users.id))`
    expect((await service.db.query(marked)).rows).toEqual([])
    await service.db.query('delete from users where id = $1', [admin.id])
  })

  it('is loaded only once, even by two processes that start together', async () => {
    const again = () => loadSampleContent({ db: service.db, clock: service.services.clock, isLocal: true })
    expect(await again()).toBe(false)
    const other = await openTestService()
    try {
      const both = await Promise.all(
        [1, 2].map(() => loadSampleContent({ db: other.db, clock: other.services.clock, isLocal: false })),
      )
      expect(both.filter((isLoaded) => isLoaded)).toHaveLength(1)
      expect((await other.db.query<{ n: number }>('select count(*) as n from events')).rows[0]?.n).toBe(
        rows.length,
      )
      // AU-15: a password that everybody knows works only if nobody else can reach the service.
      const { rows: withPassword } = await other.db.query('select from users where password_hash is not null')
      expect(withPassword).toEqual([])
      expect(await demoLoginOf(other.db)).toBeNull()
    } finally {
      await other.close()
    }
  })

  describe('pictures', () => {
    let folder: string
    let plain: Media
    let media: Media
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'plaza-sample-'))
      plain = await openMedia(pathToFileURL(folder).href)
      media = withSamplePictures(plain)
    })
    afterAll(() => rm(folder, { recursive: true }))

    interface Shown {
      media: { name: string; width: number; height: number; widths: number[]; blur: string }
    }
    const shown = async (table: string) =>
      (await service.db.query<Shown>(`select media from ${table} order by id`)).rows.map((row) => row.media)

    it('are one to three per event and one per slide, all different', async () => {
      expect(rows.every((row) => row.pictures >= 1 && row.pictures <= 3)).toBe(true)
      const all = [...(await shown(galleries)), ...(await shown('homepage_slides'))]
      expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
      expect(new Set(all.map(({ blur }) => blur)).size).toBeGreaterThan(all.length * 0.9)
    })

    const filesOf = ({ name, widths }: Shown['media']) => [
      ...widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]),
      `${name}.jpg`,
    ]

    it('exist from the start, equal to what the upload pipeline makes from the widest file, and there are no others', async () => {
      const [slide] = await shown('homepage_slides')
      if (!slide) throw new Error('nothing is shown')
      const { name, width, height, widths } = slide
      const widest = await media.get(`${name}-${widths.at(-1)}.webp`)
      expect(await sharp(widest?.bytes).metadata()).toMatchObject({ width, height, format: 'webp' })
      const order = { bytes: widest?.bytes ?? new Uint8Array(), format: 'webp', name, widths } as const
      const made = await encode({ ...order, widths: slideImage.widths })
      expect(made.stored).toMatchObject({ width, height, widths })
      for (const file of made.files) {
        const [found, wanted] = [await media.get(file.name), await sharp(file.bytes).metadata()]
        expect(found?.type).toBe(file.type)
        expect(await sharp(found?.bytes).metadata()).toMatchObject({
          width: wanted.width,
          format: wanted.format,
        })
      }
      expect(await plain.get(`${name}.jpg`)).toBeNull()
      expect(await media.get(`${name}-333.webp`)).toBeNull()
      expect(await media.get(`${'0'.repeat(30)}.jpg`)).toBeNull()
    })

    const small = (image: Sharp) => image.removeAlpha().resize(8, 5, { fit: 'fill' }).raw().toBuffer()
    const previewOf = ({ blur }: Shown['media']) => sharp(Buffer.from(blur.split(',')[1] ?? '', 'base64'))
    const difference = (a: Buffer, b: Buffer) =>
      a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length

    it('have exactly the files that their rows declare, and look like their previews', async () => {
      const ready = new URL('../../../service/run/sample/pictures/', import.meta.url)
      const all = [...(await shown(galleries)), ...(await shown('homepage_slides'))]
      expect((await readdir(ready)).toSorted()).toEqual(all.flatMap(filesOf).toSorted())
      for (const picture of all) {
        const widest = sharp(fileURLToPath(new URL(`${picture.name}-${picture.widths.at(-1)}.webp`, ready)))
        expect(await widest.metadata()).toMatchObject({ width: picture.width, height: picture.height })
        expect(await previewOf(picture).metadata()).toMatchObject({ format: 'webp', width: 16 })
        expect(difference(await small(previewOf(picture)), await small(widest))).toBeLessThan(20)
      }
    })

    it('look like their preview when served', async () => {
      const [picture] = await shown(galleries)
      if (!picture) throw new Error('nothing is shown')
      const full = await media.get(`${picture.name}.jpg`)
      expect(difference(await small(previewOf(picture)), await small(sharp(full?.bytes)))).toBeLessThan(20)
    })

    it('are stored, slides first, until aborted; stored ones are not stored again', async () => {
      const put: string[] = []
      const ending = new AbortController()
      const watched: Media = {
        ...plain,
        put: async (name, bytes, type) => {
          if (put.push(name) === 12) ending.abort()
          await plain.put(name, bytes, type)
        },
      }
      await storeSamplePictures(service.db, watched, ending.signal)
      const slides = (await shown('homepage_slides')).flatMap((slide) => filesOf(slide).toSorted())
      expect(put).toEqual(slides.slice(0, 12))
      await storeSamplePictures(service.db, watched, AbortSignal.abort())
      expect(put).toEqual(slides.slice(0, 13))
    })
  })
})
