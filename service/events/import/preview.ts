import { checkCatalog } from '../../catalog/checkCatalog.ts'
import { randomUUID } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import { listCategories, listTypes } from '../../catalog/catalogQueries.ts'
import { dataOf, idOf, text } from '../../http/answerParts.ts'
import { databaseId, jsonId, optionalField, optionalFile } from '../../http/input/input.ts'
import { limit } from '../../http/limits/limits.ts'
import { route } from '../../http/route.ts'
import type { Caller } from '../../ports/caller.ts'
import type { Services } from '../../ports/services.ts'
import { lifecycles } from '../fields/statuses.ts'
import { changedFields } from '../eventDraft.ts'
import { answerFields, pickFields } from '../fields/eventFields.ts'
import { type GivenCatalog, type ImportedEvent, importer } from './importedEvent.ts'
import { type Alike, alikeEvents, saveImport } from './importQueries.ts'
import { actions, type Judgement, judgeEntries } from './judge.ts'
import { mostComing, type Reading } from './reading/coming.ts'
import { mostTaken, readAddress, readFile } from './source.ts'

const perHour = { max: 60, seconds: 3600 }

const about = {
  file: { description: 'A calendar (`.ics`), at most 10 MB. This or `url`.' },
  url: {
    description:
      'Where a calendar lies, or a page that describes its events as schema.org `Event` in JSON-LD.',
    example: 'https://example.org/calendar.ics',
  },
  type: { description: 'Id of the event type that all new ones get.', example: 1 },
  category: {
    description: 'Category for new events whose own category does not exist here.',
    example: 1,
  },
}

const ByFile = z.strictObject({
  file: optionalFile.openapi(about.file),
  event_type_id: optionalField(databaseId).openapi(about.type),
  event_category_id: optionalField(databaseId).openapi(about.category),
})
const ByAddress = z.strictObject({
  url: z
    .string('Send this once, as text.')
    .trim()
    .max(2048, 'At most 2048 characters.')
    .optional()
    .openapi(about.url),
  event_type_id: jsonId.nullish().openapi(about.type),
  event_category_id: jsonId.nullish().openapi(about.category),
})

const nullable = Object.fromEntries(
  Object.entries(answerFields).map(([name, schema]) => [name, schema.nullable()]),
) as { [Name in keyof typeof answerFields]: z.ZodNullable<(typeof answerFields)[Name]> }

const Named = z.strictObject({ id: idOf('entry', 1), name: text('Its name.', 'Music') })
const PreviewedEvent = z
  .strictObject({
    ...nullable,
    is_online_event: z.boolean(),
    event_type: Named.nullable(),
    event_category: Named.nullable(),
    lifecycle: z.enum(lifecycles),
  })
  .openapi('ImportedEvent', {
    description: "The entry in Plaza's terms; null for what it does not contain.",
  })

const problems = z.record(z.string(), z.array(z.string())).openapi({
  description: 'Why it cannot be imported, by the field at fault.',
  example: { venue: ['This field is required.'] },
})

const Preview = z
  .strictObject({
    import_id: text('Names this import for an hour.', '0b0c2f8e-52f5-4c55-8f5f-0c8a8a3d1a10'),
    items: z.array(
      z.strictObject({
        uid: text(
          'Names the entry in its calendar; dates of what is repeated have their day behind it.',
          'jazz@example.org',
        ),
        action: z.enum(actions),
        event: PreviewedEvent,
        problems,
        is_floating: z.boolean().openapi({
          description:
            'Whether its times name no time zone: they are taken as the clock at the place, unless the choice names one.',
          example: false,
        }),
        changed: z.array(z.string()).openapi({
          description: 'Fields that it says something else of than before.',
          example: ['start_time'],
        }),
        alike: z
          .strictObject({ id: idOf('event', 1043), title: text('One line.', 'Open-air jazz night') })
          .nullable()
          .openapi({
            description:
              'For a new one: an event of the same day, at or near the same place, with a similar title.',
          }),
        chosen: z.boolean().openapi({
          description: 'Whether it is proposed for import.',
          example: true,
        }),
        note: z.string().nullable().openapi({
          description: 'Why it is not proposed, or what of it was guessed.',
          example: 'It is marked as private.',
        }),
      }),
    ),
    past: z
      .number()
      .int()
      .openapi({ description: 'How many entries are over, and so are not listed.', example: 1590 }),
    more: z
      .number()
      .int()
      .openapi({
        description: `How many entries come after the ${mostComing} soonest, which are listed.`,
        example: 0,
      }),
    is_part: z.boolean().openapi({
      description: 'Whether the calendar file is truncated, so that entries are missing.',
      example: false,
    }),
  })
  .openapi('ImportPreview')

const Settings = z
  .strictObject({
    addresses: z.boolean().openapi({ description: 'Whether addresses can be imported.', example: true }),
  })
  .openapi('ImportSettings')

export const previewRoutes = [
  route('GET /common/events/import/', {
    operationId: 'importSettings',
    access: 'signedIn',
    tag: 'Events',
    summary: 'What events can be imported from, beside files.',
    answer: dataOf(Settings),
    handle: async ({ web }) => ({ status: true, data: { addresses: web !== null } }),
  }),
  route('POST /common/events/import/', {
    operationId: 'previewImport',
    access: 'signedIn',
    tag: 'Events',
    summary:
      'Reads a calendar, or a page with events, and tells what would become of each entry. It makes no event.',
    form: ByFile,
    body: ByAddress,
    files: { most: 1, maxBytes: mostTaken },
    answer: dataOf(Preview),
    handle: async ({ form, body, ...call }) => {
      const given = {
        type: form.event_type_id ?? body.event_type_id ?? null,
        category: form.event_category_id ?? body.event_category_id ?? null,
      }
      await checkCatalog(call.db, given)
      await limit(call, ['previews', call.user.id], perHour)
      const reading = form.file ? await readFile(call, form.file) : await readAddress(call, body.url)
      return { status: true, data: await preview(call, reading, given) }
    },
  }),
]

type Calling = Services & { user: Caller }

async function preview(call: Calling, reading: Reading, { type, category }: GivenCatalog) {
  const { db, user, clock } = call
  const [categories, types] = [await listCategories(db), await listTypes(db)]
  const read = await importer(call, user.id, categories)
  const all: ImportedEvent[] = []
  for (const entry of reading.entries) all.push(await read(entry))
  const imported = all.filter(({ is_over }) => !is_over)
  const judgements = await judgeEntries(call, db, user.id, imported)
  const alike = await alikeEvents(db, user.id, newOnes(imported, judgements))
  const id = randomUUID()
  await saveImport(db, id, user.id, { entries: imported, type_id: type, category_id: category }, clock())
  const named = (all: readonly { id: number; name: string }[], wanted: number | null) => {
    const entry = all.find((each) => each.id === wanted)
    return entry ? { id: entry.id, name: entry.name } : null
  }
  const items = imported.map((entry, at) => {
    const { shown, lifecycle, notes } = entry
    const judgement = judgements[at]
    const hasBegun = judgement?.action === 'past'
    return {
      uid: entry.uid,
      action: judgement?.action,
      event: {
        ...pickFields(shown),
        is_online_event: shown.is_online,
        event_type: named(types, type),
        event_category: named(categories, shown.category_id ?? category),
        lifecycle,
      },
      problems: hasBegun ? {} : judgement?.problems,
      is_floating: entry.is_floating,
      changed: changedBy(entry, judgement),
      alike: alike.get(entry.uid) ?? null,
      chosen: entry.is_chosen && (judgement?.action === 'new' || judgement?.action === 'changed'),
      note: [...notes, ...(hasBegun ? ['It has begun already.'] : [])].join(' ') || null,
    }
  })
  const past = reading.past + all.length - imported.length
  const answer = { import_id: id, items, past, more: reading.more, is_part: reading.isPart }
  return answer satisfies { items: { alike: Alike | null }[] }
}

function changedBy({ event }: ImportedEvent, judgement: Judgement | undefined): string[] {
  const { known = null, columns = [], lifecycle = null } = judgement ?? {}
  const fields = event && known && columns.length > 0 ? changedFields(known.draft, event) : []
  return lifecycle === null ? fields : [...fields, 'lifecycle']
}

const newOnes = (imported: readonly ImportedEvent[], judgements: readonly Judgement[]) =>
  imported.flatMap(({ uid, event }, at) => {
    if (!event || judgements[at]?.action !== 'new') return []
    const { title, event_date, venue, location, is_online } = event
    return [{ uid, title, event_date, place: [venue, location].filter(Boolean).join('\n'), is_online }]
  })
