import type { Resolvers } from '../generated/resolvers.ts'
import { Anything } from '../rest/client.ts'
import { acknowledge, newItem, updatedItem } from '../rest/items.ts'
import { restFields } from '../rest/names.ts'
import { type List, readAll } from '../rest/pages.ts'
import { RestError } from '../rest/restError.ts'
import { segment } from '../rest/segment.ts'
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

const pathOf = (id: string) => `${list.path}${segment(id)}/`

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
    updateNotifications: (_root, { input }, { rest }) => {
      const change = Object.entries(restFields(input)).filter(([, wanted]) => wanted !== null)
      return updatedItem(rest.patch(settings, RestSavedNotifications, Object.fromEntries(change)), () =>
        rest.get(settings, RestNotifications),
      )
    },
    resumeMail: (_root, _args, { rest }) => rest.post(delivery, RestDelivery, {}),
    createSavedFilter: (_root, { input }, { rest }) =>
      newItem(rest.post(list.path, RestSavedFilter, restFields(input)), async () =>
        (await readAll(rest, list)).findLast(({ name }) => name === input.name.trim()),
      ),
    updateSavedFilter: (_root, { id, input }, { rest }) =>
      updatedItem(rest.patch(pathOf(id), RestSavedFilter, restFields(input)), async () =>
        (await readAll(rest, list)).find((filter) => filter.id === id),
      ),
    deleteSavedFilter: (_root, { id }, { rest }) => acknowledge(rest.delete(pathOf(id), Anything), id),
  },
}
