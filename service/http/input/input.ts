import { z } from '@hono/zod-openapi'
import { asciiDigits } from './digits.ts'
import { endsItsDirections, isVisible } from './visibleText.ts'
import { isWebAddress } from './webAddress.ts'

export const required = 'This field is required.'
const tooLongAgo = 'This date is too long ago.'

/** If the value is not text, the field is either missing or repeated. */
export const textual = {
  error: (issue: { input?: unknown }) =>
    issue.input === undefined || issue.input === null ? required : 'Send this once, as text.',
}

/** Accepts digits of any script and converts them, so that later checks only need 0 to 9. */
export const numeric = z.string(textual).overwrite(asciiDigits)

export const maxId = 2_147_483_647

export const databaseId = numeric
  .regex(/^[1-9]\d{0,9}$/, 'This is not a valid ID.')
  .transform(Number)
  .refine((id) => id <= maxId, 'This is not a valid ID.')
  .openapi({ type: 'integer', minimum: 1, maximum: maxId })

export const byId = (of: string, example: number) =>
  z.object({ id: databaseId.openapi({ description: `Id of the ${of}.`, example }) })

/** An id in a JSON body, as a number or text. */
export const jsonId = z
  .preprocess((value) => (typeof value === 'string' ? value : JSON.stringify(value)), databaseId)
  .openapi({ type: 'integer', minimum: 1, maximum: maxId })

export const wholeNumber = (max: number) =>
  numeric
    .trim()
    .regex(/^0*[1-9]\d*$/, 'This must be a whole number of at least 1.')
    .transform(Number)
    .refine((number) => number <= max, `This must be at most ${max}.`)
    .openapi({ type: 'integer', minimum: 1, maximum: max })

export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, {
    error: ({ input }) => (input === undefined ? required : `Give one of: ${words.join(', ')}.`),
  })

/** For JSON bodies. Forms use `saysYes`, and queries use `flag`. */
export const yesOrNo = z.boolean({
  error: ({ input }) => (input === undefined ? required : 'Give true or false.'),
})

export const saysYes = z
  .enum(['true', 'false', '1', '0'], 'Give true or false.')
  .transform((text) => text === 'true' || text === '1')

/**
 * Slides and PDF files contain vertical tabs, form feeds and other control characters. Those that end a line
 * become line feeds, and the others blanks. NUL stays and is refused, and so do
 * the line breaks of a single line.
 */
const onLines = (sent: string) =>
  sent
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\r\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n\0]/gu, ' ')
const onOneLine = (sent: string) => sent.replaceAll(/[^\P{Cc}\0\r\n]+|[\u2028\u2029]/gu, ' ')

const unsound = 'This contains characters that cannot be stored.'
const unended = 'This changes the writing direction with an invisible character and never changes it back.'

/** Trims the text and normalises it to Unicode NFC. Text without visible characters becomes empty. */
const text = (max: number, plain: (sent: string) => string, banned: RegExp) =>
  z
    .string(textual)
    .overwrite((sent) => (isVisible(sent) ? plain(sent).trim() : ''))
    .max(max, `At most ${max} characters.`)
    .refine((sent) => sent.isWellFormed() && !banned.test(sent), unsound)
    .refine(endsItsDirections, unended)
    .transform((sent) => sent.normalize('NFC'))
    // Checks the length again, since some letters are longer in NFC.
    .pipe(z.string().max(max, `At most ${max} characters.`))

export const line = (max: number) => text(max, onOneLine, /[\0\r\n]/)

export const requiredLine = (max: number) => line(max).refine((text) => text !== '', required)

export const longText = (max: number) => text(max, onLines, /\0/)

/** The author's reason for a change, shown to the people concerned. */
export const reasonText = longText(500).refine((reason) => reason.length >= 3, 'At least 3 characters.')

const isBlank = (value: unknown, empty: readonly string[]) =>
  typeof value === 'string' && empty.includes(isVisible(value) ? value.trim() : '')

const absentWhen = <Schema extends z.ZodType>(empty: readonly string[], schema: Schema) =>
  z.preprocess((value) => (isBlank(value, empty) ? undefined : value), schema.optional())

export const filter = <Schema extends z.ZodType>(schema: Schema) => absentWhen([''], schema)

/** A field that may be missing, empty or the text `null`, which browser forms send. */
export const optionalField = <Schema extends z.ZodType>(schema: Schema) => absentWhen(['', 'null'], schema)

export const flag = z.enum(['true', 'false'], 'Give true or false.').transform((text) => text === 'true')

export const requiredField = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (isBlank(value, ['', 'null']) ? undefined : value), schema)

/** For edits: undefined if the field is missing, null if it is `''` or `'null'`. */
export const emptiedField = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (isBlank(value, ['', 'null']) ? null : value), schema.nullish())

export const day = numeric
  .check(z.iso.date({ error: ({ input }) => noDay(input) }))
  .refine((text) => !/^\d{4}-/.test(text) || text >= '1900-01-01', tooLongAgo)

function noDay(input: unknown): string {
  if (typeof input !== 'string') return 'Give the date as YYYY-MM-DD.'
  if (/^\+?\d{5,}-\d\d-\d\d$/.test(input)) return 'This date is too far ahead.'
  if (/^-\d{4,}-\d\d-\d\d$/.test(input)) return tooLongAgo
  return /^\d{4}-\d\d-\d\d$/.test(input) ? 'There is no such day.' : 'Give the date as YYYY-MM-DD.'
}

export const timeOfDay = numeric
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'Give the time as HH:MM or HH:MM:SS.')
  .transform((time) => (time.length === 5 ? `${time}:00` : time))

export const webAddress = line(2048)
  .refine((text) => !/^https?:\/\/[^/?#]*@/i.test(text), {
    error: 'Leave out the user name and the password.',
    abort: true,
  })
  .refine(isWebAddress, 'Give an address that starts with http:// or https://.')

const listed = (value: unknown): unknown[] =>
  [value ?? []]
    .flat()
    .flatMap((each: unknown) => (typeof each === 'string' ? each.split(',').map((id) => id.trim()) : [each]))

/** A list of ids in a form: repeated fields or comma-separated values. */
export const ids = (max: number, tooMany: string) =>
  z
    .preprocess((value) => listed(value).filter((each) => each !== ''), z.array(databaseId).max(max, tooMany))
    .openapi({ type: 'array', items: { type: 'integer' }, maxItems: max })

const isFile = (value: unknown): value is File => value instanceof File

/** An empty file input sends one file without a name or content. */
const isNoFile = (value: unknown) =>
  value === undefined || value === '' || (isFile(value) && value.size === 0 && value.name === '')

export const optionalFile = z
  .preprocess(
    (value) => (isNoFile(value) || value === 'null' ? undefined : value),
    z.custom<File>(isFile, 'This must be one file.').optional(),
  )
  .openapi({ type: 'string', format: 'binary' })

export const files = (max: number, tooMany: string) =>
  z
    .preprocess(
      (value) => {
        const all: unknown[] = Array.isArray(value) ? value : [value]
        return all.filter((each) => !isNoFile(each))
      },
      z.array(z.custom<File>(isFile, 'This must be a file.')).max(max, tooMany),
    )
    .openapi({ type: 'array', items: { type: 'string', format: 'binary' }, maxItems: max })
