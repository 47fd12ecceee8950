import sharp from 'sharp'
import type { CardOrder } from './cardOrder.ts'

const [width, height, edge] = [1200, 630, 64]
/** The fonts in `fonts/`, as listed in `fonts.conf`. */
const families = 'Bricolage Grotesque 96pt ExtraBold, Noto Sans Arabic, Noto Sans Devanagari'
const mostBytes = 300_000

/** The same path as in client/ui/display/Logo.tsx. */
const mark =
  'M9 0h5.5v8.142A8 8 0 0 0 8.142 14.5H0V9A9 9 0 0 1 9 0ZM23 0h-5.5v8.142A8 8 0 0 1 23.858 14.5H32V9A9 9 0 0 0 23 0ZM9 32h5.5v-8.142A8 8 0 0 1 8.142 17.5H0V23A9 9 0 0 0 9 32ZM23 32h-5.5v-8.142A8 8 0 0 0 23.858 17.5H32V23A9 9 0 0 1 23 32Z'

/** Darkens the picture behind the logo at the top and behind the text at the bottom. */
const shade = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#061a12" stop-opacity="0.55"/>
    <stop offset="0.22" stop-color="#061a12" stop-opacity="0.3"/>
    <stop offset="0.42" stop-color="#061a12" stop-opacity="0.68"/>
    <stop offset="0.75" stop-color="#061a12" stop-opacity="0.9"/>
    <stop offset="1" stop-color="#061a12" stop-opacity="0.94"/>
  </linearGradient></defs>
  <rect width="${width}" height="${height}" fill="url(#shade)"/>
  <g transform="translate(${edge} 56) scale(1.5)"><path fill="#ffffff" d="${mark}"/><circle cx="16" cy="16" r="4.5" fill="#f4b740"/></g>
</svg>`)

/** Draws the preview picture for messengers: a JPEG of 1200 × 630 pixels, below 300 kB. */
export async function drawCard({ cover, state, title, when }: CardOrder): Promise<Uint8Array> {
  const base = cover
    ? sharp(cover)
        .resize(width, height, { fit: 'cover', position: 'centre' })
        .flatten({ background: '#ffffff' })
    : sharp({ create: { width, height, channels: 3, background: '#0b3b2b' } })
  const lines = [
    ...(state === null ? [] : [await words(state, 40, '#f4b740')]),
    ...(title === null ? [] : [await titleWords(title)]),
    await words(when, 34, '#ffffff'),
  ]
  // The day is in English but aligned with the title above it.
  const isRtl = title !== null && rightToLeft.test(title)
  let bottom = height - edge
  const placed = lines.toReversed().map(({ input, wide, tall }) => {
    const top = bottom - tall
    bottom = top - 28
    return { input, left: isRtl ? width - edge - wide : edge, top }
  })
  const plaza = { ...(await words('Plaza', 40, '#ffffff')), left: edge + 64, top: 62 }
  const card = base.composite([{ input: shade }, plaza, ...placed])
  const pixels = await card.removeAlpha().raw().toBuffer()
  for (const quality of [82, 65, 45]) {
    const raw = { width, height, channels: 3 } as const
    const jpeg = await sharp(pixels, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.byteLength < mostBytes || quality === 45) return jpeg
  }
  throw new Error('there is no quality left')
}

/** True if the first letter of a title is Arabic, so that the title starts on the right. */
const rightToLeft = /^\P{L}*\p{Script=Arabic}/u

const tallest = 250

/** Draws the title in the largest size that fits. */
async function titleWords(title: string) {
  const sizes = [76, 64, 52]
  for (const size of sizes) {
    const drawn = await words(title, size, '#ffffff')
    if (drawn.tall <= tallest) return drawn
  }
  return await words(title, 40, '#ffffff')
}

async function words(text: string, size: number, colour: string) {
  const markup = `<span foreground="${colour}">${escape(text)}</span>`
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `${families}, ${size}`,
      width: width - 2 * edge,
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, wide: info.width, tall: info.height }
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
