import type { EventInput, Resolvers } from '../generated/resolvers.ts'
import { eventFields } from './editEvent.ts'
import type { RestEvent } from './eventAnswer.ts'
import { RestSavedEvent } from './eventPages.ts'
import { mine } from './events.ts'
import { form } from '../rest/form.ts'
import { keyHeader } from '../rest/keyHeader.ts'
import { newItem } from '../rest/items.ts'
import { readPage } from '../rest/pages.ts'

const isLike = ({ title, event_date, start_time }: RestEvent, input: EventInput) =>
  title === input.title.trim() &&
  event_date === input.eventDate &&
  start_time?.slice(0, 5) === input.startTime.slice(0, 5)

const newest = (events: readonly RestEvent[]) =>
  events.toSorted((a, b) => (b.created_at ?? '').localeCompare(a.created_at ?? ''))[0]

export const createEvent: Resolvers = {
  Mutation: {
    createEvent: async (_root, { input, images, idempotencyKey }, { rest }) => {
      const { category: event_category_id, isOnline: is_online_event, ...others } = input
      const fields = { ...eventFields(others), event_category_id, is_online_event }
      const body = form(fields, { images })
      const headers = keyHeader(idempotencyKey)
      const answer = rest.post('/common/events/create/', RestSavedEvent, body, { headers })
      return newItem(answer, async () => {
        const { results } = await readPage(rest, mine, null, {})
        return newest(results.filter((event) => isLike(event, input)))
      })
    },
  },
}
