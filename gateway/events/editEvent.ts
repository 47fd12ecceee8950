import type { EventChange, EventInput, Resolvers, SeriesScope } from '../generated/resolvers.ts'
import { RestOneEvent, RestSavedEvent } from './eventPages.ts'
import { Anything, search } from '../rest/client.ts'
import { form } from '../rest/form.ts'
import { keyHeader } from '../rest/keyHeader.ts'
import { updatedItem, acknowledge } from '../rest/items.ts'
import { restFields } from '../rest/names.ts'
import { segment } from '../rest/segment.ts'

type Authored = Omit<EventInput | EventChange, 'category'>

export const eventFields = ({ eventType: event_type_id, tags, ...others }: Authored) => ({
  ...restFields(others),
  event_type_id,
  tags: tags?.join(',') ?? tags,
})

/** Omits the scope for a single event, since a foreign service may not support series. */
const scoped = (scope: SeriesScope) => (scope === 'this' ? {} : { scope })

export const editEvent: Resolvers = {
  Mutation: {
    updateEvent: async (
      _root,
      { id, input, deletedImages, images, idempotencyKey, asProposal, scope },
      { rest },
    ) => {
      const path = `/common/events/${segment(id)}/`
      const { category: category_id, ...others } = input
      const edit = {
        category_id,
        deleted_images: deletedImages,
        as_proposal: asProposal || undefined,
        ...scoped(scope),
      }
      const body = form({ ...eventFields(others), ...edit }, { images })
      const answer = rest.patch(`${path}update/`, RestSavedEvent, body, {
        headers: keyHeader(idempotencyKey),
      })
      return updatedItem(answer, () => rest.get(path, RestOneEvent))
    },
    changeLifecycle: (_root, { id, lifecycle, reason, dates, scope }, { rest }) => {
      const path = `/common/events/${segment(id)}/`
      const change = { lifecycle, reason: reason || undefined, ...restFields(dates), ...scoped(scope) }
      return updatedItem(rest.patch(`${path}lifecycle/`, RestSavedEvent, change), () =>
        rest.get(path, RestOneEvent),
      )
    },
    withdrawProposal: (_root, { eventId }, { rest }) =>
      acknowledge(rest.delete(`/common/events/${segment(eventId)}/proposal/`, Anything), eventId),
    deleteEvent: (_root, { id, scope }, { rest }) =>
      acknowledge(rest.delete(`/common/events/${segment(id)}/${search(scoped(scope))}`, Anything), id),
  },
}
