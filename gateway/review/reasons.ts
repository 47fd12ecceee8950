import type { Resolvers } from '../generated/resolvers.ts'
import { Anything } from '../rest/client.ts'
import { newItem, updatedItem, acknowledge } from '../rest/items.ts'
import { type List, readAll } from '../rest/pages.ts'
import { segment } from '../rest/segment.ts'
import { type RestReason, RestReasons, RestSavedReason } from './reasonAnswer.ts'

const list: List<RestReason> = { path: '/common/reject-reasons/', page: RestReasons, keys: [] }

const pathOf = (id: string) => `${list.path}${segment(id)}/`

export const reasons: Resolvers = {
  Query: {
    rejectReasons: (_root, _args, { rest }) => readAll(rest, list),
  },
  Mutation: {
    createRejectReason: (_root, { text }, { rest }) =>
      newItem(rest.post(list.path, RestSavedReason, { text }), async () =>
        (await readAll(rest, list)).find((reason) => reason.text === text.trim()),
      ),
    updateRejectReason: (_root, { id, text }, { rest }) =>
      updatedItem(rest.patch(pathOf(id), RestSavedReason, { text }), async () =>
        (await readAll(rest, list)).find((reason) => reason.id === id),
      ),
    deleteRejectReason: (_root, { id }, { rest }) => acknowledge(rest.delete(pathOf(id), Anything), id),
  },
}
