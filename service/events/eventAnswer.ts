import { z } from '@hono/zod-openapi'
import { idOf, text, whole } from '../http/answerParts.ts'
import type { Caller } from '../ports/caller.ts'
import { type ImageRow, ImageAnswer, imageAnswer, type StoredImage } from '../pictures/answer.ts'
import type { EventDraft } from './eventDraft.ts'
import { answerFields, pickFields } from './fields/eventFields.ts'
import { frequencies } from './series/days.ts'
import { type Visibility, VisibilityAnswer, type VisibilityLimit } from './fields/visibility.ts'
import { daysBetween, momentAt, todayAt } from './fields/moments.ts'
import { approvals, type Lifecycle, lifecycles } from './fields/statuses.ts'
import type { Services } from '../ports/services.ts'

const Type = z.strictObject({ id: idOf('type', 3), name: text('Its name.', 'Concert') })
const Category = z.strictObject({ id: idOf('category', 7), name: text('Its name.', 'Music') })
type Named = z.output<typeof Type>

const Series = z
  .strictObject({
    id: idOf('series', 12),
    position: whole('Which of its dates this is, from 1.', 3),
    count: whole('How many dates it has, this one included, as far as the caller may see them.', 8),
  })
  .openapi({ description: 'The series of which this event is a date.' })

const Recurrence = z
  .strictObject({
    frequency: z.enum(frequencies),
    interval: whole('Weeks or months from one date to the next.', 1),
    changed_alone: z.boolean().openapi({
      description: 'Whether this date was edited on its own. Edits of several dates leave it unchanged.',
    }),
    upcoming: whole('How many of its dates are not over, as far as the caller may see them.', 5),
  })
  .openapi({ description: 'The rule by which the dates of its series were made.' })

const moment = (description: string, example: string) =>
  z.iso
    .datetime({ offset: true })
    .openapi({ description: `${description}, with the place's offset.`, example })

const Plain = z.strictObject({
  id: idOf('event', 1042),
  slug: text('A name for addresses, unique and never changed.', 'open-air-jazz-5b1f0c9ae2-1042'),
  ...answerFields,
  is_online_event: z.boolean(),
  event_type: Type.nullable(),
  event_category: Category.nullable(),
  author: z.strictObject({
    full_name: text('`Former member` once the account is gone.', 'Asha Rao'),
    email: text('For superadmins and the author only.', 'asha@example.org').optional(),
  }),
  gallery_images: z.array(ImageAnswer),
  is_published: z.boolean(),
  approval_status: z.enum(approvals),
  reject_reason: text('For superadmins and the author only.', 'The venue is closed that day.').nullable(),
  lifecycle: z.enum(lifecycles).openapi({
    description:
      'Whether it takes place as announced. Beside `approval_status`: `is_published` does not change with it.',
  }),
  lifecycle_reason: text('Why its lifecycle changed last.', 'The singer is ill.').nullable(),
  lifecycle_changed_at: z.iso
    .datetime()
    .nullable()
    .openapi({ description: 'When its lifecycle changed last; null for never.' }),
  series: Series.nullable(),
  recurrence: Recurrence.nullable(),
  visibility: VisibilityAnswer,
  visibility_ceiling: z.enum(['members', 'link']).nullable().openapi({
    description:
      'The most that its author may choose, since a superadmin lowered it; null for no limit. For superadmins and the author only.',
  }),
  visibility_reason: text('Why it is limited.', 'The garden is private.').nullable(),
  share_url: text(
    'Public URL; null if public pages are off.',
    'https://plaza.example/e/open-air-jazz-5b1f0c9ae2-1042',
  ).nullable(),
  is_featured: z.boolean(),
  is_favorite: z.boolean().openapi({ description: 'Whether the caller keeps it as a favourite.' }),
  event_status: z.enum(['upcoming', 'today', 'past']),
  view_count: whole('Accounts that have looked at it.', 318),
  favorite_count: whole('Accounts that keep it.', 57),
  days_until_event: whole(
    'Days from today at the place to its first day; 0 on each day of a running one.',
    16,
  ),
  starts_at: moment('Start', '2027-06-20T18:30:00+02:00'),
  ends_at: moment('End, where it is known', '2027-06-20T22:00:00+02:00').nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime().nullable(),
  version: whole(
    'For superadmins: rises with each edit and decision, and a decision may name it.',
    1,
  ).nullable(),
})

const Proposal = z
  .strictObject(answerFields)
  .extend(
    Plain.pick({ is_online_event: true, event_type: true, event_category: true, gallery_images: true }).shape,
  )
  .extend({
    visibility: VisibilityAnswer.openapi({
      description: "The event's own, or one above its ceiling, which applies once approved.",
    }),
    status: z.enum(['pending', 'rejected']),
    reject_reason: text('Why it was rejected.', 'The new venue is closed that day.').nullable(),
    proposed_at: z.iso.datetime(),
  })
  .openapi('Proposal', { description: 'The published event as its author would have it.' })

export const EventAnswer = Plain.extend({
  // Not `nullable()`: only a union keeps the schema's name in the API reference.
  proposal: z
    .union([Proposal, z.null()])
    .openapi({ description: 'Its unpublished changes; for superadmins and the author only.' }),
}).openapi('Event')

export type EventAnswer = z.output<typeof EventAnswer>

/** A full event includes its gallery. A list row has only the first picture, in separate columns. */
type Pictures =
  | { gallery: ImageRow[] }
  | { gallery: null; cover_id: null }
  | { gallery: null; cover_id: number; cover_ord: number; cover_media: StoredImage }

export type EventRow = Pictures &
  Omit<EventDraft, 'latitude' | 'longitude'> &
  VisibilityLimit & {
    id: number
    slug: string
    visibility: Visibility
    /** ISO 8601, UTC */
    starts_at: string
    ends_at: string | null
    over_at: string
    type_name: string | null
    category_name: string | null
    author_id: number | null
    author_name: string
    /** Null if the viewer may not see it. */
    author_email: string | null
    approval_status: EventAnswer['approval_status']
    reject_reason: string | null
    is_published: boolean
    lifecycle: Lifecycle
    lifecycle_reason: string | null
    lifecycle_changed_at: string | null
    series: (z.output<typeof Series> & Omit<z.output<typeof Recurrence>, 'changed_alone'>) | null
    changed_alone: boolean
    is_featured: boolean
    /** When the viewer added it to their favourites; null if they have not. */
    favorite_since: string | null
    view_count: number
    favorite_count: number
    created_at: string
    updated_at: string | null
    version: number
    /** Also null if the viewer may not see it. */
    proposal: ProposalRow | null
  }

interface ProposalRow {
  draft: EventDraft
  event_type: Named | null
  event_category: Named | null
  gallery: ImageRow[]
  visibility: Visibility
  status: 'pending' | 'rejected'
  reject_reason: string | null
  proposed_at: string
}

export function eventAnswer(
  services: Pick<Services, 'publicUrl' | 'publicPages' | 'clock'>,
  viewer: Pick<Caller, 'id' | 'user_type'>,
  row: EventRow,
): EventAnswer {
  const { author_name, author_email, proposal } = row
  const isSuperadmin = viewer.user_type === 'superadmin'
  const mayKnowAll = isSuperadmin || viewer.id === row.author_id
  const now = services.clock()
  const { time_zone: zone } = row
  const today = todayAt(zone, now)
  const status = statusOf(row, now, today)
  return {
    id: row.id,
    slug: row.slug,
    ...pickFields(row),
    is_online_event: row.is_online,
    event_type: entryOf(row.type_id, row.type_name),
    event_category: entryOf(row.category_id, row.category_name),
    author: {
      full_name: author_name,
      ...(mayKnowAll && author_email !== null ? { email: author_email } : {}),
    },
    gallery_images: picturesOf(row).map((image) => imageAnswer(services, image)),
    is_published: row.is_published,
    approval_status: row.approval_status,
    reject_reason: mayKnowAll ? row.reject_reason : null,
    lifecycle: row.lifecycle,
    lifecycle_reason: row.lifecycle_reason,
    lifecycle_changed_at: row.lifecycle_changed_at,
    ...seriesOf(row),
    visibility: row.visibility,
    visibility_ceiling: mayKnowAll ? row.visibility_ceiling : null,
    visibility_reason: mayKnowAll ? row.visibility_reason : null,
    share_url: services.publicPages ? shareUrl(services, row.slug) : null,
    is_featured: row.is_featured,
    is_favorite: row.favorite_since !== null,
    event_status: status,
    view_count: row.view_count,
    favorite_count: row.favorite_count,
    days_until_event: status === 'today' ? 0 : daysBetween(today, row.event_date),
    starts_at: momentAt(row.event_date, row.start_time, row.starts_at),
    ends_at:
      row.ends_at && row.end_time && momentAt(row.end_date ?? row.event_date, row.end_time, row.ends_at),
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: isSuperadmin ? row.version : null,
    proposal: proposal && proposalAnswer(services, proposal),
  }
}

export const shareUrl = ({ publicUrl }: Pick<Services, 'publicUrl'>, slug: string) => `${publicUrl}/e/${slug}`

function statusOf({ event_date, over_at }: EventRow, now: Date, today: string): EventAnswer['event_status'] {
  if (Date.parse(over_at) <= now.getTime()) return 'past'
  return event_date > today ? 'upcoming' : 'today'
}

function seriesOf({ series, changed_alone }: EventRow): Pick<EventAnswer, 'series' | 'recurrence'> {
  if (!series) return { series: null, recurrence: null }
  const { frequency, interval, upcoming, ...place } = series
  return { series: place, recurrence: { frequency, interval, changed_alone, upcoming } }
}

const entryOf = (id: number | null, name: string | null): Named | null =>
  id === null || name === null ? null : { id, name }

function picturesOf(row: Pictures): ImageRow[] {
  if (row.gallery) return row.gallery
  return row.cover_id === null ? [] : [{ id: row.cover_id, ord: row.cover_ord, media: row.cover_media }]
}

function proposalAnswer(services: Pick<Services, 'publicUrl'>, { draft, gallery, ...rest }: ProposalRow) {
  return {
    ...pickFields(draft),
    ...rest,
    is_online_event: draft.is_online,
    gallery_images: gallery.map((image) => imageAnswer(services, image)),
    proposed_at: new Date(rest.proposed_at).toISOString(),
  }
}
