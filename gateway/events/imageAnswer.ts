import { z } from 'zod'
import { Id, isObject, maybe, Text, Whole } from '../rest/payload.ts'

const Variant = z
  .object({ width: Whole.pipe(z.number()), webp: z.string(), avif: z.string() })
  .nullable()
  .catch(null)

/** A bare path, or an object with `image`, `image_url` or `url`; the path may be relative to the service. */
export const RestImage = z.preprocess(
  (sent) => {
    if (typeof sent === 'string') return { image: sent }
    const isNamedElse = isObject(sent) && (sent.image ?? null) === null
    return isNamedElse ? { ...sent, image: sent.image_url ?? sent.url } : sent
  },
  z.object({
    id: maybe(Id),
    image: Text,
    order: Whole,
    width: Whole,
    height: Whole,
    blur: Text.transform((blur) => (blur?.startsWith('data:image/') ? blur : null)),
    variants: z
      .array(Variant)
      .nullish()
      .transform((variants) => (variants ?? []).filter((variant) => variant !== null)),
  }),
)
export type RestImage = z.output<typeof RestImage>
