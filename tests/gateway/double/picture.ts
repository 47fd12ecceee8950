import { origin } from './origin.ts'

/** A picture in the contract's form. */
export const picture = {
  id: 3,
  image: `${origin}/media/a.jpg`,
  order: 0,
  width: 1600,
  height: 900,
  blur: 'data:image/webp;base64,AAAA',
  variants: [{ width: 320, webp: `${origin}/media/a-320.webp`, avif: `${origin}/media/a-320.avif` }],
}
