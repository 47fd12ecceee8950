import { z } from 'zod'
import { maybe, Moment, one } from '../rest/payload.ts'

const RestFeedState = z.object({ created_at: maybe(Moment) })
export type RestFeed = z.output<typeof RestFeedState>
export const RestFeed = one(RestFeedState)

const RestFeedMade = z.object({ url: z.string().min(1), created_at: Moment })
export type RestNewFeed = z.output<typeof RestFeedMade>
export const RestNewFeed = one(RestFeedMade)
