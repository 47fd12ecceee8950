import { z } from 'zod'
import { maybe, Moment, one } from '../rest/payload.ts'

export const RestFeed = one(z.object({ created_at: maybe(Moment) }))
export type RestFeed = z.output<typeof RestFeed>

export const RestNewFeed = one(z.object({ url: z.string().min(1), created_at: Moment }))
export type RestNewFeed = z.output<typeof RestNewFeed>
