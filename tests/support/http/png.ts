import { constants, crc32, deflateSync } from 'node:zlib'

interface Sketch {
  width: number
  height: number
  /** Bits per channel. */
  depth: 8 | 16
  /** PNG's colour type: 2 is RGB, 6 is RGB with alpha. */
  color: 2 | 6
  isInterlaced?: boolean
}

function chunk(type: string, data: Uint8Array): Buffer {
  const whole = Buffer.alloc(data.length + 12)
  whole.writeUInt32BE(data.length, 0)
  whole.write(type, 4, 'latin1')
  whole.set(data, 8)
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), whole.length - 4)
  return whole
}

/** A PNG in a single colour: small to send, expensive to decode. */
export function blankPng({ width, height, depth, color, isInterlaced = false }: Sketch): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, color, 0, 0, isInterlaced ? 1 : 0], 8)
  const pixel = ((color === 6 ? 4 : 3) * depth) / 8
  const passes = isInterlaced ? adam7 : [[0, 0, 1, 1] as const]
  const bytes = passes.reduce((sum, [left, top, across, down]) => {
    const columns = Math.ceil((width - left) / across)
    const rows = Math.ceil((height - top) / down)
    return sum + (columns > 0 && rows > 0 ? rows * (1 + columns * pixel) : 0)
  }, 0)
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(bytes), { strategy: constants.Z_RLE })),
    chunk('IEND', new Uint8Array()),
  ])
}

/** Each pass's first column and row, and its horizontal and vertical step. */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const
