import { z } from '@hono/zod-openapi'

/** A processed picture as a row keeps it (jsonb). Its files are `<name>.jpg` and `<name>-<width>.webp` and `.avif`. */
export interface StoredImage {
  /** Random, made by the server. */
  name: string
  /** Pixels of the upright original. */
  width: number
  height: number
  /** A preview 20 px wide, as a data URL. */
  blur: string
  /** Widths of the WebP and AVIF variants, ascending; never wider than the original. */
  widths: number[]
}

export const ImageAnswer = z
  .object({
    id: z.number().int(),
    image: z
      .string()
      .openapi({ description: 'JPEG at most 1280 px wide, for whoever knows no newer format.' }),
    order: z.number().int(),
    width: z
      .number()
      .int()
      .openapi({ description: 'Pixels of the original; with `height` the room to keep free.' }),
    height: z.number().int(),
    blur: z.string().openapi({ description: 'Preview of 20 px as a data URL.' }),
    variants: z.array(z.object({ width: z.number().int(), webp: z.string(), avif: z.string() })),
  })
  .openapi('Image')

/** One row of `gallery_images`. */
export interface ImageRow {
  id: number
  ord: number
  media: StoredImage
}

/** A picture as answers carry it, with absolute addresses. */
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

/** The address of a profile picture; rows keep its name alone. */
export function pictureUrl({ publicUrl }: { publicUrl: string }, name: string | null): string | null {
  return name === null ? null : `${publicUrl}/media/${name}.jpg`
}
