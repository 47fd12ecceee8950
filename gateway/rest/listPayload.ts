import { z } from 'zod'
import { isObject, Text, Whole } from './payload.ts'

export interface RestPage<Item> {
  results: Item[]
  count: number
  /**
   * The address of the next page at the service; `readPage`
   * replaces it with a page token. Null on the last page.
   */
  next: string | null
  previous: string | null
  /** Why entries were left out. */
  unread?: readonly string[]
}

function readEach<Schema extends z.ZodType>(schema: Schema, sent: readonly unknown[]) {
  const readings = sent.map((entry) => schema.safeParse(entry))
  return {
    entries: readings.flatMap(({ success, data }) => (success ? [data] : [])),
    faults: readings.flatMap(({ error }, at) =>
      (error?.issues ?? []).map(({ path, message }) => ({ path: [at, ...path], message })),
    ),
  }
}

/** A nested list, without its unreadable entries. */
export const listOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.transform((sent: unknown) => (Array.isArray(sent) ? readEach(schema, sent).entries : []))

/** Leaves out unreadable entries. Fails only if no entry is readable. */
const Results = <Schema extends z.ZodType>(schema: Schema) =>
  z.array(z.unknown()).transform((sent, context) => {
    const { entries, faults } = readEach(schema, sent)
    if (entries.length > 0 || sent.length === 0) {
      return { entries, unread: faults.map(({ path, message }) => `${path.join('.')}: ${message}`) }
    }
    for (const { path, message } of faults) context.addIssue({ code: 'custom', path, message })
    return z.NEVER
  })

const flat = <Entry, Page extends { results: { entries: Entry[]; unread: string[] }; count: number | null }>({
  results: { entries, unread },
  count,
  ...page
}: Page) => ({ ...page, results: entries, unread, count: count ?? entries.length })

const pageAnd = (schema: z.ZodType, others: z.ZodRawShape): unknown =>
  z.preprocess(
    openPage,
    z
      .object({ ...others, results: Results(schema), count: Whole, next: Text, previous: Text })
      .transform(flat),
  )

/** Accepts `{results, count, next, previous}`, the same inside `data`, `{data: [...]}` and a plain array. */
export const pageOf = <Schema extends z.ZodType>(schema: Schema) =>
  pageAnd(schema, {}) as z.ZodType<RestPage<z.output<Schema>>>

export const pageWith = <Schema extends z.ZodType, Statistics extends z.ZodType>(
  schema: Schema,
  statistics: Statistics,
) =>
  pageAnd(schema, { statistics }) as z.ZodType<
    RestPage<z.output<Schema>> & { statistics: z.output<Statistics> }
  >

function openPage(body: unknown): unknown {
  if (Array.isArray(body)) return { results: body }
  if (!isObject(body) || 'results' in body || !('data' in body)) return body
  if (Array.isArray(body.data)) return { ...body, results: body.data }
  const inner = openPage(body.data)
  return isObject(inner) ? { ...body, ...inner } : inner
}
