import type { Resolvers } from '../generated/resolvers.ts'

export const image: Resolvers = {
  Image: {
    url: (sent, _args, { rest }) => rest.absolute(sent.image) ?? '',
    variants: ({ variants }, _args, { rest }) =>
      variants.flatMap(({ width, ...sent }) => {
        const webp = rest.absolute(sent.webp)
        const avif = rest.absolute(sent.avif)
        return webp && avif ? [{ width, webp, avif }] : []
      }),
  },
}
