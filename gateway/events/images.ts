import type { Resolvers } from '../generated/resolvers.ts'
import type { Rest } from '../rest/client.ts'
import type { RestImage } from './imageAnswer.ts'

/** Shortens an address on the page's own origin to its path: a list would repeat the origin in each row. */
const seenFromPage = (address: string, pageOrigin: string | null) =>
  pageOrigin !== null && address.startsWith(`${pageOrigin}/`) ? address.slice(pageOrigin.length) : address

function templateOf({ variants, is_series }: RestImage, rest: Rest): string | null {
  const [first] = variants
  if (!first || !is_series) return null
  const address = rest.absolute(first.webp)
  return address && `${address.slice(0, -`${first.width}.webp`.length)}{width}.{format}`
}

export const image: Resolvers = {
  Image: {
    url: (sent, _args, { rest }) => rest.absolute(sent.image) ?? '',
    template: (sent, _args, { rest, pageOrigin }) =>
      seenFromPage(templateOf(sent, rest) ?? rest.absolute(sent.image) ?? '', pageOrigin),
    widths: (sent, _args, { rest }) =>
      templateOf(sent, rest) === null ? [] : sent.variants.map(({ width }) => width),
    variants: ({ variants }, _args, { rest }) =>
      variants.flatMap(({ width, ...sent }) => {
        const webp = rest.absolute(sent.webp)
        const avif = rest.absolute(sent.avif)
        return webp && avif ? [{ width, webp, avif }] : []
      }),
  },
}
