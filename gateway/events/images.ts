import type { Resolvers } from '../generated/resolvers.ts'
import type { RestImage } from './imageAnswer.ts'

/** What the addresses of all variants have in common; empty where they differ by more than width and format. */
function templateOf({ variants }: RestImage): string {
  const [first] = variants
  const ending = first && `${first.width}.webp`
  if (!ending || !first.webp.endsWith(ending)) return ''
  const base = first.webp.slice(0, -ending.length)
  const isOf = (address: string, width: number, format: string) => address === `${base}${width}.${format}`
  const isSame = variants.every(
    ({ width, webp, avif }) => isOf(webp, width, 'webp') && isOf(avif, width, 'avif'),
  )
  return isSame ? base : ''
}

export const image: Resolvers = {
  Image: {
    url: (sent, _args, { rest }) => rest.absolute(sent.image) ?? '',
    template: (sent, _args, { rest }) => {
      const base = rest.absolute(templateOf(sent) || null)
      return base ? `${base}{width}.{format}` : (rest.absolute(sent.image) ?? '')
    },
    widths: (sent, _args, { rest }) =>
      rest.absolute(templateOf(sent) || null) ? sent.variants.map(({ width }) => width) : [],
    variants: ({ variants }, _args, { rest }) =>
      variants.flatMap(({ width, ...sent }) => {
        const webp = rest.absolute(sent.webp)
        const avif = rest.absolute(sent.avif)
        return webp && avif ? [{ width, webp, avif }] : []
      }),
  },
}
