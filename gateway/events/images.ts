import type { Resolvers } from '../generated/resolvers.ts'
import type { Rest } from '../rest/client.ts'
import type { RestImage } from './imageAnswer.ts'

function templateOf({ variants }: RestImage, rest: Rest): string | null {
  const [first] = variants
  if (!first) return null
  const ending = `${first.width}.webp`
  const base = first.webp.slice(0, -ending.length)
  const isSame = variants.every(
    ({ width, webp, avif }) => isNamed(webp, base, `${width}.webp`) && isNamed(avif, base, `${width}.avif`),
  )
  const address = isSame ? rest.absolute(first.webp) : null
  return address && `${address.slice(0, -ending.length)}{width}.{format}`
}

/** Without putting the parts together: a page has hundreds of these. */
const isNamed = (address: string, base: string, ending: string) =>
  address.length === base.length + ending.length && address.startsWith(base) && address.endsWith(ending)

export const image: Resolvers = {
  Image: {
    url: (sent, _args, { rest }) => rest.absolute(sent.image) ?? '',
    template: (sent, _args, { rest }) => templateOf(sent, rest) ?? rest.absolute(sent.image) ?? '',
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
