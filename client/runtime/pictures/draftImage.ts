import type { DraftImage, Sides } from '../../../machines/domain.ts'
import { randomKey } from '../randomKey.ts'

/** A chosen file with everything that can be checked before the upload. */
async function draftImage(file: File): Promise<DraftImage> {
  const { name, size, type } = file
  return { key: randomKey(), name, size, type, file, sides: await sidesOf(file) }
}

export const draftImages = (files: readonly File[]) => Promise.all(files.map(draftImage))

export const filesOf = (images: readonly DraftImage[]) =>
  images.map(({ file }) => file).filter((file) => file instanceof File)

/**
 * Reads the picture's size without decoding it, because decoding an oversized picture would take hundreds of
 * megabytes.
 */
function sidesOf(file: File): Promise<Sides | null> {
  const url = URL.createObjectURL(file)
  const image = new Image()
  const { promise, resolve } = Promise.withResolvers<Sides | null>()
  image.addEventListener('load', () => resolve({ width: image.naturalWidth, height: image.naturalHeight }))
  image.addEventListener('error', () => resolve(null))
  image.src = url
  return promise.finally(() => URL.revokeObjectURL(url))
}
