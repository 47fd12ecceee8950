import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** One line of `conferences.ndjson`. */
interface Conference {
  name: string
  url: string
  startDate: string
  endDate: string
  city: string | null
  country: string | null
  online: boolean
  topics: string[]
}

const usage = `Loads conferences into a running service through its REST API, and publishes them.

  node tests/bench/import-conferences.ts [FILE] --url http://127.0.0.1:4000 --email E --password P

FILE holds one conference a line (name, url, startDate, endDate, city, country, online, topics).
E and P are a superadmin's; unless given, SUPERADMIN_EMAIL and SUPERADMIN_PASSWORD. Start the service
with RATE_LIMITS=off, or it takes 600 requests a minute. Repeating it continues where it ended.`

const dayInMs = 86_400_000
/** In days: 104 weeks, so that a moved date keeps its day of the week. */
const window = 728
const concurrency = 8
const attempts = 5

const categoryOf: Record<string, string> = {
  leadership: 'Business',
  product: 'Business',
  'tech-comm': 'Education',
  ux: 'Arts & Culture',
  accessibility: 'Community',
  opensource: 'Community',
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:4000' },
    email: { type: 'string', default: process.env['SUPERADMIN_EMAIL'] ?? 'admin@plaza.localhost' },
    password: { type: 'string', default: process.env['SUPERADMIN_PASSWORD'] ?? '' },
  },
})
const say = (text: string) => process.stdout.write(text)
const stop = (text: string): never => {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

const beside = fileURLToPath(new URL('../../../shared/data/conferences.ndjson', import.meta.url))
const file = positionals[0] ?? beside
if (!existsSync(file)) stop(`There is no ${file}.\n\n${usage}`)
if (values.password === '') stop(`A superadmin's password is needed.\n\n${usage}`)

const conferences = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as Conference)

interface Answer {
  status: number
  body: {
    message?: string
    tokens?: { access: string }
    data?: { id: number } & { id: number; name: string }[]
  }
}

let token = ''

/** Retries if the service is busy or the connection was lost; every request here can safely be repeated. */
async function ask(
  method: string,
  path: string,
  init: { body?: FormData | string; headers?: Record<string, string> } = {},
) {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(`${values.url}${path}`, {
      method,
      body: init.body ?? null,
      headers: {
        ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
        ...(typeof init.body === 'string' ? { 'Content-Type': 'application/json' } : {}),
        ...init.headers,
      },
    }).catch((error: unknown) => {
      if (attempt === attempts) throw error
      return null
    })
    if (response && ![429, 503].includes(response.status)) {
      return { status: response.status, body: (await response.json()) as Answer['body'] }
    }
    if (attempt === attempts) throw new Error(`${method} ${path} answers ${response?.status}`)
    await sleep(Number(response?.headers.get('retry-after') ?? attempt) * 1000)
  }
}

async function idsByName(path: string): Promise<Map<string, number>> {
  const { body } = await ask('GET', path)
  return new Map((body.data ?? []).map(({ id, name }) => [name, id]))
}

/** Moves a date into the two years that begin tomorrow, to the same day of the week. */
function move(date: string): string {
  const first = Math.floor(Date.now() / dayInMs) + 1
  const distance = Math.floor(Date.parse(date) / dayInMs) - first
  const day = first + (((distance % window) + window) % window)
  return new Date(day * dayInMs).toISOString().slice(0, 10)
}

function formOf(
  conference: Conference,
  categories: Map<string, number>,
  types: Map<string, number>,
): FormData {
  const { name, url, topics, city, country } = conference
  const days = Math.round((Date.parse(conference.endDate) - Date.parse(conference.startDate)) / dayInMs) + 1
  const place = [city, country].filter(Boolean).join(', ')
  const where = city ? `in ${place}` : 'online'
  const category =
    topics.map((topic) => categoryOf[topic]).find((known) => known !== undefined) ?? 'Technology'
  const form = new FormData()
  const fields = {
    title: name.slice(0, 200),
    content: `${name} is about ${topics.join(', ')}. ${days === 1 ? 'One day' : `${days} days`} ${where}.\n\nProgramme and tickets: ${url}`,
    event_category_id: String(categories.get(category) ?? categories.values().next().value),
    event_type_id: String(types.get('Conference') ?? types.values().next().value),
    event_date: move(conference.startDate),
    start_time: '09:00',
    end_time: '18:00',
    // Normalised, since some links contain spaces.
    register_link: new URL(url).href,
    tags: topics.join(', '),
    ...(conference.online && !city
      ? { is_online_event: 'true' }
      : { venue: city ?? 'To be announced', location: place || 'To be announced' }),
  }
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  return form
}

const keyOf = ({ name, startDate }: Conference) =>
  createHash('sha256').update(`${name}\n${startDate}`).digest('base64url')

const tally = { published: 0, known: 0, refused: 0 }
const refusals: string[] = []

async function load(conference: Conference, categories: Map<string, number>, types: Map<string, number>) {
  const created = await ask('POST', '/common/events/create/', {
    body: formOf(conference, categories, types),
    headers: { 'Idempotency-Key': keyOf(conference) },
  })
  // 422: the event was loaded on an earlier day, so the date computed then differs from today’s.
  if (created.status === 422) {
    tally.known += 1
    return
  }
  if (created.status !== 201 || !created.body.data) {
    tally.refused += 1
    refusals.push(`${conference.name}: ${created.status} ${JSON.stringify(created.body)}`)
    return
  }
  const decided = await ask('PATCH', `/common/events/${created.body.data.id}/approval/`, {
    body: JSON.stringify({ action: 'publish' }),
  })
  if (decided.status === 200) tally.published += 1
  else if (decided.status === 409) tally.known += 1
  else throw new Error(`approving ${created.body.data.id} answers ${decided.status}`)
}

const login = await ask('POST', '/common/login/', {
  body: JSON.stringify({ email: values.email, password: values.password }),
})
token = login.body.tokens?.access ?? stop(`${values.email} cannot log in: ${login.body.message}`)
const categories = await idsByName('/common/categories/')
const types = await idsByName('/common/types/')

const started = performance.now()
const waiting = conferences.values()
const seconds = () => (performance.now() - started) / 1000
let done = 0
await Promise.all(
  Array.from({ length: concurrency }, async () => {
    for (const conference of waiting) {
      await load(conference, categories, types)
      done += 1
      if (process.stdout.isTTY || done % 500 === 0) {
        say(
          `${process.stdout.isTTY ? '\r' : ''}${done} of ${conferences.length}, ${(done / seconds()).toFixed(0)} a second`,
        )
        if (!process.stdout.isTTY) say('\n')
      }
    }
  }),
)
for (const refusal of refusals.slice(0, 20)) say(`\nrefused: ${refusal}`)
say(
  `\n${tally.published} published, ${tally.known} known already, ${tally.refused} refused ` +
    `in ${seconds().toFixed(1)} s: ${(done / seconds()).toFixed(0)} a second\n`,
)
process.exitCode = tally.refused > 0 ? 1 : 0
