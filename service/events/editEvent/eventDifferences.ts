import { differences } from '../../audit/differences.ts'
import { type Db, oneRow } from '../../ports/db.ts'
import { changedFields, type EventDraft } from '../eventDraft.ts'

interface Pictures {
  had: number
  gone: number
  added: number
}

const names = `
  select (select name from categories where id = $1 and deleted_at is null) as event_category,
    (select name from event_types where id = $2 and deleted_at is null) as event_type`

/** The differences that the audit log records: names instead of ids, and only the number of pictures. */
export async function eventDifferences(db: Db, before: EventDraft, after: EventDraft, pictures: Pictures) {
  const { had, gone, added } = pictures
  const counts = { from: had, to: added > 0 ? `${had - gone + added}, ${added} of them new` : had - gone }
  const [from, to] = [await answerOf(db, before), await answerOf(db, after)]
  return {
    ...differences(from, to, changedFields(before, after)),
    ...(gone + added > 0 ? { gallery_images: counts } : {}),
  }
}

/** The event with the field names of the API answer. */
async function answerOf(db: Db, event: EventDraft): Promise<Record<string, unknown>> {
  const named = await oneRow(db, names, [event.category_id, event.type_id])
  return { ...event, is_online_event: event.is_online, ...named }
}
