import { fromPromise } from 'xstate'
import type { Submission } from '../../../machines/events/createEventMachine.ts'
import type { EventDraft } from '../../../machines/events/eventForm.ts'
import { lastDayOf } from '../../../machines/events/days.ts'
import { CreateEventDocument, type EventInput } from '../../generated/graphql.ts'
import { filesOf } from '../../runtime/pictures/draftImage.ts'
import { deviceZone } from '../../ui/index.ts'
import type { Api } from '../../runtime/graph/api.ts'
import { untilSettled } from '../../runtime/graph/untilSettled.ts'

export const createEventActors = (api: Api) => ({
  createEvent: fromPromise<{ eventId: string }, Submission>(async ({ input, signal }) => {
    const { draft, copiedImages, images, submissionKey } = input
    const variables = {
      input: { ...eventInput(draft), copiedImages },
      images: filesOf(images),
      idempotencyKey: submissionKey,
    }
    const { createEvent } = await untilSettled(() => api.run(CreateEventDocument, variables), signal)
    return { eventId: createEvent?.id ?? '' }
  }),
})

/**
 * Sends empty fields as null. An online event without a chosen time zone gets this device's zone, as shown in
 * the wizard.
 */
function eventInput(draft: EventDraft): EventInput {
  const timeZone = draft.timeZone || (draft.isOnline ? deviceZone() : '')
  const entries = Object.entries({ ...draft, timeZone, endDate: lastDayOf(draft) })
  const sent = entries
    .filter(([name]) => name !== 'placeZone')
    .map(([name, value]) => [name, typeof value === 'string' ? value.trim() || null : value])
  return Object.fromEntries(sent) as EventInput
}
