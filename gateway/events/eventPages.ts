import { z } from 'zod'
import { RestEvent } from './eventAnswer.ts'
import { ofPage, type OwnEvent, ownEvent, type OwnPage } from './ownEvent.ts'
import { figures, one, oneOrNone, Whole, withOwn } from '../rest/payload.ts'
import { pageOf, pageWith, type RestPage } from '../rest/listPayload.ts'

export const RestOneEvent = withOwn(one(RestEvent, 'event'), ({ data }: { data: OwnEvent }) => ownEvent(data))
export const RestSavedEvent = oneOrNone(RestEvent, 'event')
export const RestEvents = withOwn(pageOf(RestEvent), ofPage(ownEvent))
export type RestEventPage = RestPage<RestEvent>

const RestEventStatistics = figures(
  'total_events',
  'published_events',
  'unpublished_events',
  'featured_events',
  'upcoming_events',
)
export type RestEventStatistics = NonNullable<z.output<typeof RestEventStatistics>>

export const RestAdminEvents = withOwn(
  pageWith(RestEvent, RestEventStatistics),
  ({ statistics, ...page }: OwnPage<OwnEvent> & { statistics: RestEventStatistics }) => ({
    ...ofPage(ownEvent)(page),
    statistics,
  }),
)
export type RestAdminEventPage = z.output<typeof RestAdminEvents>
export type RestAdminEventListing = RestAdminEventPage & { file: string }

export const RestViews = one(z.object({ view_count: Whole }))
