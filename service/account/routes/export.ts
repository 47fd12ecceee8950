import { type Columns, type CsvFile, csvText } from '../../http/csv.ts'
import { dayOf } from '../../events/eventAnswer.ts'
import { badField } from '../../http/httpError.ts'
import type { Caller } from '../../ports/caller.ts'
import { audit } from '../../audit/auditQueries.ts'
import type { Services } from '../../services.ts'

interface List<Row, Item> {
  entity: 'user' | 'event'
  columns: Columns<Item>
  /** At least one batch, which may be empty. */
  batches: AsyncIterable<readonly Row[]>
  /** A row as the list answers it. */
  answer: (row: Row) => Item
}

type Exporting = Pick<Services, 'db' | 'clock'> & { user: Caller }

/**
 * A whole list as a file. It has no pages: who asks for one is refused. That it was taken out is noted before anything of
 * it leaves.
 */
export function exported<Row, Item>(
  services: Exporting,
  query: { page?: unknown; page_size?: unknown; cursor?: unknown },
  { entity, columns, batches, answer }: List<Row, Item>,
): CsvFile {
  for (const field of ['page', 'page_size', 'cursor'] as const) {
    if (query[field] !== undefined) throw badField(field, 'A file has every row; leave this out.')
  }
  async function* items() {
    let isNoted = false
    for await (const rows of batches) {
      if (!isNoted) await note(services, entity)
      isNoted = true
      yield rows.map(answer)
    }
  }
  return { name: `plaza-${entity}s-${dayOf(services.clock())}`, text: csvText(columns, items()) }
}

/** Without the filters, which may hold a name or an address. */
const note = ({ db, clock, user }: Exporting, entity: string) =>
  audit(db, { actorId: user.id, action: 'export', entity, entityId: null }, clock())
