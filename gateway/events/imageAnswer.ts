import { z } from 'zod'
import { Id, isObject, maybe, Text, Whole } from '../rest/payload.ts'
import { listOf } from '../rest/listPayload.ts'

const Variant = z.object({ width: Whole.pipe(z.number()), webp: z.string(), avif: z.string() })

interface Variants {
  variants: readonly { width: number; webp: string; avif: string }[]
}

/** True if one URL template with placeholders for width and format covers all variants. */
export function isSeries({ variants }: Variants): boolean {
  const [first] = variants
  const base = first?.webp.slice(0, -`${first.width}.webp`.length) ?? ''
  return variants.every(
    ({ width, webp, avif }) => isNamed(webp, base, `${width}.webp`) && isNamed(avif, base, `${width}.avif`),
  )
}

/** Compares without concatenating, since a page has hundreds of these. */
const isNamed = (address: string, base: string, ending: string) =>
  address.length === base.length + ending.length && address.startsWith(base) && address.endsWith(ending)

/** Accepts a path or an object with `image`, `image_url` or `url`. A path may be relative to the service. */
export const RestImage = z.preprocess(
  (sent) => {
    if (typeof sent === 'string') return { image: sent }
    const isNamedElse = isObject(sent) && (sent.image ?? null) === null
    return isNamedElse ? { ...sent, image: sent.image_url ?? sent.url } : sent
  },
  z
    .object({
      id: maybe(Id),
      image: Text,
      order: Whole,
      width: Whole,
      height: Whole,
      blur: Text.transform((blur) => (blur?.startsWith('data:image/') ? blur : null)),
      variants: listOf(Variant),
    })
    .transform((image) => Object.assign(image, { is_series: isSeries(image) })),
)
export type RestImage = z.output<typeof RestImage>
