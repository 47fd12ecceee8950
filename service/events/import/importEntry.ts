import { audit } from '../../audit/auditQueries.ts'
import { badField, type Errors, HttpError } from '../../http/httpError.ts'
import { reasonText } from '../../http/input/input.ts'
import type { StoredImage } from '../../pictures/answer.ts'
import type { Caller } from '../../ports/caller.ts'
import type { Db } from '../../ports/db.ts'
import type { Services } from '../../ports/services.ts'
import { changeLifecycle } from '../editEvent/changeLifecycle.ts'
import { checkEdit } from '../editEvent/checkEdit.ts'
import { applyEdit } from '../editEvent/editEvent.ts'
import { insertImages } from '../editEvent/editEventQueries.ts'
import type { EventChanges } from '../editEvent/eventChanges.ts'
import type { EventDraft } from '../eventDraft.ts'
import { fieldNames } from '../fields/eventFields.ts'
import { lifecycleRules } from '../fields/statuses.ts'
import { insertEvent } from '../queries/eventQueries.ts'
import type { GivenCatalog, ImportedEvent } from './importedEvent.ts'
import { rememberEntry } from './importQueries.ts'
import type { Judgement } from './judge.ts'

export const outcomes = [
  'created',
  'changed',
  'proposed',
  'cancelled',
  'postponed',
  'scheduled',
  'same',
  'refused',
] as const
type Outcome = (typeof outcomes)[number]

type Calling = Services & { user: Caller }

export interface Done {
  uid: string
  outcome: Outcome
  eventId: number | null
  problems: Errors
}

export const refused = (uid: string, problems: Errors): Done => ({
  uid,
  outcome: 'refused',
  eventId: null,
  problems,
})

interface One {
  importId: string
  entry: ImportedEvent
  judgement: Judgement
  given: GivenCatalog
  pictures: ReadonlyMap<string, { images: readonly StoredImage[]; faults: string[] }>
  now: Date
}

/** Imports one entry in a nested transaction, so that a refused entry rolls back only its own changes. */
export async function importEntry(call: Calling, tx: Db, one: One): Promise<Done> {
  const { uid } = one.entry
  try {
    return { uid, ...(await tx.transaction((inner) => importOne(call, inner, one))) }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return refused(uid, error.errors ?? { uid: [error.message] })
  }
}

async function importOne(call: Calling, tx: Db, one: One): Promise<Omit<Done, 'uid'>> {
  const { entry, judgement } = one
  const { action, problems, known } = judgement
  if (action === 'invalid' || action === 'past') return { outcome: 'refused', eventId: null, problems }
  if (action === 'new' && entry.event) return await create(call, tx, one)
  if (action === 'changed' && known) {
    return { outcome: await change(call, tx, one), eventId: known.event_id, problems: {} }
  }
  return { outcome: 'same', eventId: judgement.eventId, problems: {} }
}

async function create({ user, mail }: Calling, tx: Db, { importId, entry, given, pictures, now }: One) {
  const { event, uid } = entry
  if (!event) throw badField('uid', 'This entry cannot become an event.')
  const { images = [], faults = [] } = pictures.get(uid) ?? {}
  const whole = { ...event, type_id: given.type, category_id: event.category_id ?? given.category }
  const id = await insertEvent(tx, whole, user, now)
  await insertImages(tx, 'gallery_images', id, 0, images)
  await audit(tx, { actorId: user.id, action: 'create', entity: 'event', entityId: id }, now)
  await mail.enqueue(tx, { kind: 'event-submitted', eventId: id })
  await rememberEntry(tx, user.id, id, { ...entry, draft: draftOf(event), importId })
  const problems = faults.length > 0 ? { images: faults } : {}
  return { outcome: 'created' as const, eventId: id, problems }
}

/** Applies the changes under the rules of an edit and of a lifecycle change. */
async function change(call: Calling, tx: Db, { importId, entry, judgement, now }: One): Promise<Outcome> {
  const { known, columns, lifecycle } = judgement
  const { event } = entry
  if (!known) return 'same'
  const id = known.event_id
  const edit = event && columns.length > 0 ? changesOf(event, columns) : null
  const action = edit && (await applyChange(call, tx, id, edit))
  if (lifecycle !== null) {
    const reason = lifecycleRules[lifecycle].takesPlace ? null : reasonOf(entry)
    await changeLifecycle(tx, id, { lifecycle, reason }, { ...call, now })
  }
  const draft = event ? draftOf(event) : known.draft
  await rememberEntry(tx, call.user.id, id, { ...entry, draft, importId })
  if (lifecycle !== null) return lifecycle
  return action === null ? 'same' : action === 'propose' ? 'proposed' : 'changed'
}

async function applyChange(call: Calling, tx: Db, id: number, form: EventChanges) {
  const seen = await checkEdit(call, { db: tx, id, form, as: 'look' })
  return await applyEdit(call, tx, { id, form, images: [], seen })
}

function reasonOf({ reason, lifecycle }: ImportedEvent): string {
  const parsed = reasonText.safeParse(reason)
  return parsed.success ? parsed.data : `It is ${lifecycle} in the calendar that it was imported from.`
}

const draftOf = ({
  slug: _slug,
  visibility: _visibility,
  ...draft
}: NonNullable<ImportedEvent['event']>): EventDraft => draft

const places = new Set<keyof EventDraft>(['location', 'location_details', 'venue', 'time_zone'])

/** Returns only the fields that have changed in the source. */
function changesOf(event: EventDraft, columns: readonly (keyof EventDraft)[]): EventChanges {
  const isMoved = columns.some((column) => places.has(column))
  const changed = fieldNames.filter((name) => columns.includes(name) || (name === 'time_zone' && isMoved))
  return {
    ...Object.fromEntries(changed.map((name) => [name, event[name]])),
    ...(columns.includes('category_id') && event.category_id !== null
      ? { category_id: event.category_id }
      : {}),
    deleted_images: [],
    images: [],
    as_proposal: true,
  }
}
