import type { Resolvers } from '../generated/resolvers.ts'
import { itemsOf } from '../rest/items.ts'
import { type List, readAll } from '../rest/pages.ts'
import { type RestReason, RestReasons, RestSavedReason } from './reasonAnswer.ts'

const list: List<RestReason> = { path: '/common/reject-reasons/', page: RestReasons, keys: [] }
const { create, update, remove } = itemsOf(list, RestSavedReason)

export const reasons: Resolvers = {
  Query: {
    rejectReasons: (_root, _args, { rest }) => readAll(rest, list),
  },
  Mutation: {
    createRejectReason: (_root, { text }, { rest }) =>
      create(rest, { text }, (reason) => reason.text === text.trim()),
    updateRejectReason: (_root, { id, text }, { rest }) => update(rest, id, { text }),
    deleteRejectReason: (_root, { id }, { rest }) => remove(rest, id),
  },
}
