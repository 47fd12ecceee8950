import { checkCatalog } from '../../catalog/checkCatalog.ts'
import { randomUUID } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import { listCategories, listTypes } from '../../catalog/catalogQueries.ts'
import { dataOf, idOf, text } from '../../http/answerParts.ts'
import { badField, HttpError } from '../../http/httpError.ts'
import { databaseId, jsonId, optionalField, optionalFile } from '../../http/input/input.ts'
import { limit } from '../../http/limits/limits.ts'
import { route } from '../../http/route.ts'
import type { Caller } from '../../ports/caller.ts'
import { NotFetched } from '../../ports/publicWeb.ts'
import type { Services } from '../../ports/services.ts'
import { lifecycles } from '../eventAnswer.ts'
import { changedFields } from '../eventDraft.ts'
import { answerFields, pickFields } from '../fields/eventFields.ts'
import { todayAt } from '../fields/moments.ts'
import { type GivenCatalog, type ImportedEvent, importer } from './importedEvent.ts'
import { type Alike, alikeEvents, saveImport } from './importQueries.ts'
import { actions, type Judgement, judgeEntries } from './judge.ts'
import type { Entry } from './reading/entry.ts'
import { inTurn } from './turns.ts'

const mostBytes = 1024 * 1024
/**
 * A file between `mostBytes` and this size is refused with a field error. A larger one is refused during the
 * upload.
 */
const mostTaken = 5 * mostBytes
const mostEvents = 200
const mostDates = 1000
const perHour = { max: 60, seconds: 3600 }

const noCalendar = 'This is no calendar file.'
const neither = 'Give a file or an address.'
const noEvents = 'There are no events at this address.'
const tooMany = `At most ${mostEvents} events can be imported at once.`

const about = {
  file: { description: 'A calendar (`.ics`), at most 1 MB and 200 events. This or `url`.' },
  url: {
    description:
      'Where a calendar lies, or a page that describes its events as schema.org `Event` in JSON-LD.',
    example: 'https://example.org/calendar.ics',
  },
  type: { description: 'Id of the event type that all new ones get.', example: 1 },
  category: {
    description: 'Id of the category that all new ones get whose own is none of ours.',
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
    description: 'What the entry says in terms of ours; null what it does not say.',
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
      }),
    ),
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
      const entries = form.file ? await entriesOfFile(call, form.file) : await entriesAt(call, body.url)
      return { status: true, data: await preview(call, entries, given) }
    },
  }),
]

type Calling = Services & { user: Caller }

/** Loads the parsers on the first import. */
async function calendarIn(text: string, { timeZone, clock }: Services) {
  const { readCalendar } = await import('./reading/calendarFile.ts')
  return readCalendar(text, todayAt(timeZone, clock()))
}

async function entriesOfFile(call: Calling, file: File): Promise<Entry[]> {
  if (file.size > mostBytes) throw badField('file', 'At most 1 MB.')
  const calendar = await calendarIn(decoded(await file.bytes()), call)
  if (!calendar) throw badField('file', noCalendar)
  return bounded(calendar, 'file')
}

async function entriesAt(call: Calling, url: string | undefined): Promise<Entry[]> {
  if (url === undefined) throw new HttpError(400, neither, { errors: { file: [neither], url: [neither] } })
  const { web, user } = call
  if (!web) throw badField('url', 'Addresses cannot be imported here. Save the calendar as a file.')
  if (!/^https?:\/\//i.test(url))
    throw badField('url', 'Give an address that starts with http:// or https://.')
  const { address, type, bytes } = await inTurn(web, user.id, () => web.fetch(url)).catch(
    (error: unknown) => {
      throw error instanceof NotFetched ? badField('url', error.message) : error
    },
  )
  const read = decoded(bytes, type)
  const calendar = await calendarIn(read, call)
  if (calendar) return bounded(calendar, 'url')
  const { readEventPage } = await import('./reading/eventPage.ts')
  const entries = readEventPage(read, address)
  if (entries.length === 0) throw badField('url', noEvents)
  return bounded({ entries, events: entries.length }, 'url')
}

function bounded({ events, entries }: { events: number; entries: Entry[] }, field: string): Entry[] {
  if (events > mostEvents) throw badField(field, `${tooMany} There are ${events}.`)
  if (entries.length > mostDates)
    throw badField(field, `These are ${entries.length} dates, and ${mostDates} at most are read.`)
  return entries
}

/** Calendars should be UTF-8, but some old ones are not. */
function decoded(bytes: Uint8Array, type = ''): string {
  const [, charset = 'utf-8'] = /charset="?([\w-]+)/i.exec(type) ?? []
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

async function preview(call: Calling, entries: readonly Entry[], { type, category }: GivenCatalog) {
  const { db, user, clock } = call
  const [categories, types] = [await listCategories(db), await listTypes(db)]
  const read = await importer(call, user.id, categories)
  const imported: ImportedEvent[] = []
  for (const entry of entries) imported.push(await read(entry))
  const judgements = await judgeEntries(call, db, user.id, imported)
  const alike = await alikeEvents(db, user.id, newOnes(imported, judgements))
  const id = randomUUID()
  await saveImport(db, id, user.id, { entries: imported, type_id: type, category_id: category }, clock())
  const named = (all: readonly { id: number; name: string }[], wanted: number | null) => {
    const entry = all.find((each) => each.id === wanted)
    return entry ? { id: entry.id, name: entry.name } : null
  }
  const items = imported.map((entry, at) => {
    const { shown, lifecycle } = entry
    const judgement = judgements[at]
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
      problems: judgement?.problems,
      is_floating: entry.is_floating,
      changed: changedBy(entry, judgement),
      alike: alike.get(entry.uid) ?? null,
    }
  })
  return { import_id: id, items } satisfies { import_id: string; items: { alike: Alike | null }[] }
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
