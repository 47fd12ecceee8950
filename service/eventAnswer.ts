import { z } from '@hono/zod-openapi'
import type { Caller } from './http.ts'
import { type ImageRow, ImageAnswer, imageAnswer } from './images/answer.ts'
import type { Services } from './services.ts'

const Named = z.strictObject({ id: z.number().int(), name: z.string() })
type Named = z.output<typeof Named>

const clock = z.string().regex(/^\d\d:\d\d:\d\d$/)

/** An event as every call answers it; spec section 3. */
export const EventAnswer = z
  .strictObject({
    id: z.number().int(),
    slug: z.string().openapi({ example: 'open-air-jazz-1042' }),
    title: z.string(),
    content: z.string().openapi({ description: 'Plain text.' }),
    event_date: z.iso.date(),
    start_time: clock.openapi({ example: '18:30:00' }),
    end_time: clock.nullable(),
    venue: z.string().nullable().openapi({ description: '`Online Event` when it is online.' }),
    location: z.string().nullable(),
    location_details: z.string().nullable().openapi({ description: 'Coordinates as `lat,lng`.' }),
    register_link: z.string().nullable(),
    is_online_event: z.boolean(),
    event_type: Named.nullable(),
    event_category: Named.nullable(),
    author: z.strictObject({
      full_name: z.string(),
      email: z.string().optional().openapi({ description: 'For superadmins and the author only.' }),
    }),
    gallery_images: z.array(ImageAnswer),
    is_published: z.boolean(),
    approval_status: z.enum(['pending', 'published', 'rejected']),
    reject_reason: z.string().nullable().openapi({ description: 'For superadmins and the author only.' }),
    is_featured: z.boolean(),
    is_favorite: z.boolean().openapi({ description: 'Whether the caller keeps it as a favourite.' }),
    event_status: z.enum(['upcoming', 'today', 'past']),
    view_count: z.number().int(),
    favorite_count: z.number().int(),
    days_until_event: z.number().int().openapi({ description: 'Negative when it is past.' }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime().nullable(),
    registration_deadline: z.iso.date().nullable(),
    max_participants: z.number().int().nullable(),
    tags: z.string().nullable().openapi({ description: 'Parted by commas.' }),
  })
  .openapi('Event')

export type EventAnswer = z.output<typeof EventAnswer>

/** An event as `queries/events.ts` reads it for one viewer. */
export interface EventRow {
  id: number
  slug: string
  title: string
  content: string
  event_date: string
  start_time: string
  end_time: string | null
  venue: string | null
  location: string | null
  location_details: string | null
  register_link: string | null
  is_online: boolean
  event_type: Named | null
  event_category: Named | null
  author_id: number | null
  author_name: string
  author_email: string | null
  approval_status: EventAnswer['approval_status']
  reject_reason: string | null
  is_published: boolean
  is_featured: boolean
  is_favorite: boolean
  view_count: number
  favorite_count: number
  gallery: ImageRow[]
  created_at: string
  updated_at: string | null
  registration_deadline: string | null
  max_participants: number | null
  tags: string | null
}

/** The UTC date of a moment, `YYYY-MM-DD`. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

const dayInMs = 86_400_000

/**
 * The first day that is still today somewhere on earth. Who is west of UTC chooses their own today while UTC has
 * tomorrow already.
 */
export const earliestToday = (moment: Date) => dayOf(new Date(moment.getTime() - dayInMs / 2))

/** An event as the viewer may see it: the author's address and the reason of a rejection are not for everyone. */
export function eventAnswer(
  services: Pick<Services, 'publicUrl' | 'clock'>,
  viewer: Pick<Caller, 'id' | 'user_type'>,
  row: EventRow,
): EventAnswer {
  const { is_online, author_id, author_name, author_email, gallery, reject_reason, ...rest } = row
  const mayKnowAll = viewer.user_type === 'superadmin' || viewer.id === author_id
  const today = dayOf(services.clock())
  const days = (Date.parse(row.event_date) - Date.parse(today)) / dayInMs
  return {
    ...rest,
    is_online_event: is_online,
    author: {
      full_name: author_name,
      ...(mayKnowAll && author_email !== null ? { email: author_email } : {}),
    },
    gallery_images: gallery.map((image) => imageAnswer(services, image)),
    reject_reason: mayKnowAll ? reject_reason : null,
    event_status: days > 0 ? 'upcoming' : days < 0 ? 'past' : 'today',
    days_until_event: days,
  }
}
