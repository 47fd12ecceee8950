import { addDays, subDays } from 'date-fns'
import type { Db } from '../ports/db.ts'
import { hashPassword } from '../account/passwords.ts'
import { chance } from './art/brush.ts'
import type { SampleEvent } from './sampleEvent.ts'
import { sampleEvents } from './events.ts'
import { demoLogin, emailOf } from '../account/sampleAccounts.ts'
import { people, slides } from '../account/samplePeople.ts'
import { described, eventPictures, slidePictures } from './pictures.ts'

export interface Loaded {
  events: number
  people: number
  slides: number
  /** Null when nobody of the sample content can log in. */
  login: typeof demoLogin | null
}

interface Options {
  db: Db
  clock: () => Date
  /** Whether `demoLogin` works. */
  isLocal: boolean
}

/**
 * Fills an empty database, all or nothing; null when there are events already. Takes about a second: the pictures are
 * drawn later, see `pictures.ts`.
 */
export async function loadSampleContent({ db, clock, isLocal }: Options): Promise<Loaded | null> {
  const { rows } = await db.query('select from events limit 1')
  if (rows.length > 0) return null
  const now = clock()
  const content = {
    people: peopleRows(now, isLocal ? await hashPassword(demoLogin.password) : null),
    events: sampleEvents
      .map((event) => eventRow(event, now))
      .toSorted((a, b) => a.created_at.localeCompare(b.created_at)),
    images: await imageRows(),
    slides: await slideRows(now),
  }
  return db.transaction(async (within) => {
    // Another instance may be doing the same.
    await within.query('lock table events in share row exclusive mode')
    const { rows: present } = await within.query('select from events limit 1')
    if (present.length > 0) return null
    await insertAll(within, content, now)
    const counts = {
      events: content.events.length,
      people: content.people.length,
      slides: content.slides.length,
    }
    return { ...counts, login: isLocal ? demoLogin : null }
  })
}

/** `demoLogin` while its account is there and was made with a password, on any later start too. */
export async function demoLoginOf(db: Db): Promise<typeof demoLogin | null> {
  const { rows } = await db.query(
    'select from users where email = $1 and is_active and password_hash is not null',
    [demoLogin.email],
  )
  return rows.length > 0 ? demoLogin : null
}

const peopleRows = (now: Date, passwordHash: string | null) =>
  people.map(({ key, name, days }) => {
    const email = emailOf(key)
    return {
      email,
      full_name: name,
      password_hash: email === demoLogin.email ? passwordHash : null,
      verified_user: days > 100,
      created_at: subDays(now, days).toISOString(),
    }
  })

const isoDate = (date: Date) => date.toISOString().slice(0, 10)

function eventRow(event: SampleEvent, now: Date) {
  const { place, approval } = event
  const luck = chance(event.title)
  // Submitted some weeks before it takes place, and never after today; later for what still waits.
  const age = approval === 'pending' ? luck.between(0.2, 3) : Math.max(0, -event.day) + luck.between(4, 28)
  const createdAt = new Date(now.getTime() - age * 24 * 60 * 60_000)
  return {
    title: event.title,
    slug: slugOf(event.title),
    content: event.text.join('\n\n'),
    event_date: isoDate(addDays(now, event.day)),
    start_time: event.from,
    end_time: event.to ?? null,
    venue: place?.venue ?? 'Online Event',
    location: place?.location ?? null,
    location_details: place ? place.at.join(',') : null,
    latitude: place?.at[0] ?? null,
    longitude: place?.at[1] ?? null,
    register_link: event.link ?? null,
    is_online: place === undefined,
    category: event.category,
    type: event.type,
    author_email: emailOf(event.author),
    approval_status:
      approval === undefined || approval === 'pending' ? (approval ?? 'published') : 'rejected',
    reject_reason: typeof approval === 'object' ? approval.rejected : null,
    is_featured: event.isFeatured ?? false,
    registration_deadline:
      event.closes === undefined ? null : isoDate(addDays(now, event.day - event.closes)),
    max_participants: event.seats ?? null,
    tags: event.tags,
    created_at: createdAt.toISOString(),
  }
}

const slugOf = (title: string) =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

async function imageRows() {
  const rows = []
  for (const [title, pictures] of eventPictures) {
    for (const [at, picture] of pictures.entries())
      rows.push({ title, ord: at + 1, media: await described(picture) })
  }
  return rows
}

const slideRows = (now: Date) =>
  Promise.all(
    slides.map(async ({ heading, description, place, day }, at) => {
      const picture = slidePictures[at]
      const media = picture ? await described(picture) : null
      return { ord: at + 1, heading, description, place, date: isoDate(addDays(now, day)), media }
    }),
  )

interface Content {
  people: ReturnType<typeof peopleRows>
  events: ReturnType<typeof eventRow>[]
  images: Awaited<ReturnType<typeof imageRows>>
  slides: Awaited<ReturnType<typeof slideRows>>
}

// Each list arrives as one JSON text.
const insertPeople = `
  insert into users (email, email_key, full_name, password_hash, is_email_verified, verified_user, created_at)
  select email, email, full_name, password_hash, true, verified_user, created_at
  from jsonb_to_recordset($1::text::jsonb) as r(
    email text, full_name text, password_hash text, verified_user boolean, created_at timestamptz)
  on conflict (email_key) do nothing`

const insertEvents = `
  with next as (
    select nextval(pg_get_serial_sequence('events', 'id'))::integer as id, r.*
    from jsonb_to_recordset($1::text::jsonb) as r(
      title text, slug text, content text, event_date date, start_time time, end_time time, venue text, location text,
      location_details text, latitude double precision, longitude double precision, register_link text,
      is_online boolean, category text, type text, author_email text, approval_status text, reject_reason text,
      is_featured boolean, registration_deadline date, max_participants integer, tags text, created_at timestamptz)
  )
  insert into events (id, slug, title, content, event_date, start_time, end_time, venue, location, location_details,
    latitude, longitude, register_link, is_online, category_id, type_id, author_id, author_name, approval_status,
    reject_reason, is_featured, registration_deadline, max_participants, tags, created_at)
  overriding system value
  select n.id, n.slug || '-' || n.id, n.title, n.content, n.event_date, n.start_time, n.end_time, n.venue, n.location,
    n.location_details, n.latitude, n.longitude, n.register_link, n.is_online, c.id, t.id, u.id, u.full_name,
    n.approval_status, n.reject_reason, n.is_featured, n.registration_deadline, n.max_participants, n.tags, n.created_at
  from next as n
  join users as u on u.email_key = n.author_email
  left join categories as c on lower(c.name) = lower(n.category) and c.deleted_at is null
  left join event_types as t on lower(t.name) = lower(n.type) and t.deleted_at is null
  order by n.id`

const insertImages = `
  insert into gallery_images (event_id, ord, media)
  select e.id, r.ord, r.media
  from jsonb_to_recordset($1::text::jsonb) as r(title text, ord integer, media jsonb)
  join events as e on e.title = r.title`

const insertSlides = `
  insert into homepage_slides (ord, heading, description, date, place, media)
  select ord, heading, description, date, place, media
  from jsonb_to_recordset($1::text::jsonb) as r(
    ord integer, heading text, description text, date date, place text, media jsonb)`

const insertMarks = `
  with marks as (
    select u.id as user_id, e.id as event_id, e.event_date, r.at, r.is_favorite
    from jsonb_to_recordset($1::text::jsonb) as r(email text, title text, at timestamptz, is_favorite boolean)
    join users as u on u.email_key = r.email
    join events as e on e.title = r.title
  ), viewed as (
    insert into event_views (event_id, user_id, viewed_at) select event_id, user_id, at from marks
  )
  insert into favorites (user_id, event_id, event_date, added_at)
  select user_id, event_id, event_date, at from marks where is_favorite`

async function insertAll(db: Db, content: Content, now: Date) {
  await db.query(insertPeople, [JSON.stringify(content.people)])
  await db.query(insertEvents, [JSON.stringify(content.events)])
  await db.query(insertImages, [JSON.stringify(content.images)])
  await db.query(insertSlides, [JSON.stringify(content.slides)])
  await db.query(insertMarks, [JSON.stringify(marksOf(content, now))])
}

/** Who looked at which published event, and kept it. */
function marksOf({ people: viewers, events }: Content, now: Date) {
  const luck = chance('marks')
  return events
    .filter((event) => event.approval_status === 'published')
    .flatMap((event) => {
      const appeal = event.is_featured ? 0.92 : luck.between(0.25, 0.8)
      return viewers.flatMap(({ email }) => {
        const age = luck.next() * (now.getTime() - Date.parse(event.created_at))
        const at = new Date(now.getTime() - age).toISOString()
        const isFavorite = luck.maybe(appeal * 0.3)
        return luck.maybe(appeal) ? [{ email, title: event.title, at, is_favorite: isFavorite }] : []
      })
    })
}
