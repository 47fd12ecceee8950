import { z } from '@hono/zod-openapi'
import { audit } from '../../audit/auditQueries.ts'
import { checkCatalog } from '../../catalog/checkCatalog.ts'
import { dataOf, text } from '../../http/answerParts.ts'
import { badField, type Errors, HttpError } from '../../http/httpError.ts'
import { jsonId } from '../../http/input/input.ts'
import { type Limit, take } from '../../http/limits/counts.ts'
import { withinDay } from '../../http/limits/limits.ts'
import { keyedRequest, otherBodyText, writeOnce } from '../../http/repeats/repeat.ts'
import { carryOut, keyAndPatience, stillUnderWay } from '../../http/repeats/underWay.ts'
import type { Keyed } from '../../http/repeats/idempotency.ts'
import { route } from '../../http/route.ts'
import type { StoredImage } from '../../pictures/answer.ts'
import type { Caller } from '../../ports/caller.ts'
import type { Db } from '../../ports/db.ts'
import type { Services } from '../../ports/services.ts'
import { changeLifecycle } from '../editEvent/changeLifecycle.ts'
import { checkEdit } from '../editEvent/checkEdit.ts'
import { applyEdit } from '../editEvent/editEvent.ts'
import { insertImages } from '../editEvent/editEventQueries.ts'
import type { EventChanges } from '../editEvent/eventChanges.ts'
import { EventAnswer, eventAnswer } from '../eventAnswer.ts'
import type { EventDraft } from '../eventDraft.ts'
import { fieldNames } from '../fields/eventFields.ts'
import { insertEvent, readEvents } from '../queries/eventQueries.ts'
import { fetchPictures } from './fetchPictures.ts'
import type { GivenCatalog, ImportedEvent } from './importedEvent.ts'
import { findImport, lockImporter, rememberEntry } from './importQueries.ts'
import { judgeEntries, type Judgement } from './judge.ts'

const most = 200
const quota: Limit = { max: 20, seconds: 24 * 3600 }
const quotaText = `At most ${quota.max} imports can be made in a day.`
const notFound = 'Import not found.'

const outcomes = [
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

const Choice = z.strictObject({
  uids: z
    .array(z.string('Send this as text.').max(2000), 'Give a list of UIDs.')
    .min(1, 'Choose at least one.')
    .max(most, `At most ${most} at once.`)
    .openapi({ description: `What to import of it, at most ${most}.`, example: ['jazz@example.org'] }),
  event_type_id: jsonId.nullish().openapi({ description: 'Instead of the one of the preview.', example: 1 }),
  event_category_id: jsonId
    .nullish()
    .openapi({ description: 'Instead of the one of the preview.', example: 1 }),
})
type Choice = z.output<typeof Choice>

const Result = z.strictObject({
  items: z.array(
    z.strictObject({
      uid: text('As in the preview.', 'jazz@example.org'),
      outcome: z.enum(outcomes).openapi({
        description:
          'What became of it; `proposed`: a published event that stays as it is until its changes are approved.',
      }),
      event: z.union([EventAnswer, z.null()]).openapi({ description: 'Null where it is refused.' }),
      problems: z.record(z.string(), z.array(z.string())).openapi({
        description: 'Why it is refused, or what of it could not be imported, by the field at fault.',
        example: { images: ['This picture is damaged and cannot be read.'] },
      }),
    }),
  ),
})

export const confirmRoutes = [
  route('POST /common/events/import/{id}/', {
    operationId: 'confirmImport',
    access: 'signedIn',
    reach: 'own import',
    tag: 'Events',
    summary:
      'Imports what was chosen of a preview, as one submission: new events wait for approval, and so do changes of published ones; what was cancelled there is cancelled at once. An entry that is refused stops no other.',
    params: z.object({
      id: z
        .string()
        .openapi({ description: 'As in the preview.', example: '0b0c2f8e-52f5-4c55-8f5f-0c8a8a3d1a10' }),
    }),
    body: Choice,
    answer: dataOf(Result.openapi('ImportResult')),
    fails: { 404: notFound, 409: stillUnderWay, 422: otherBodyText, 429: quotaText },
    reads: keyAndPatience,
    handle: async ({ params, body, ...call }) => {
      const { user, header } = call
      const keyed = await keyedRequest(user.id, header('idempotency-key'), {
        ...body,
        import: params.id,
      })
      return await carryOut(call, keyed, () => confirm(call, params.id, body, keyed))
    },
  }),
]

type Calling = Services & { user: Caller }

interface Done {
  uid: string
  outcome: Outcome
  eventId: number | null
  problems: Errors
}

async function confirm(call: Calling, id: string, choice: Choice, keyed: Keyed | null): Promise<unknown> {
  const { db, clock, user, rateLimits } = call
  const found = await findImport(db, id, user.id, clock())
  if (!found) throw new HttpError(404, notFound)
  const given = {
    type: choice.event_type_id ?? found.type_id,
    category: choice.event_category_id ?? found.category_id,
  }
  await checkCatalog(db, given)
  const uids = [...new Set(choice.uids)]
  const byUid = new Map(found.entries.map((entry) => [entry.uid, entry]))
  const chosen = uids.flatMap((uid) => byUid.get(uid) ?? [])

  const judgedNow = await judgeEntries(call, db, user.id, chosen)
  const newOnes = chosen.filter((_entry, at) => judgedNow[at]?.action === 'new')
  // Durable before the first row, as with any new event.
  const pictures = await fetchPictures(call, newOnes)
  const now = clock()
  return await writeOnce(db, keyed, now, async (tx) => {
    await lockImporter(tx, user.id)
    await checkCatalog(tx, given)
    if (rateLimits && user.user_type !== 'superadmin') {
      withinDay(await take(tx, ['imports', user.id], quota, now), quotaText)
    }
    // What was made of them meanwhile counts.
    const judgements = await judgeEntries(call, tx, user.id, chosen)
    const done = new Map<string, Done>()
    for (const [at, entry] of chosen.entries()) {
      const judgement = judgements[at]
      if (judgement) {
        const result = await attempt(tx, entry.uid, (inner) =>
          importOne({ ...call, rateLimits: false }, inner, { entry, judgement, given, pictures, now }),
        )
        done.set(entry.uid, result)
      }
    }
    const all = uids.map((uid) => done.get(uid) ?? refused(uid, { uid: ['This import has no such entry.'] }))
    return { status: true, data: { items: await answerOf(call, tx, all) } }
  })
}

const refused = (uid: string, problems: Errors): Done => ({
  uid,
  outcome: 'refused',
  eventId: null,
  problems,
})

/** What is refused takes back only what it did itself. */
async function attempt(tx: Db, uid: string, run: (inner: Db) => Promise<Omit<Done, 'uid'>>): Promise<Done> {
  try {
    return { uid, ...(await tx.transaction(run)) }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return refused(uid, error.errors ?? { uid: [error.message] })
  }
}

interface One {
  entry: ImportedEvent
  judgement: Judgement
  given: GivenCatalog
  pictures: ReadonlyMap<string, { images: readonly StoredImage[]; faults: string[] }>
  now: Date
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

async function create({ user, mail }: Calling, tx: Db, { entry, given, pictures, now }: One) {
  const { event, uid } = entry
  if (!event) throw badField('uid', 'This entry cannot become an event.')
  const { images = [], faults = [] } = pictures.get(uid) ?? {}
  const whole = { ...event, type_id: given.type, category_id: event.category_id ?? given.category }
  const id = await insertEvent(tx, whole, user, now)
  await insertImages(tx, 'gallery_images', id, 0, images)
  await audit(tx, { actorId: user.id, action: 'create', entity: 'event', entityId: id }, now)
  await mail.enqueue(tx, { kind: 'event-submitted', eventId: id })
  await rememberEntry(tx, user.id, id, { ...entry, draft: draftOf(event) })
  const problems = faults.length > 0 ? { images: faults } : {}
  return { outcome: 'created' as const, eventId: id, problems }
}

/** By the rules of an edit, and of a change of lifecycle. */
async function change(call: Calling, tx: Db, { entry, judgement, now }: One): Promise<Outcome> {
  const { known, columns, lifecycle } = judgement
  const { event } = entry
  if (!known) return 'same'
  const id = known.event_id
  const edit = event && columns.length > 0 ? changesOf(event, columns) : null
  const action = edit && (await applyChange(call, tx, id, edit))
  if (lifecycle !== null) {
    const reason = lifecycle === 'scheduled' ? null : reasonOf(entry)
    await changeLifecycle(tx, id, { lifecycle, reason }, { ...call, now })
  }
  await rememberEntry(tx, call.user.id, id, { ...entry, draft: event ? draftOf(event) : known.draft })
  if (lifecycle !== null) return lifecycle
  return action === null ? 'same' : action === 'propose' ? 'proposed' : 'changed'
}

async function applyChange(call: Calling, tx: Db, id: number, form: EventChanges) {
  const seen = await checkEdit(call, { db: tx, id, form, as: 'look' })
  return await applyEdit(call, tx, { id, form, images: [], seen })
}

function reasonOf({ reason, lifecycle }: ImportedEvent) {
  const said = reason?.trim() ?? ''
  return said.length >= 3 && said.length <= 500
    ? said
    : `It is ${lifecycle} in the calendar that it was imported from.`
}

const draftOf = ({
  slug: _slug,
  visibility: _visibility,
  ...draft
}: NonNullable<ImportedEvent['event']>): EventDraft => draft

const places = new Set<keyof EventDraft>(['location', 'location_details', 'venue', 'time_zone'])

/** What is the same there stays as it is here. */
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

async function answerOf(call: Calling, tx: Db, all: readonly Done[]) {
  const ids = all.flatMap(({ eventId }) => eventId ?? [])
  const rows = await readEvents(tx, ids, call.user, call.clock())
  const events = new Map(rows.map((row) => [row.id, eventAnswer(call, call.user, row)]))
  return all.map(({ eventId, ...done }) => ({ ...done, event: events.get(eventId ?? 0) ?? null }))
}
