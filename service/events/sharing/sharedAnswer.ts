import { z } from '@hono/zod-openapi'
import { english } from '../../../machines/language/translator.ts'
import { idOf, text } from '../../http/answerParts.ts'
import { ImageAnswer, imageAnswer } from '../../pictures/answer.ts'
import type { Services } from '../../ports/services.ts'
import { EventAnswer, shareUrl } from '../eventAnswer.ts'
import { answerFields } from '../fields/eventFields.ts'
import { eventTime } from '../fields/eventTime.ts'
import { momentAt } from '../fields/moments.ts'
import { lifecycleRules } from '../fields/statuses.ts'
import type { SharedRow } from './sharedQueries.ts'

const { title, content, time_zone, venue, location, accessibility_notes, register_link } = answerFields
const { slug, starts_at, ends_at, is_online_event, lifecycle, lifecycle_reason } = EventAnswer.shape

/** Everything that strangers may know about an event: no coordinates, email addresses or counts. */
export const SharedAnswer = z
  .strictObject({
    id: idOf('event', 1042),
    slug,
    share_url: text('Where anybody reads it.', 'https://plaza.example/e/open-air-jazz-5b1f0c9ae2-1042'),
    title,
    content,
    starts_at,
    ends_at,
    time_zone,
    when: text('Its day and time at the place, in words.', 'Sunday, June 20, 2027, 6:30 PM Berlin time'),
    is_over: z.boolean(),
    venue,
    location,
    is_online_event,
    register_link: register_link.openapi({
      description: 'Where to register, while it is scheduled and not over.',
      example: 'https://example.org/tickets',
    }),
    accessibility_notes,
    event_type: text('The name of its type.', 'Concert').nullable(),
    event_category: text('The name of its category.', 'Music').nullable(),
    lifecycle,
    lifecycle_reason,
    visibility: z.enum(['link', 'public']),
    organizer: text('The name of its author; `Former member` once the account is gone.', 'Asha Rao'),
    cover: z.union([ImageAnswer, z.null()]).openapi({ description: 'The first of its pictures.' }),
    changed_at: z.iso.datetime().openapi({ description: 'When it was last changed.' }),
  })
  .openapi('SharedEvent')
export type SharedEvent = z.output<typeof SharedAnswer>

export function sharedAnswer(services: Pick<Services, 'publicUrl' | 'clock'>, row: SharedRow): SharedEvent {
  const isOver = Date.parse(row.over_at) <= services.clock().getTime()
  return {
    id: row.id,
    slug: row.slug,
    share_url: shareUrl(services, row.slug),
    title: row.title,
    content: row.content,
    starts_at: momentAt(row.event_date, row.start_time, row.starts_at),
    ends_at:
      row.ends_at && row.end_time && momentAt(row.end_date ?? row.event_date, row.end_time, row.ends_at),
    time_zone: row.time_zone,
    when: eventTime(row, null, english),
    is_over: isOver,
    venue: row.venue,
    location: row.location,
    is_online_event: row.is_online,
    register_link: lifecycleRules[row.lifecycle].takesPlace && !isOver ? row.register_link : null,
    accessibility_notes: row.accessibility_notes,
    event_type: row.type_name,
    event_category: row.category_name,
    lifecycle: row.lifecycle,
    lifecycle_reason: row.lifecycle_reason,
    visibility: row.visibility,
    organizer: row.author_name,
    cover: row.cover && imageAnswer(services, row.cover),
    changed_at: row.changed_at,
  }
}
