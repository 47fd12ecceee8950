import type { Resolvers, SlideChange } from '../generated/resolvers.ts'
import { Anything } from '../rest/client.ts'
import { form } from '../rest/form.ts'
import { keyHeader } from '../rest/keyHeader.ts'
import { RestSavedSlide, type RestSlide, RestSlides } from './slideAnswer.ts'
import { givenFields } from '../rest/names.ts'
import { type List, readAll } from '../rest/pages.ts'
import { newItem, updatedItem, acknowledge } from '../rest/items.ts'
import { segment } from '../rest/segment.ts'

const slides: List<RestSlide> = { path: '/common/homepage-content/', page: RestSlides, keys: [] }
const edits = '/common/superadmin/homepage-content/'

const editPath = (id: string, verb: 'update' | 'delete') => `${edits}${segment(id)}/${verb}/`

/** Null fields are left out (specification, section 5). */
const slideForm = (input: SlideChange, image: File | null | undefined, removeImage = false) =>
  form({ ...givenFields(input), remove_image: removeImage || undefined }, { image })

export const homepage: Resolvers = {
  Query: {
    homepageContent: async (_root, _args, { rest }) =>
      (await readAll(rest, slides)).toSorted((a, b) => a.order - b.order),
  },
  Mutation: {
    createSlide: async (_root, { input, image, idempotencyKey }, { rest }) => {
      const body = slideForm(input, image)
      const answer = rest.post(`${edits}create/`, RestSavedSlide, body, {
        headers: keyHeader(idempotencyKey),
      })
      return newItem(answer, async () =>
        (await readAll(rest, slides)).findLast(
          ({ order, heading }) => order === input.order && heading === input.heading.trim(),
        ),
      )
    },
    updateSlide: async (_root, { id, input, image, removeImage }, { rest }) => {
      const body = slideForm(input, image, removeImage)
      return updatedItem(rest.patch(editPath(id, 'update'), RestSavedSlide, body), async () =>
        (await readAll(rest, slides)).find((slide) => slide.id === id),
      )
    },
    orderSlides: async (_root, order, { rest }) =>
      (await rest.patch(`${edits}order/`, RestSlides, order)).results,
    deleteSlide: (_root, { id }, { rest }) => acknowledge(rest.delete(editPath(id, 'delete'), Anything), id),
  },
  HomepageSlide: {
    image: ({ image }, _args, { rest }) => (image && rest.absolute(image.image) ? image : null),
  },
}
