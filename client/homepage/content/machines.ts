import { fromPromise } from 'xstate'
import type { Slide } from '../../../machines/domain.ts'
import {
  type ContentDraft,
  homepageContentMachine,
} from '../../../machines/homepage/homepageContentMachine.ts'
import type { SlideOrder } from '../../../machines/homepage/slideOrder.ts'
import {
  CreateSlideDocument,
  DeleteSlideDocument,
  OrderSlidesDocument,
  UpdateSlideDocument,
} from '../../generated/graphql.ts'
import type { Api } from '../../runtime/graph/api.ts'
import { mutation } from '../../runtime/graph/mutation.ts'
import { submissions } from '../../runtime/graph/submissions.ts'
import { untilSettled } from '../../runtime/graph/untilSettled.ts'
import { filesOf } from '../../runtime/pictures/draftImage.ts'
import { type Machine, machinesOf } from '../../runtime/registry.tsx'
import { homepageActors } from '../actors.ts'

export type ContentState = Machine<typeof homepageContentMachine>

export const useMachines = machinesOf(({ api, actions }) => ({
  content: homepageContentMachine.provide({ actors: contentActors(api), actions }),
}))

export function contentActors(api: Api) {
  const sendNamed = submissions()
  return {
    ...homepageActors(api),
    createSlide: fromPromise<void, ContentDraft>(async ({ input, signal }) => {
      const variables = { input: inputOf(input), ...pictureOf(input) }
      await sendNamed(input, (idempotencyKey) =>
        untilSettled(() => api.run(CreateSlideDocument, { ...variables, idempotencyKey }), signal),
      )
    }),
    updateSlide: fromPromise<Slide, ContentDraft & { id: string }>(async ({ input }) => {
      const { id, removesImage: removeImage } = input
      const variables = { id, input: inputOf(input), removeImage, ...pictureOf(input) }
      return (await api.run(UpdateSlideDocument, variables)).updateSlide
    }),
    orderSlides: fromPromise<Slide[], SlideOrder>(
      async ({ input }) => (await api.run(OrderSlidesDocument, input)).orderSlides,
    ),
    deleteSlide: mutation(api, DeleteSlideDocument),
  }
}

const inputOf = ({ order, heading, description, date, place }: ContentDraft) => ({
  order: Number(order),
  heading: heading.trim(),
  description: description.trim(),
  date,
  place: place.trim(),
})

function pictureOf({ image }: ContentDraft) {
  const [file] = filesOf(image ? [image] : [])
  return file ? { image: file } : {}
}
