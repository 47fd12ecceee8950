import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { blankPng } from './png.ts'

export const text = (content: string) => new TextEncoder().encode(content)
export const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

/** Something between a photograph and noise: gradients, edges and grain. */
export function photo(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: '#7a9', noise } }).blur(2)
}

/** One valid picture of each format. */
export interface Samples {
  jpeg: Uint8Array
  png: Uint8Array
  webp: Uint8Array
  gif: Uint8Array
}

export async function samples(): Promise<Samples> {
  return {
    jpeg: await photo(800, 600).jpeg().toBuffer(),
    png: await photo(400, 300).png().toBuffer(),
    webp: await photo(400, 300).webp().toBuffer(),
    gif: await photo(120, 90).gif().toBuffer(),
  }
}

/** A PNG whose header declares a size that its data does not have. */
function claiming(bytes: Uint8Array, width: number, height: number) {
  const forged = Buffer.from(bytes)
  forged.writeUInt32BE(width, 16)
  forged.writeUInt32BE(height, 20)
  forged.writeUInt32BE(crc(forged.subarray(12, 29)), 29)
  return forged
}

function crc(bytes: Uint8Array) {
  let value = ~0
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0)
  }
  return ~value >>> 0
}

const riff = (kind: string) =>
  join(text('RIFF'), new Uint8Array([40, 0, 0, 0]), text(kind), new Uint8Array(60))
const box = (brand: string) => join(new Uint8Array([0, 0, 0, 24]), text(`ftyp${brand}`), new Uint8Array(64))
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
/**
 * Files that every upload must refuse, with the status that applies to pictures of events. Slides and profile
 * pictures may also be GIF, and slides may be twice as large.
 */
export const hostileImages: readonly (readonly [
  name: string,
  status: number,
  make: (of: Samples) => Uint8Array | Promise<Uint8Array>,
])[] = [
  ['an empty file', 415, () => new Uint8Array()],
  ['one byte', 415, () => new Uint8Array([0xff])],
  ['only the magic bytes of JPEG', 415, () => new Uint8Array([0xff, 0xd8, 0xff])],
  ['plain text', 415, () => text('hello')],
  ['HTML', 415, () => text('<!doctype html><script>alert(1)</script>')],
  ['SVG', 415, () => text(svg)],
  ['SVG after white space and a declaration', 415, () => text(`\n <?xml version="1.0"?>${svg}`)],
  ['compressed SVG', 415, () => gzipSync(svg)],
  ['PDF', 415, () => text('%PDF-1.7\n1 0 obj')],
  ['ZIP', 415, () => join(text('PK\u0003\u0004'), new Uint8Array(80))],
  ['an executable', 415, () => join(text('MZ'), new Uint8Array(80))],
  ['BMP', 415, () => join(text('BM'), new Uint8Array(80))],
  ['TIFF', 415, () => photo(40, 30).tiff().toBuffer()],
  ['AVIF', 415, () => photo(40, 30).avif().toBuffer()],
  ['HEIC', 415, () => box('heic')],
  ['MP4', 415, () => box('isom')],
  ['WAV in the same container as WebP', 415, () => riff('WAVE')],
  ['GIF, which events do not accept', 415, ({ gif }) => gif],
  [
    'HTML after the magic bytes of JPEG',
    400,
    ({ jpeg }) => join(jpeg.subarray(0, 3), text('<html><script>alert(1)</script>')),
  ],
  ['SVG after the magic bytes of PNG', 400, ({ png }) => join(png.subarray(0, 8), text(svg))],
  ['SVG after the magic bytes of WebP', 400, () => join(riff('WEBPVP8 ').subarray(0, 16), text(svg))],
  ['a JPEG cut in half', 400, ({ jpeg }) => jpeg.subarray(0, jpeg.length / 2)],
  ['a JPEG without its last tenth', 400, ({ jpeg }) => jpeg.subarray(0, jpeg.length * 0.9)],
  ['a PNG cut in half', 400, ({ png }) => png.subarray(0, png.length / 2)],
  ['a WebP cut in half', 400, ({ webp }) => webp.subarray(0, webp.length / 2)],
  [
    'a PNG with its data overwritten',
    400,
    ({ png }) => join(png.subarray(0, 60), new Uint8Array(600).fill(7), png.subarray(660)),
  ],
  ['a PNG that claims 30,000 x 30,000', 413, ({ png }) => claiming(png, 30_000, 30_000)],
  ['a PNG that claims 4 billion pixels per side', 400, ({ png }) => claiming(png, 0xffff_ffff, 0xffff_ffff)],
  ['a PNG whose header claims a larger size than its data has', 400, ({ png }) => claiming(png, 4000, 3000)],
  [
    'UP-3 a PNG of 40 megapixels with 16 bits, in 300 kB',
    413,
    () => blankPng({ width: 4000, height: 10_000, depth: 16, color: 6 }),
  ],
  [
    'a decompression bomb',
    413,
    () =>
      sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
        .png()
        .toBuffer(),
  ],
  [
    'a strip that is 10,001 pixels wide',
    413,
    () =>
      sharp({ create: { width: 10_001, height: 4, channels: 3, background: '#000' } })
        .png()
        .toBuffer(),
  ],
  [
    'a JPEG of 42 megapixels',
    413,
    () =>
      sharp({ create: { width: 7000, height: 6000, channels: 3, background: '#123' } })
        .jpeg()
        .toBuffer(),
  ],
  ['more than 5 MB', 413, ({ jpeg }) => join(jpeg, new Uint8Array(5 * 1024 * 1024))],
]
