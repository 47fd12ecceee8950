import { z } from 'zod'

/**
 * Building blocks of the payloads. Each evens out what implementations of `/common` send differently, so that behind it
 * there is one shape: ids as text, times with seconds, absent as null.
 */

/** A number or text; text from here on. */
export const Id = z
  .union([z.number(), z.string()])
  .transform(String)
  .refine((id) => id !== '')

/** Absent, null or empty: null. */
export const Text = z.string().nullish().transform(filled)

/** Yes or no, also as text or number; null where the service does not say. */
export const MaybeFlag = z
  .union([
    z.boolean(),
    z.literal([0, 1]).transform((digit) => digit === 1),
    z.literal('').transform(() => null),
    z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] }),
  ])
  .nullish()
  .transform((flag) => flag ?? null)

/** Absent or null: false. */
export const Flag = MaybeFlag.transform((flag) => flag ?? false)

/** A whole number, also as text. Absent or null: null. */
export const Whole = z.coerce
  .number()
  .int()
  .nullable()
  .optional()
  .transform((number) => number ?? null)

/** Absent or null: 0. */
export const Count = Whole.transform((count) => count ?? 0)

/** A day, also one that comes as a moment. */
export const Day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d/)
  .transform((text) => text.slice(0, 10))

/** A time of day with or without seconds; with them from here on. */
export const Clock = z
  .string()
  .regex(/^\d\d:\d\d(:\d\d)?/)
  .transform((text) => (text.length < 8 ? `${text.slice(0, 5)}:00` : text.slice(0, 8)))

/** A moment; in UTC from here on. */
export const Moment = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)))
  .transform((text) => new Date(text).toISOString())

/** Absent, null or empty: null. */
export const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(filled, schema.nullable()) as z.ZodType<z.output<Schema> | null>

/** One of the values; null for any other, since another implementation may have more of them. */
export const OneOf = <const Values extends readonly string[]>(values: Values) =>
  z
    .enum(values)
    .nullish()
    .catch(null)
    .transform((value) => value ?? null)

/** One item: bare, in `data`, or under one of the names. */
export const one = <Schema extends z.ZodType>(schema: Schema, ...names: string[]) =>
  z.preprocess((body) => unwrapped(body, names), schema) as z.ZodType<z.output<Schema>>

/** What a write answers with: one item, or null where the service says no more than that it was done. */
export const written = <Schema extends z.ZodType>(schema: Schema, ...names: string[]) =>
  z.preprocess((body) => {
    const inner = unwrapped(body, names)
    return isObject(inner) && 'id' in inner ? inner : null
  }, schema.nullable()) as z.ZodType<z.output<Schema> | null>

function unwrapped(body: unknown, names: readonly string[]): unknown {
  const name = ['data', ...names].find((key) => isObject(body) && isObject(body[key]))
  const inner = name && isObject(body) ? body[name] : body
  const nested = names.find((key) => isObject(inner) && isObject(inner[key]))
  return nested && isObject(inner) ? inner[nested] : inner
}

const pageShape = <Schema extends z.ZodType>(schema: Schema) => ({
  results: z.array(schema),
  count: Whole,
  next: Text,
  previous: Text,
})

const counted = <Page extends { results: unknown[]; count: number | null }>(page: Page) => ({
  ...page,
  count: page.count ?? page.results.length,
})

/** A page: `{results, count, next, previous}`, the same in `data`, `{data: [...]}` or a plain array. */
export const pageOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(opened, z.object(pageShape(schema)).transform(counted)) as z.ZodType<
    RestPage<z.output<Schema>>
  >

/** A page with statistics beside it. */
export const pageWith = <Schema extends z.ZodType, Statistics extends z.ZodType>(
  schema: Schema,
  statistics: Statistics,
) =>
  z.preprocess(
    opened,
    z
      .object({ ...pageShape(schema), statistics: statistics as z.ZodType<z.output<Statistics>> })
      .transform(counted),
  ) as z.ZodType<RestPage<z.output<Schema>> & { statistics: z.output<Statistics> }>

/** Counts that stand together; null when one of them is not told. */
export const figures = <Name extends string>(...names: readonly Name[]) =>
  z
    .object(Object.fromEntries(names.map((name) => [name, Whole.pipe(z.number())])))
    .nullish()
    .catch(null)
    .transform((found) => (found ?? null) as Record<Name, number> | null)

export interface RestPage<Item> {
  results: Item[]
  count: number
  /** As sent, an address; from `readPage` on, a page token. Null on the last page. */
  next: string | null
  previous: string | null
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function opened(body: unknown): unknown {
  if (Array.isArray(body)) return { results: body }
  if (!isObject(body) || 'results' in body || !('data' in body)) return body
  if (Array.isArray(body.data)) return { ...body, results: body.data }
  const inner = opened(body.data)
  return isObject(inner) ? { ...body, ...inner } : inner
}

function filled<Value>(value: Value): Exclude<Value, undefined | ''> | null {
  return value === undefined || value === '' ? null : (value as Exclude<Value, undefined | ''>)
}
