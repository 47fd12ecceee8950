import { z } from 'zod'
import { RestEvent } from '../events/eventAnswer.ts'
import { isObject, maybe, Moment } from '../rest/payload.ts'
import { pageOf, type RestPage } from '../rest/listPayload.ts'

export const RestFavorite = z.preprocess(
  (entry) =>
    isObject(entry) && !isObject(entry.event) ? { event: entry, added_date: entry.added_date } : entry,
  z.object({
    event: RestEvent.transform((event) => ({ ...event, is_favorite: true })),
    added_date: maybe(Moment),
  }),
)
export type RestFavorite = z.output<typeof RestFavorite>

export const RestFavorites = pageOf(RestFavorite)
export type RestFavoritePage = RestPage<RestFavorite>
