import { z } from 'zod'
import { RestEvent } from '../events/eventAnswer.ts'
import { moment, ofPage, type OwnEvent, ownEvent } from '../events/ownEvent.ts'
import { isObject, maybe, Moment, withOwn } from '../rest/payload.ts'
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

type OwnFavorite = OwnEvent & { added_date: string }
export const RestFavorites = withOwn(
  pageOf(RestFavorite),
  ofPage(({ added_date, ...event }: OwnFavorite) => ({
    event: ownEvent(event),
    added_date: moment(added_date),
  })),
)
export type RestFavoritePage = RestPage<RestFavorite>
