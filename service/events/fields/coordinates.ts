import { z } from '@hono/zod-openapi'
import { asciiDigits } from '../../http/input/digits.ts'
import { line, numeric } from '../../http/input/input.ts'

export const degrees = (max: number) =>
  numeric
    .regex(/^\s*[+-]?\d{1,40}(\.\d{1,40})?\s*$/, 'Give degrees as a decimal number.')
    // Six decimals give a precision of 11 cm and avoid the exponent that JavaScript writes for numbers below
    // a millionth.
    .transform((text) => Math.round(Number(text) * 1e6) / 1e6 + 0)
    .refine((number) => Math.abs(number) <= max, `This must be between -${max} and ${max}.`)

export const noSpot = { latitude: null, longitude: null }

export function spotIn(text: string | null | undefined) {
  const [latitude, longitude, ...rest] = (text ?? '').split(',').map((part) => part.trim())
  const read = z.object({ latitude: degrees(90), longitude: degrees(180) }).safeParse({ latitude, longitude })
  return read.success && rest.length === 0 ? read.data : null
}

/**
 * Two numbers, or the words that programs write for a missing number. The text must have passed through
 * `plainSigns`, which replaces the signs of other scripts.
 */
const numberLike = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|[+-]?(?:nan|inf(?:inity)?)|null|undefined`
const pair = new RegExp(String.raw`^\s*(?:${numberLike})\s*,\s*(?:${numberLike})\s*$`, 'i')

const plainSigns = (text: string) =>
  asciiDigits(text.normalize('NFKC')).replaceAll('٫', '.').replaceAll(/[،、]/g, ',').replaceAll('−', '-')

/** Normalises coordinates. Text that does not look like coordinates is kept unchanged. */
export const locationDetails = line(300).transform((text, context) => {
  const plain = plainSigns(text)
  const spot = spotIn(plain)
  if (spot) return `${spot.latitude},${spot.longitude}`
  if (!pair.test(plain)) return text
  context.addIssue('Give a latitude from -90 to 90 and a longitude from -180 to 180, as decimal numbers.')
  return z.NEVER
})
