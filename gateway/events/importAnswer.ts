import { z } from 'zod'
import { RestCatalogEntry } from '../catalog/catalogAnswer.ts'
import { enums } from '../graph/enums.ts'
import { Clock, Count, Day, Flag, Id, maybe, Name, one, Text } from '../rest/payload.ts'

export const RestImportSettings = one(z.object({ addresses: Flag }))

/** The service sends an object keyed by field; the graph returns a list. */
const Problems = z
  .record(z.string(), z.array(z.string()))
  .catch({})
  .transform((sent) => Object.entries(sent).map(([field, texts]) => ({ field, texts })))

const Known = maybe(z.object({ id: Id, title: Name }))

const Entry = z
  .object({
    title: Text,
    event_date: maybe(Day),
    start_time: maybe(Clock),
    end_date: maybe(Day),
    end_time: maybe(Clock),
    time_zone: Text,
    venue: Text,
    location: Text,
    is_online_event: Flag,
    event_category: maybe(RestCatalogEntry),
    lifecycle: maybe(z.enum(enums.Lifecycle)),
  })
  .transform(({ is_online_event: isOnline, event_category: category, ...entry }) => ({
    ...entry,
    isOnline,
    category,
  }))

const RestImportItem = z
  .object({
    uid: Name,
    action: z.enum(enums.ImportAction),
    event: Entry,
    problems: Problems,
    is_floating: Flag,
    changed: z.array(z.string()).catch([]),
    alike: Known,
    chosen: Flag,
    note: Text,
  })
  .transform(({ is_floating: isFloating, ...item }) => ({ ...item, isFloating }))

export const RestImportPreview = one(
  z.object({
    import_id: Name,
    items: z.array(RestImportItem),
    past: Count,
    more: Count,
    is_part: Flag,
  }),
)

export const RestImportResult = one(
  z.object({
    items: z.array(
      z.object({ uid: Name, outcome: z.enum(enums.ImportOutcome), event: Known, problems: Problems }),
    ),
  }),
)
