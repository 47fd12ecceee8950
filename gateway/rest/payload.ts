import { z } from 'zod'

/** Parts of answers: each evens out what implementations of `/common` send differently. */

const read = <Output>(expected: string, convert: (sent: unknown) => Output | undefined) =>
  z.transform((sent: unknown, context): Output => {
    const value = convert(sent)
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message: `expected ${expected}` })
    return z.NEVER
  })

const orElse =
  <Output>(convert: (sent: unknown) => Output | null | undefined, fallback: Output) =>
  (sent: unknown): Output | undefined => {
    const value = convert(sent)
    return value === null ? fallback : value
  }

export const Id = read('an id', (sent) => {
  if (typeof sent === 'number') return String(sent)
  return typeof sent === 'string' && sent !== '' ? sent : undefined
})

/** Absent, null or empty become null. */
export const Text = read('text', (sent) => {
  const text = orNull(sent)
  return text === null || typeof text === 'string' ? text : undefined
})

const flags: ReadonlyMap<unknown, boolean | null> = new Map<unknown, boolean | null>([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
  ['', null],
  [null, null],
  [undefined, null],
])
const flagOf = (sent: unknown) => flags.get(typeof sent === 'string' ? sent.toLowerCase() : sent)

export const MaybeFlag = read('yes or no', flagOf)

export const Flag = read('yes or no', orElse(flagOf, false))

function wholeOf(sent: unknown): number | null | undefined {
  if (orNull(sent) === null) return null
  const number = typeof sent === 'string' ? Number(sent) : sent
  return Number.isSafeInteger(number) ? (number as number) : undefined
}

export const Whole = read('a whole number', wholeOf)

export const Count = read('a whole number', orElse(wholeOf, 0))

export const Day = read('a day', (sent) =>
  typeof sent === 'string' && /^\d{4}-\d\d-\d\d/.test(sent) ? sent.slice(0, 10) : undefined,
)

export const Clock = read('a time of day', (sent) => {
  if (typeof sent !== 'string' || !/^\d\d:\d\d(:\d\d)?/.test(sent)) return undefined
  return sent.length < 8 ? `${sent.slice(0, 5)}:00` : sent.slice(0, 8)
})

export const Moment = read('a moment', (sent) => {
  const at = typeof sent === 'string' ? Date.parse(sent) : Number.NaN
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
})

export const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(orNull, schema.nullable()) as z.ZodType<z.output<Schema> | null>

/** Null for any other value, since another implementation may have more of them. */
export const OneOf = <const Values extends readonly string[]>(values: Values) =>
  z.transform((sent: unknown): Values[number] | null =>
    values.includes(sent as string) ? (sent as string) : null,
  )

const ownReadings = new WeakMap<z.ZodType, (own: never) => unknown>()

/** `read` replaces the checks for what the service in this process hands over, with the same result. */
export function withOwn<Schema extends z.ZodType, Own>(
  schema: Schema,
  read: (own: Own) => z.output<Schema>,
): Schema {
  ownReadings.set(schema, read)
  return schema
}

export const ownReader = <Output>(schema: z.ZodType<Output>) =>
  ownReadings.get(schema) as ((own: unknown) => Output) | undefined

/** Reads by `read` what `isUsual` recognises, with the same result as the schema in a tenth of its time, and all else by the schema. */
export const withShortcut = <Own, Output>(
  schema: z.ZodType<Output>,
  isUsual: (sent: unknown) => sent is Own,
  read: (own: Own) => Output,
) =>
  z.transform((sent: unknown, context): Output => {
    if (isUsual(sent)) return read(sent)
    const { success, data, error } = schema.safeParse(sent)
    if (success) return data
    for (const { message, path } of error.issues) context.addIssue({ code: 'custom', message, path })
    return z.NEVER
  })

export const one = <Schema extends z.ZodType>(schema: Schema, ...names: string[]) =>
  z.preprocess((body) => unwrap(body, names), schema) as z.ZodType<z.output<Schema>>

/** The item that a write answers with; null where the service only confirms it. */
export const oneOrNone = <Schema extends z.ZodType>(schema: Schema, ...names: string[]) =>
  z.preprocess((body) => {
    const inner = unwrap(body, names)
    return isObject(inner) && 'id' in inner ? inner : null
  }, schema.nullable()) as z.ZodType<z.output<Schema> | null>

function unwrap(body: unknown, names: readonly string[]): unknown {
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

const withCount = <Page extends { results: unknown[]; count: number | null }>(page: Page) => ({
  ...page,
  count: page.count ?? page.results.length,
})

/** A page: `{results, count, next, previous}`, the same in `data`, `{data: [...]}` or a plain array. */
export const pageOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(openPage, z.object(pageShape(schema)).transform(withCount)) as z.ZodType<
    RestPage<z.output<Schema>>
  >

export const pageWith = <Schema extends z.ZodType, Statistics extends z.ZodType>(
  schema: Schema,
  statistics: Statistics,
) =>
  z.preprocess(
    openPage,
    z
      .object({ ...pageShape(schema), statistics: statistics as z.ZodType<z.output<Statistics>> })
      .transform(withCount),
  ) as z.ZodType<RestPage<z.output<Schema>> & { statistics: z.output<Statistics> }>

export const figures = <Name extends string>(...names: readonly Name[]) =>
  z
    .object(Object.fromEntries(names.map((name) => [name, Whole.pipe(z.number())])))
    .nullish()
    .catch(null)
    .transform((found) => (found ?? null) as Record<Name, number> | null)

export interface RestPage<Item> {
  results: Item[]
  count: number
  /** An address as sent, a page token from `readPage` on. Null on the last page. */
  next: string | null
  previous: string | null
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Undefined where it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function openPage(body: unknown): unknown {
  if (Array.isArray(body)) return { results: body }
  if (!isObject(body) || 'results' in body || !('data' in body)) return body
  if (Array.isArray(body.data)) return { ...body, results: body.data }
  const inner = openPage(body.data)
  return isObject(inner) ? { ...body, ...inner } : inner
}

function orNull<Value>(value: Value): Exclude<Value, undefined | ''> | null {
  return value === undefined || value === '' ? null : (value as Exclude<Value, undefined | ''>)
}
