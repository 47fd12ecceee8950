import type { Sides } from '../../../machines/domain.ts'

export interface Order {
  file: Blob
  sides: Sides
  mostBytes: number
  /** The preferred formats. A browser that cannot encode one answers with another. */
  formats: readonly string[]
}

/** From the best to the smallest; the service stores no picture wider than 1,920 px. */
const attempts = [
  { longestSide: 4096, quality: 0.88 },
  { longestSide: 4096, quality: 0.75 },
  { longestSide: 2560, quality: 0.8 },
  { longestSide: 2560, quality: 0.6 },
]

/**
 * Draws the picture anew, upright and in sRGB: without its metadata, and without a film or a second picture in the
 * same file. Rejects if the browser cannot read it.
 */
export async function shrink({ file, sides, mostBytes, formats }: Order): Promise<Blob> {
  const [{ longestSide }] = attempts as [(typeof attempts)[0]]
  const { width, height } = within(sides, longestSide)
  // Only some browsers can hold a phone's picture in its full size.
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  })
  try {
    for (const { longestSide, quality } of attempts)
      for (const type of formats) {
        const blob = await encode(bitmap, longestSide, type, quality)
        if (blob.type === type && blob.size <= mostBytes) return blob
      }
  } finally {
    bitmap.close()
  }
  throw new Error('No attempt was small enough.')
}

function within({ width, height }: Sides, longestSide: number): Sides {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: scaled(width), height: scaled(height) }
}

async function encode(bitmap: ImageBitmap, longestSide: number, type: string, quality: number) {
  const { width, height } = within(bitmap, longestSide)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas.')
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return await canvas.convertToBlob({ type, quality })
}
