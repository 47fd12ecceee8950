import type { Resolvers } from '../generated/resolvers.ts'
import { RestSlide } from '../rest/homepage.ts'
import { type List, readAll } from '../rest/pages.ts'
import { pageOf } from '../rest/payload.ts'

const slides: List<RestSlide> = {
  path: '/common/homepage-content/',
  page: pageOf(RestSlide),
  keys: [],
}

export const homepage: Resolvers = {
  Query: {
    homepageContent: async (_root, _args, { rest }) =>
      (await readAll(rest, slides)).toSorted((a, b) => a.order - b.order),
  },
  HomepageSlide: {
    image: ({ image }, _args, { rest }) => (image && rest.absolute(image.image) ? image : null),
  },
}
