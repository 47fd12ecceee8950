import { fromPromise } from 'xstate'
import type { Submission } from '../../../machines/events/createEventMachine.ts'
import type { EventDraft } from '../../../machines/events/eventForm.ts'
import { CreateEventDocument, type EventInput } from '../../generated/graphql.ts'
import { filesOf } from '../../runtime/pictures/chosenPictures.ts'
import type { Api } from '../../runtime/graph/api.ts'
import { untilSettled } from '../../runtime/graph/untilSettled.ts'

export const createEventActors = (api: Api) => ({
  createEvent: fromPromise<void, Submission>(async ({ input, signal }) => {
    const { draft, images, submissionKey } = input
    const variables = {
      input: eventInput(draft),
      images: await filesOf(images),
      idempotencyKey: submissionKey,
    }
    await untilSettled(() => api.run(CreateEventDocument, variables), signal)
  }),
})

/** Sends null for what was left empty. */
const eventInput = (draft: EventDraft) =>
  Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() || null : value,
    ]),
  ) as EventInput
