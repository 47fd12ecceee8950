import { z } from 'zod'

/**
 * Schemas for parts of answers. Each accepts the variants that implementations of `/common`
 * send. A purely descriptive value becomes null if it is unreadable.
 */

const read = <Output>(expected: string, convert: (sent: unknown) => Output | undefined) =>
  z.transform((sent: unknown, context): Output => {
    const value = convert(sent)
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message: `expected ${expected}` })
    return z.NEVER
  })

export const Id = read('an id', (sent) => {
  if (typeof sent === 'number') return String(sent)
  return typeof sent === 'string' && sent !== '' ? sent : undefined
})

const textOf = (sent: unknown) =>
  typeof sent === 'string' ? sent : typeof sent === 'number' ? String(sent) : undefined

/** A required name. */
export const Name = read('a name', textOf)

/** Missing, null and empty values become null. */
export const Text = z.transform((sent: unknown) => textOf(sent) || null)

export const PlainText = Text.transform((text) => text ?? '')

const yes: ReadonlySet<unknown> = new Set([true, 1, '1', 'true'])
const no: ReadonlySet<unknown> = new Set([false, 0, '0', 'false'])

export const MaybeFlag = z.transform((sent: unknown) => {
  const flag = typeof sent === 'string' ? sent.toLowerCase() : sent
  return yes.has(flag) || (no.has(flag) ? false : null)
})

export const Flag = MaybeFlag.transform((flag) => flag ?? false)

export const Whole = z.transform((sent: unknown) => {
  const number = typeof sent === 'string' && sent.trim() !== '' ? Number(sent) : sent
  return Number.isSafeInteger(number) ? (number as number) : null
})

export const Count = Whole.transform((count) => count ?? 0)

const dayFirst = /^(\d\d?)\/(\d\d?)\/(\d{4})$/

/**
 * The day as written, in any time zone. The specification writes
 * days as `2026-12-01`, `01/12/2026` and `December 1, 2026`.
 */
export const Day = read('a day', (sent) => {
  if (typeof sent !== 'string') return undefined
  const [, day = '', month = '', year] = dayFirst.exec(sent.trim()) ?? []
  const text = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : sent.trim().slice(0, 10)
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return isoDay(`${text}T00:00:00Z`) === text ? text : undefined
  return /^[a-z]+ \d\d?, \d{4}$/i.test(sent.trim()) ? isoDay(`${sent} UTC`) : undefined
})

function isoDay(text: string): string | undefined {
  const at = Date.parse(text)
  return Number.isNaN(at) ? undefined : new Date(at).toISOString().slice(0, 10)
}

const clock = /^(?:\d{4}-\d\d-\d\d[T ])?(\d\d?):([0-5]\d)(?::([0-5]\d))?(?:\s*([ap])\.?m)?/i

/** The time as written, on a 12-hour or 24-hour clock. */
export const Clock = read('a time of day', (sent) => {
  const [, hour, minute, second = '00', half] = (typeof sent === 'string' && clock.exec(sent)) || []
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  return hours < 24 ? `${String(hours).padStart(2, '0')}:${minute}:${second}` : undefined
})

export const Moment = read('a moment', (sent) => {
  const at = typeof sent === 'string' ? Date.parse(sent) : Number.NaN
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
})

/** Keeps the original offset, which is that of the event's place. */
export const PlaceMoment = z.iso.datetime({ offset: true })

export const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  z.transform((sent: unknown): z.output<Schema> | null =>
    sent === undefined || sent === null || sent === '' ? null : (schema.safeParse(sent).data ?? null),
  )

export const one = <Schema extends z.ZodType>(schema: Schema, ...names: string[]) =>
  z.preprocess((body) => unwrap(body, names), schema) as z.ZodType<z.output<Schema>>

/** The item in the answer to a write; null if the service does not send the whole item. */
export const oneOrNone = <Schema extends z.ZodType>(schema: Schema, ...names: string[]) =>
  z.preprocess((body) => {
    const inner = unwrap(body, names)
    return isObject(inner) && 'id' in inner ? inner : null
  }, schema.nullable().catch(null)) as z.ZodType<z.output<Schema> | null>

function unwrap(body: unknown, names: readonly string[]): unknown {
  const name = ['data', ...names].find((key) => isObject(body) && isObject(body[key]))
  const inner = name && isObject(body) ? body[name] : body
  const nested = names.find((key) => isObject(inner) && isObject(inner[key]))
  return nested && isObject(inner) ? inner[nested] : inner
}

export const figures = <Name extends string>(...names: readonly Name[]) =>
  maybe(
    z.object(Object.fromEntries(names.map((name) => [name, Whole.pipe(z.number())]))),
  ) as z.ZodType<Record<Name, number> | null>

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
