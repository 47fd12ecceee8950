import { audit } from '../audit/auditQueries.ts'
import { todayAt } from '../events/fields/moments.ts'
import { type Columns, columnsOf, type CsvFile, csvText } from '../http/csv.ts'
import { type LanguageHeader, languageOfRequest } from '../http/input/acceptLanguage.ts'
import { badField } from '../http/httpError.ts'
import { idsOf, type List } from '../http/lists/find.ts'
import { readAll } from '../http/lists/readAll.ts'
import type { Caller } from '../ports/caller.ts'
import type { Services } from '../ports/services.ts'
import type { Heading, Word } from './texts.ts'
import { translatorFor } from './translator.ts'

interface ListFile<Item, Name extends Heading> {
  entity: 'user' | 'event'
  columns: Columns<Item, Name>
  list: List
  read: (ids: readonly number[]) => Promise<Item[]>
}

interface Asked extends Pick<Services, 'db' | 'clock'> {
  user: Caller
  header: (name: LanguageHeader) => string | undefined
}

/** Columns for fields with a fixed set of values, which are translated in the file. */
export const wordColumns = <Name extends Heading>(...names: Name[]) =>
  columnsOf<Record<Name, Word>, Name>(names, (name) => (row, t) => t(row[name]))

/**
 * Exports a whole list as a file, in the caller's language. The export is recorded in the audit log before
 * the first row is sent.
 */
export async function listFile<Item, Name extends Heading>(
  { db, clock, user, header }: Asked,
  query: { page?: unknown; page_size?: unknown; cursor?: unknown },
  { entity, columns, list, read }: ListFile<Item, Name>,
): Promise<CsvFile> {
  for (const field of ['page', 'page_size', 'cursor'] as const) {
    if (query[field] !== undefined) throw badField(field, 'Not allowed for a file, which contains every row.')
  }
  async function* items() {
    let isNoted = false
    for await (const places of readAll(db, list)) {
      const rows = await read(idsOf(places))
      // The audit entry omits the filters, which may contain a name or an address.
      if (!isNoted) await audit(db, { actorId: user.id, action: 'export', entity, entityId: null }, clock())
      isNoted = true
      yield rows
    }
  }
  const { code, t } = await translatorFor(languageOfRequest({ header }))
  return {
    name: `plaza-${entity}s-${todayAt('UTC', clock())}`,
    language: code,
    text: csvText(columns, items(), t),
  }
}
