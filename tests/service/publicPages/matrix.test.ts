import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NewEvent } from '../../../service/events/newEvent.ts'
import { insertEvent } from '../../../service/events/queries/eventQueries.ts'
import { insertImages } from '../../../service/events/editEvent/editEventQueries.ts'
import { plain } from '../../support/cast.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { strangerAt } from './stranger.ts'

const visibilities = ['members', 'link', 'public'] as const
const approvals = ['pending', 'published', 'rejected'] as const
const lifecycles = ['scheduled', 'postponed', 'cancelled'] as const

/** Values that no stranger may see anywhere. */
const canaries = [
  '12.345678',
  '98.765432',
  'canary-directions',
  'canary@private.test',
  '+49000777',
  '7654321',
  '1234567',
  'canary-reject-reason',
]
const canary = new RegExp(canaries.map((text) => text.replaceAll(/[.+]/g, String.raw`\$&`)).join('|'))

let service: TestService
let author: Person
let root: Person
let ask: ReturnType<typeof strangerAt>
const events: {
  slug: string
  title: string
  visibility: (typeof visibilities)[number]
  approval: (typeof approvals)[number]
  lifecycle: (typeof lifecycles)[number]
}[] = []

beforeAll(async () => {
  service = await openTestService()
  author = await service.person({ full_name: 'Asha Rao', email: 'canary@private.test', phone: '+49000777' })
  root = await service.person({ user_type: 'superadmin' })
  ask = strangerAt(service)
  for (const visibility of visibilities)
    for (const approval of approvals)
      for (const lifecycle of lifecycles) {
        const title = `Event ${visibility} ${approval} ${lifecycle}`
        const slug = title.toLowerCase().replaceAll(' ', '-')
        const event: NewEvent = {
          ...plain,
          title,
          slug,
          visibility,
          latitude: 12.345678,
          longitude: 98.765432,
        }
        const id = await insertEvent(
          service.db,
          { ...event, location_details: 'canary-directions' },
          author,
          service.now(),
        )
        await service.db.query(
          `update events set approval_status = $2, lifecycle = $3, reject_reason = 'canary-reject-reason' where id = $1`,
          [id, approval, lifecycle],
        )
        await service.db.query(
          'update event_stats set view_count = 7654321, favorite_count = 1234567 where event_id = $1',
          [id],
        )
        const media = { name: 'a'.repeat(30), width: 1600, height: 900, blur: '', widths: [320, 640] }
        await insertImages(service.db, 'gallery_images', id, 0, [media])
        const { rows } = await service.db.query<{ slug: string }>('select slug from events where id = $1', [
          id,
        ])
        events.push({ slug: rows[0]?.slug ?? '', title, visibility, approval, lifecycle })
      }
})
afterAll(() => service.close())

const isShared = ({ visibility, approval }: (typeof events)[number]) =>
  approval === 'published' && visibility !== 'members'
const isPublic = (event: (typeof events)[number]) => isShared(event) && event.visibility === 'public'

const callers = {
  'a stranger': () => ({}),
  'its author': () => ({ authorization: `Bearer ${author.token}` }),
  'a superadmin': () => ({ authorization: `Bearer ${root.token}` }),
}

const ofOne = {
  'the page': (slug: string) => `/e/${slug}`,
  'the card': (slug: string) => `/e/${slug}/card.jpg`,
  'the calendar file': (slug: string) => `/e/${slug}/event.ics`,
  'the oEmbed data': (slug: string) => `/oembed?url=${encodeURIComponent(`http://plaza.test/e/${slug}`)}`,
}
const ofAll = {
  'the calendar': '/feeds/events.ics',
  'the feed': '/feeds/events.atom',
  'the frame': '/embed/events',
  'the site map': '/sitemap.xml',
}

describe.each(Object.entries(callers))('SH-1 SH-2 %s', (_caller, headersOf) => {
  test.each(Object.entries(ofOne))('can read %s of shared, published events only', async (_what, at) => {
    const unknown = await ask(at('event-nobody-has-4711'), headersOf())
    expect(unknown.status).toBe(404)
    const seen: string[] = []
    for (const event of events) {
      const { status, text, bytes, headers } = await ask(at(event.slug), headersOf())
      expect(text).not.toMatch(canary)
      if (status === 200) {
        seen.push(event.title)
        if (!headers.get('content-type')?.startsWith('image/')) expect(text).toContain(event.title)
      } else {
        expect(status).toBe(404)
        expect(bytes.equals(unknown.bytes), event.title).toBe(true)
        expect(Object.fromEntries(headers)).toEqual(Object.fromEntries(unknown.headers))
      }
    }
    expect(seen).toEqual(events.filter(isShared).map(({ title }) => title))
  })

  test.each(Object.entries(ofAll))('finds only public, published events in %s', async (_what, path) => {
    const { status, text } = await ask(path, headersOf())
    expect(status).toBe(200)
    expect(text).not.toMatch(canary)
    const unfolded = text.replaceAll(/\r\n /g, '')
    const seen = events.filter(
      ({ title, slug }) => unfolded.includes(title) || unfolded.includes(`/e/${slug}`),
    )
    expect(seen).toEqual(events.filter(isPublic))
  })
})

test('SH-1 nothing answers while public pages are off', async () => {
  const bare = await openTestService({ database: service.db, services: { publicPages: false } })
  const overBare = strangerAt(bare)
  const shared = events.find(isPublic)?.slug ?? ''
  const paths = [...Object.values(ofOne).map((at) => at(shared)), ...Object.values(ofAll)]
  for (const path of paths) {
    const { status, text } = await overBare(path)
    expect(status, path).toBe(404)
    expect(text).not.toContain('Event public')
  }
  const features = await bare.request('GET', '/common/features/', { token: author.token })
  expect(features.body).toEqual({ status: true, data: { public_pages: false } })
  const [own] = (
    await bare.request<{ results: object[] }>('GET', '/common/events/my-events/', { token: author.token })
  ).body.results
  expect(own).toMatchObject({ share_url: null })
})
