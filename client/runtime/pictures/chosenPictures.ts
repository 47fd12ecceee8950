import type { DraftImage } from '../../../machines/domain.ts'
import { isHeic } from '../../../machines/pictures/rules.ts'

/** Longest side of a converted picture in px; the service does not store wider pictures. */
const longestSide = 2560

export function filesOf(images: DraftImage[]): Promise<File[]> {
  const files = images.map(({ file }) => file).filter((file) => file instanceof File)
  return Promise.all(files.map(async (file) => (isHeic(file) ? await asJpeg(file) : file)))
}

async function asJpeg(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  return new File([jpeg], file.name.replace(/(\.hei[cf])?$/i, '.jpg'), { type: 'image/jpeg' })
}
