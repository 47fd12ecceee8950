import { z } from '@hono/zod-openapi'
import { idOf, text, whole } from '../http/answerParts.ts'

export interface StoredImage {
  name: string
  width: number
  height: number
  blur: string
  widths: number[]
}

export const ImageAnswer = z
  .object({
    id: idOf('picture', 311),
    image: text(
      'Absolute address of a JPEG at most 1280 px wide, for whoever knows no newer format.',
      'https://plaza.example/media/3f9a0c.jpg',
    ),
    order: whole('Place among the pictures, from 0.', 0),
    width: whole('Pixels of the original; with `height` the room to keep free.', 1600),
    height: whole('Pixels of the original.', 900),
    blur: text('Preview about 16 px wide as a data URL.', 'data:image/webp;base64,UklGRiQAAABXRUJQVlA4'),
    variants: z.array(
      z.object({
        width: whole('Pixels.', 640),
        webp: text('Absolute address.', 'https://plaza.example/media/3f9a0c-640.webp'),
        avif: text('Absolute address.', 'https://plaza.example/media/3f9a0c-640.avif'),
      }),
    ),
  })
  .openapi('Image')

export interface ImageRow {
  id: number
  ord: number
  media: StoredImage
}

export function imageAnswer(
  { publicUrl }: { publicUrl: string },
  row: ImageRow,
): z.output<typeof ImageAnswer> {
  const { name, width, height, blur, widths } = row.media
  const base = `${publicUrl}/media/${name}`
  return {
    id: row.id,
    image: `${base}.jpg`,
    order: row.ord,
    width,
    height,
    blur,
    variants: widths.map((each) => ({
      width: each,
      webp: `${base}-${each}.webp`,
      avif: `${base}-${each}.avif`,
    })),
  }
}

export function pictureUrl({ publicUrl }: { publicUrl: string }, name: string | null): string | null {
  return name === null ? null : `${publicUrl}/media/${name}.jpg`
}
