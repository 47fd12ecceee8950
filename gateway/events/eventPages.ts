import { z } from 'zod'
import { RestEvent } from './eventAnswer.ts'
import { figures, one, oneOrNone, Whole } from '../rest/payload.ts'
import { pageOf, pageWith, type RestPage } from '../rest/listPayload.ts'

export const RestOneEvent = one(RestEvent, 'event')
export const RestSavedEvent = oneOrNone(RestEvent, 'event')
export const RestEvents = pageOf(RestEvent)
export type RestEventPage = RestPage<RestEvent>

const RestEventStatistics = figures(
  'total_events',
  'published_events',
  'unpublished_events',
  'featured_events',
  'upcoming_events',
)
export type RestEventStatistics = NonNullable<z.output<typeof RestEventStatistics>>

export const RestAdminEvents = pageWith(RestEvent, RestEventStatistics)
export type RestAdminEventPage = z.output<typeof RestAdminEvents>
export type RestAdminEventListing = RestAdminEventPage & { file: string }

export const RestViews = one(z.object({ view_count: Whole }))
