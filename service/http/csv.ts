import { ReadableStream } from 'node:stream/web'
import { stringify } from 'csv-stringify/sync'
import { parseAccept } from 'hono/utils/accept'
import type { Logger } from 'pino'

export interface CsvFile {
  name: string
  language: string
  text: AsyncIterable<string>
}

type Cell = string | number | boolean | null

type Translate = (text: string) => string

/** The cells of a row by heading. */
export type Columns<Row, Heading extends string> = Record<Heading, (row: Row, t: Translate) => Cell>

/** Columns for fields of a row; each column has the field's name. */
export const fieldColumns = <Name extends string>(...names: Name[]) =>
  columnsOf<Record<Name, Cell>, Name>(names, (name) => (row) => row[name])

export const columnsOf = <Row, Heading extends string>(
  headings: Heading[],
  cell: (heading: Heading) => Columns<Row, Heading>[Heading],
) => Object.fromEntries(headings.map((heading) => [heading, cell(heading)])) as Columns<Row, Heading>

/**
 * Writes RFC 4180 CSV in UTF-8 with a BOM. Prefixes each cell that a spreadsheet would run as a formula with
 * `'`.
 */
export async function* csvText<Row, Heading extends string>(
  columns: Columns<Row, Heading>,
  batches: AsyncIterable<readonly Row[]>,
  t: Translate,
): AsyncGenerator<string> {
  const headings = Object.keys(columns) as Heading[]
  let isFirst = true
  for await (const rows of batches) {
    const cells = rows.map((row) => headings.map((heading) => columns[heading](row, t)))
    yield stringify(isFirst ? [headings.map(t), ...cells] : cells, {
      bom: isFirst,
      escape_formulas: true,
      record_delimiter: 'windows',
      // By default, the library quotes only the line ending that it writes itself.
      quoted_match: /[\r\n]/,
      cast: { boolean: (value) => t(String(value)) },
    })
    isFirst = false
  }
}

/** Returns false if `Accept` ranks CSV and JSON equally. */
export function prefersCsv(accept: string | undefined): boolean {
  const ranges = parseAccept(accept ?? '')
  const preference = (type: string, family: string) =>
    [type, family, '*/*']
      .map((name) => ranges.find((range) => range.type.toLowerCase() === name))
      .find(Boolean)?.q ?? 0
  return preference('text/csv', 'text/*') > preference('application/json', 'application/*')
}

/**
 * Streams the file at the reader's pace. A failure after the start cuts the connection, so that a partial
 * file never looks complete.
 */
export async function csvAnswer({ name, language, text }: CsvFile, log: Logger): Promise<Response> {
  const pieces = text[Symbol.asyncIterator]()
  const first = await pieces.next()
  const encoder = new TextEncoder()
  async function* bytes() {
    try {
      for (let piece = first; !piece.done; piece = await pieces.next()) yield encoder.encode(piece.value)
    } catch (error) {
      log.error({ err: error, file: name }, 'a file was cut off')
      throw error
    } finally {
      await pieces.return?.()
    }
  }
  return new Response(ReadableStream.from(bytes()) as BodyInit, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Content-Language': language,
      Vary: 'Accept, Accept-Language',
    },
  })
}
