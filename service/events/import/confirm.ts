import { z } from '@hono/zod-openapi'
import { checkCatalog } from '../../catalog/checkCatalog.ts'
import { dataOf, text } from '../../http/answerParts.ts'
import { HttpError } from '../../http/httpError.ts'
import { jsonId } from '../../http/input/input.ts'
import { zone } from '../../http/input/timeZone.ts'
import { type Limit, take, waitFor } from '../../http/limits/counts.ts'
import { withinDay } from '../../http/limits/limits.ts'
import { keyedRequest, otherBodyText, writeOnce } from '../../http/repeats/repeat.ts'
import { carryOut, keyAndPatience, stillUnderWay } from '../../http/repeats/underWay.ts'
import type { Keyed } from '../../http/repeats/idempotency.ts'
import { route } from '../../http/route.ts'
import type { Caller } from '../../ports/caller.ts'
import type { Db } from '../../ports/db.ts'
import type { Services } from '../../ports/services.ts'
import { checkNewEvents, countNewEvents, importedText } from '../creationQuota.ts'
import { EventAnswer, eventAnswer } from '../eventAnswer.ts'
import { readEvents } from '../queries/eventQueries.ts'
import { fetchPictures } from './fetchPictures.ts'
import { type Done, importEntry, outcomes, refused } from './importEntry.ts'
import { inZone } from './importedEvent.ts'
import { findImport, lockImporter } from './importQueries.ts'
import { judgeEntries } from './judge.ts'
import { mostComing } from './reading/coming.ts'

const quota: Limit = { max: 20, seconds: 24 * 3600 }
const quotaText = `At most ${quota.max} imports can be made in a day.`
const notFound = 'Import not found.'

const Choice = z.strictObject({
  uids: z
    .array(z.string('Send this as text.').max(2000), 'Give a list of UIDs.')
    .min(1, 'Choose at least one.')
    .max(mostComing, `At most ${mostComing} at once.`)
    .openapi({ description: `What to import of it, at most ${mostComing}.`, example: ['jazz@example.org'] }),
  event_type_id: jsonId.nullish().openapi({ description: 'Instead of the one of the preview.', example: 1 }),
  event_category_id: jsonId
    .nullish()
    .openapi({ description: 'Instead of the one of the preview.', example: 1 }),
  floating_time_zone: zone.nullish().openapi({
    description:
      'IANA name of the zone of all chosen times that name none. Unless given: the clock at the place of each.',
    example: 'Europe/Berlin',
  }),
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
        description: 'Why it is rejected, or what could not be imported, by field.',
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
    fails: { 404: notFound, 409: stillUnderWay, 422: otherBodyText, 429: `${quotaText} ${importedText}` },
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
  const { floating_time_zone: inside } = choice
  const chosen = uids
    .flatMap((uid) => byUid.get(uid) ?? [])
    .map((entry) => (inside ? inZone(entry, inside) : entry))

  const judgedNow = await judgeEntries(call, db, user.id, chosen)
  const newOnes = chosen.filter((_entry, at) => judgedNow[at]?.action === 'new')
  const isLimited = rateLimits && user.user_type !== 'superadmin'
  // Refuse before anything is fetched.
  if (isLimited) withinDay(await waitFor(db, ['imports', user.id], quota, clock()), quotaText)
  await checkNewEvents(call, newOnes.length)
  // Store the pictures before the first row, as for any new event.
  const pictures = await fetchPictures(call, newOnes)
  const now = clock()
  return await writeOnce(db, keyed, now, async (tx) => {
    await lockImporter(tx, user.id)
    await checkCatalog(tx, given)
    if (isLimited) {
      withinDay(await take(tx, ['imports', user.id], quota, now), quotaText)
    }
    // Check the entries again, since another import may have created or changed their events after the
    // preview.
    const judgements = await judgeEntries(call, tx, user.id, chosen)
    const created = judgements.filter(({ action }) => action === 'new').length
    await countNewEvents(tx, call, created, now)
    const done = new Map<string, Done>()
    for (const [at, entry] of chosen.entries()) {
      const judgement = judgements[at]
      if (judgement) {
        const one = { importId: id, entry, judgement, given, pictures, now }
        const result = await importEntry({ ...call, rateLimits: false }, tx, one)
        done.set(entry.uid, result)
      }
    }
    const all = uids.map((uid) => done.get(uid) ?? refused(uid, { uid: ['This import has no such entry.'] }))
    return { status: true, data: { items: await answerOf(call, tx, all) } }
  })
}

async function answerOf(call: Calling, tx: Db, all: readonly Done[]) {
  const ids = all.flatMap(({ eventId }) => eventId ?? [])
  const rows = await readEvents(tx, ids, call.user, call.clock())
  const events = new Map(rows.map((row) => [row.id, eventAnswer(call, call.user, row)]))
  return all.map(({ eventId, ...done }) => ({ ...done, event: events.get(eventId ?? 0) ?? null }))
}
