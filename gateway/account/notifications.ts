import type { Resolvers } from '../generated/resolvers.ts'
import { itemsOf, updatedItem } from '../rest/items.ts'
import { givenFields, restFields } from '../rest/names.ts'
import { type List, readAll } from '../rest/pages.ts'
import { RestError } from '../rest/restError.ts'
import {
  RestDelivery,
  type RestFilter,
  RestFilters,
  RestNotifications,
  RestSavedFilter,
  RestSavedNotifications,
} from './notificationAnswer.ts'

const settings = '/common/notifications/'
const delivery = `${settings}delivery/`
const list: List<RestFilter> = { path: '/common/saved-filters/', page: RestFilters, keys: [] }
const savedFilters = itemsOf(list, RestSavedFilter)

function nullIfUnknown(error: unknown) {
  if (error instanceof RestError && error.code === 'NOT_FOUND') return null
  throw error
}

export const notifications: Resolvers = {
  Query: {
    notifications: (_root, _args, { rest }) => rest.get(settings, RestNotifications),
    mailDelivery: (_root, _args, { rest }) => rest.get(delivery, RestDelivery).catch(nullIfUnknown),
    savedFilters: (_root, _args, { rest }) => readAll(rest, list),
  },
  Mutation: {
    updateNotifications: (_root, { input }, { rest }) =>
      updatedItem(rest.patch(settings, RestSavedNotifications, givenFields(input)), () =>
        rest.get(settings, RestNotifications),
      ),
    resumeMail: (_root, _args, { rest }) => rest.post(delivery, RestDelivery, {}),
    createSavedFilter: (_root, { input }, { rest }) =>
      savedFilters.create(rest, restFields(input), ({ name }) => name === input.name.trim()),
    updateSavedFilter: (_root, { id, input }, { rest }) => savedFilters.update(rest, id, restFields(input)),
    deleteSavedFilter: (_root, { id }, { rest }) => savedFilters.remove(rest, id),
  },
}
