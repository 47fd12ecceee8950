import { addDays } from 'date-fns/addDays'
import { subDays } from 'date-fns/subDays'
import { subHours } from 'date-fns/subHours'
import { emailOf, demoLogin, people } from '../../account/sampleAccounts.ts'
import { addDays as daysLater, todayAt } from '../../events/fields/moments.ts'
import { onlineVenue } from '../../events/eventDraft.ts'
import { shiftDays } from '../../events/series/scope.ts'
import type { StoredImage } from '../../pictures/answer.ts'
import { widthsOf } from '../../pictures/order.ts'
import { slideImage } from '../../pictures/process.ts'
import { chance } from './chance.ts'
import type { Picture, SampleEvent, Slide } from './content.ts'

export interface Rows {
  people: ReturnType<typeof peopleRows>
  events: ReturnType<typeof eventRow>[]
  images: ReturnType<typeof imageRows>
  slides: ReturnType<typeof slideRow>[]
  marks: ReturnType<typeof markRows>
  proposals: ReturnType<typeof proposalRows>
  /** The titles of weekly series. */
  series: string[]
}

export function rowsOf(
  content: { events: readonly SampleEvent[]; slides: readonly Slide[] },
  passwordHash: string | null,
  now: Date,
): Rows {
  const people = peopleRows(passwordHash, now)
  const events = content.events
    .map((event) => eventRow(event, now))
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
  const weeks = new Map(content.events.flatMap((event) => (event.weeks ? [[event.title, event.weeks]] : [])))
  return {
    people,
    events: events.flatMap((event) => datesOf(event, weeks.get(event.title) ?? 1)),
    images: content.events.flatMap(imageRows),
    slides: content.slides.map((slide, at) => slideRow(slide, at, now)),
    marks: markRows(
      people.filter((person) => person.is_active && person.is_email_verified),
      events,
      now,
    ),
    proposals: content.events.flatMap((event) => proposalRows(event, now)),
    series: [...weeks.keys()],
  }
}

const peopleRows = (passwordHash: string | null, now: Date) =>
  people.map(({ key, name, days, type = 'user', isActive = true, isVerified = true }) => {
    const email = emailOf(key)
    return {
      email,
      full_name: name,
      user_type: type,
      password_hash: email === demoLogin.email ? passwordHash : null,
      is_active: isActive,
      is_email_verified: isVerified,
      verified_user: days > 60,
      created_at: subDays(now, days).toISOString(),
    }
  })

/** The number of days since each person joined. */
const joined = new Map(people.map(({ key, days }) => [key, days]))

const utcDay = (moment: Date) => todayAt('UTC', moment)

function eventRow(event: SampleEvent, now: Date) {
  const { place, approval, calledOff } = event
  const luck = chance(event.title)()
  const dayThere = (days: number) => todayAt(event.zone, addDays(now, days))
  // Each event was submitted weeks before it takes place (a pending one more recently), but never in the
  // future or before its author joined.
  const past = Math.max(0, -event.day)
  const early = Math.min(80, (joined.get(event.author) ?? 0) - past - 5)
  const age = approval === 'pending' ? 0.2 + 2.8 * luck : past + 4 + early * luck
  const createdAt = new Date(now.getTime() - age * 24 * 60 * 60_000)
  return {
    title: event.title,
    slug: slugOf(event.title),
    content: event.text.join('\n\n'),
    event_date: dayThere(event.day),
    start_time: event.from,
    end_time: event.to ?? null,
    end_date: event.more === undefined ? null : dayThere(event.day + event.more),
    time_zone: event.zone,
    venue: place?.venue ?? onlineVenue,
    location: place?.location ?? null,
    location_details: place ? place.at.join(',') : null,
    latitude: place?.at[0] ?? null,
    longitude: place?.at[1] ?? null,
    register_link: event.link ?? null,
    is_online: place === undefined,
    category: event.category,
    type: event.type,
    author_email: emailOf(event.author),
    approval_status: approval,
    reject_reason: event.reason ?? null,
    lifecycle: calledOff?.lifecycle ?? 'scheduled',
    lifecycle_reason: calledOff?.reason ?? null,
    lifecycle_changed_at: calledOff ? subHours(now, 20).toISOString() : null,
    visibility: event.isPublic ? 'public' : 'members',
    is_featured: event.isFeatured,
    registration_deadline: event.closes === undefined ? null : dayThere(event.day - event.closes),
    max_participants: event.seats ?? null,
    tags: event.tags,
    accessibility_notes: event.accessibility ?? null,
    created_at: createdAt.toISOString(),
  }
}

/**
 * All dates share one title, by which pictures are assigned. Only the first date gets views and favourites.
 */
const datesOf = (event: ReturnType<typeof eventRow>, weeks: number) =>
  Array.from({ length: weeks }, (_, week) =>
    shiftDays(event, event.event_date, daysLater(event.event_date, 7 * week)),
  )

const slugOf = (title: string) =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const storedImage = (picture: Picture): StoredImage => ({
  ...picture,
  widths: widthsOf(picture.width, slideImage.widths),
})

const imageRows = ({ title, pictures }: SampleEvent) =>
  pictures.map((picture, at) => ({ title, ord: at + 1, media: storedImage(picture) }))

function proposalRows({ title, proposal }: SampleEvent, now: Date) {
  if (!proposal) return []
  const { from, place, text, pictures } = proposal
  const draft = {
    start_time: `${from}:00`,
    venue: place.venue,
    location: place.location,
    content: text.join('\n\n'),
  }
  const at = new Date(now.getTime() - 5 * 60 * 60_000).toISOString()
  return [{ title, draft, at, media: pictures.map(storedImage) }]
}

const slideRow = ({ heading, description, place, day, picture }: Slide, at: number, now: Date) => ({
  ord: at + 1,
  heading,
  description,
  place,
  date: utcDay(addDays(now, day)),
  media: storedImage(picture),
})

function markRows(viewers: Rows['people'], events: Rows['events'], now: Date) {
  const luck = chance('marks')
  return events
    .filter((event) => event.approval_status === 'published')
    .flatMap((event) => {
      const appeal = event.is_featured ? 0.92 : 0.25 + 0.55 * luck()
      const { title, event_date } = event
      return viewers.flatMap(({ email }) => {
        const age = luck() * (now.getTime() - Date.parse(event.created_at))
        const at = new Date(now.getTime() - age).toISOString()
        const isFavorite = luck() < appeal * 0.3
        return luck() < appeal ? [{ email, title, event_date, at, is_favorite: isFavorite }] : []
      })
    })
}
