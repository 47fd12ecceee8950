import { audit } from '../audit/auditQueries.ts'
import { todayAt } from '../events/fields/moments.ts'
import { type Columns, type CsvFile, csvText } from '../http/csv.ts'
import { badField } from '../http/httpError.ts'
import { idsOf, type List } from '../http/lists/find.ts'
import { readAll } from '../http/lists/readAll.ts'
import type { Caller } from '../ports/caller.ts'
import type { Services } from '../ports/services.ts'

interface ListFile<Item> {
  entity: 'user' | 'event'
  columns: Columns<Item>
  list: List
  read: (ids: readonly number[]) => Promise<Item[]>
}

/** A whole list as a file. The export is logged before the first row is sent. */
export function listFile<Item>(
  { db, clock, user }: Pick<Services, 'db' | 'clock'> & { user: Caller },
  query: { page?: unknown; page_size?: unknown; cursor?: unknown },
  { entity, columns, list, read }: ListFile<Item>,
): CsvFile {
  for (const field of ['page', 'page_size', 'cursor'] as const) {
    if (query[field] !== undefined) throw badField(field, 'Not allowed for a file, which contains every row.')
  }
  async function* items() {
    let isNoted = false
    for await (const places of readAll(db, list)) {
      const rows = await read(idsOf(places))
      // The entry omits the filters, which may contain a name or an address.
      if (!isNoted) await audit(db, { actorId: user.id, action: 'export', entity, entityId: null }, clock())
      isNoted = true
      yield rows
    }
  }
  return { name: `plaza-${entity}s-${todayAt('UTC', clock())}`, text: csvText(columns, items()) }
}
