import { ReadableStream } from 'node:stream/web'
import { stringify } from 'csv-stringify/sync'
import { parseAccept } from 'hono/utils/accept'
import type { Logger } from 'pino'

/** A list as a file for spreadsheets. */
export interface CsvFile {
  /** Without its ending. */
  name: string
  /** Its text, piece by piece; each piece is made when the one before it has gone out. */
  text: AsyncIterable<string>
}

/** What a cell is made from. */
type Cell = string | number | boolean | null

/** Each column's name, and how a row fills it. */
export type Columns<Row> = Record<string, (row: Row) => Cell>

/**
 * Rows as CSV after RFC 4180, in UTF-8 with the mark that spreadsheets know it by. A cell that a spreadsheet would take
 * for a formula gets a `'` in front.
 */
export async function* csvText<Row>(
  columns: Columns<Row>,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  let isFirst = true
  for await (const rows of batches) {
    const cells = rows.map((row) => Object.values(columns).map((cell) => cell(row)))
    yield stringify(isFirst ? [Object.keys(columns), ...cells] : cells, {
      bom: isFirst,
      escape_formulas: true,
      record_delimiter: 'windows',
      // Of line ends it knows only its own by itself.
      quoted_match: /[\r\n]/,
      cast: { boolean: String },
    })
    isFirst = false
  }
}

/** Whether an `Accept` header would rather have CSV than JSON. Liked alike, or neither of them, it is JSON. */
export function prefersCsv(accept: string | undefined): boolean {
  const ranges = parseAccept(accept ?? '')
  const liking = (type: string, family: string) =>
    [type, family, '*/*']
      .map((name) => ranges.find((range) => range.type.toLowerCase() === name))
      .find(Boolean)?.q ?? 0
  return liking('text/csv', 'text/*') > liking('application/json', 'application/*')
}

/**
 * Answers with the file as it is made: memory stays the same however long it gets, and whoever reads slowly is waited
 * for. What fails before its first piece is an ordinary error; later on the connection is cut, so that nobody takes half
 * a file for a whole one.
 */
export async function csvAnswer({ name, text }: CsvFile, log: Logger): Promise<Response> {
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
      Vary: 'Accept',
    },
  })
}
