import { asRows } from '../events/events.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { Anything } from '../rest/client.ts'
import { type RestFavorite, RestFavorites } from './favoriteAnswer.ts'
import { RestFeed, RestNewFeed } from './feedAnswer.ts'
import { restFields } from '../rest/names.ts'
import { type List, readPage } from '../rest/pages.ts'
import { acknowledge } from '../rest/items.ts'

const kept: List<RestFavorite> = {
  path: '/common/favorites/',
  page: RestFavorites,
  keys: ['event_type', 'category', 'event_date', 'upcoming', 'past'],
}

export const favorite: Resolvers = {
  Query: {
    favorites: (_root, { filter, page, pageSize }, { rest }, info) => {
      const { period, ...others } = filter ?? {}
      const query = { ...restFields(others), ...(period && { [period]: true }), page_size: pageSize }
      return readPage(rest, kept, page, query, asRows(info, 'results', 'event'))
    },
    calendarFeed: (_root, _args, { rest }) => rest.get('/common/favorites/feed/', RestFeed),
  },
  Mutation: {
    renewCalendarFeed: (_root, _args, { rest }) => rest.post('/common/favorites/feed/', RestNewFeed, {}),
    endCalendarFeed: (_root, _args, { rest }) =>
      acknowledge(rest.delete('/common/favorites/feed/', Anything)),
    saveFavorite: async (_root, { eventId, isFavorite }, { rest }) => {
      if (isFavorite) await rest.post('/common/favorites/add/', Anything, { event_id: eventId })
      else await rest.delete('/common/favorites/remove/', Anything, { event_id: eventId })
      return { eventId, isFavorite }
    },
  },
}
