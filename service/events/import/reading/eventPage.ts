import { Parser } from 'htmlparser2'
import type { Errors } from '../../../http/httpError.ts'
import { comingEntries, type Outline, type Reading } from './coming.ts'
import { type Entry, isLink, type Picture, placeOf, unreadable, type When } from './entry.ts'
import { plainText } from './plainText.ts'
import { endOf, inFormOf, type Stamp } from './stamps.ts'

type Node = Readonly<Record<string, unknown>>

/**
 * Reads the coming events that a page describes for search engines: schema.org `Event` and its subtypes, as
 * JSON-LD. Returns null if it describes none.
 */
export function readEventPage(html: string, address: string, now: string): Reading | null {
  const all = scriptsOf(html).flatMap((script) => nodesIn(parsed(script)))
  const byUid = new Map(all.map((node) => [guarded(() => uidOf(node, address), address), node]))
  if (byUid.size === 0) return null
  const outlines = [...byUid].map(([uid, node]): Outline => {
    const failed = unreadable(uid, '')
    return {
      when: guarded(() => whenOf(node, {}), null),
      read: () => guarded(() => entryOf(uid, node, address), failed),
    }
  })
  return { ...comingEntries(outlines, now), isPart: false }
}

/** Whatever an entry contains, it fails alone. */
function guarded<T>(read: () => T, otherwise: T): T {
  try {
    return read()
  } catch {
    return otherwise
  }
}

function scriptsOf(html: string): string[] {
  const scripts: string[] = []
  let isOpen = false
  const parser = new Parser({
    onopentag: (name, { type }) => {
      isOpen = name === 'script' && /^application\/ld\+json\s*(;|$)/i.test(type?.trim() ?? '')
      if (isOpen) scripts.push('')
    },
    ontext: (text) => {
      if (isOpen) scripts.push((scripts.pop() ?? '') + text)
    },
    onclosetag: () => {
      isOpen = false
    },
  })
  parser.end(html)
  return scripts
}

function parsed(text: string): unknown {
  try {
    // Some pages have line breaks inside strings, which JSON does not allow.
    return JSON.parse(text.replaceAll(/[\n\r\t]+/g, ' '))
  } catch {
    return null
  }
}

const kinds = /(^|[/#:])(\w*Event|EventSeries|Festival|Hackathon|CourseInstance)$/
const inside = ['@graph', 'mainEntity', 'itemListElement', 'item', 'subEvent', 'event', 'events', 'hasPart']
const deepest = 10

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : value === undefined || value === null ? [] : [value]

function nodesIn(value: unknown, depth = 0): Node[] {
  if (depth > deepest) return []
  if (Array.isArray(value)) return value.flatMap((each) => nodesIn(each, depth + 1))
  if (!isNode(value)) return []
  const own = listOf(value['@type']).some((type) => typeof type === 'string' && kinds.test(type))
    ? [value]
    : []
  return [...own, ...inside.flatMap((name) => nodesIn(value[name], depth + 1))]
}

const longestText = 100_000
const longestLine = 2000

function textOf(value: unknown, longest = longestLine, depth = 0): string {
  const [first] = listOf(value)
  if (typeof first === 'string' || typeof first === 'number') return String(first).slice(0, longest).trim()
  if (!isNode(first) || depth > deepest) return ''
  return textOf(first['@value'] ?? first['name'] ?? first['@id'], longest, depth + 1)
}

/** Texts in JSON-LD are often HTML-escaped as well. */
const wordsOf = (value: unknown, longest?: number) =>
  plainText(textOf(value, longest).replaceAll(/&(?:#?\w{1,10});/g, decoded))

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

function decoded(entity: string): string {
  let text = ''
  const parser = new Parser({ ontext: (part) => void (text += part) })
  parser.end(entity)
  return text
}

function entryOf(uid: string, node: Node, address: string): Entry {
  const problems: Errors = {}
  const title = onOneLine(wordsOf(node['name']))
  const content = wordsOf(node['description'], longestText)
  const status = textOf(node['eventStatus'])
  const [offer] = listOf(node['offers'])
  const links = [node['url'], isNode(offer) ? offer['url'] : null].map((link) =>
    absolute(textOf(link), address),
  )
  return {
    uid,
    sequence: 0,
    lifecycle: status.endsWith('Cancelled')
      ? 'cancelled'
      : status.endsWith('Postponed')
        ? 'postponed'
        : 'scheduled',
    reason: null,
    when: whenOf(node, problems),
    zone: null,
    title,
    content,
    ...whereOf(node, links),
    capacity: /^[1-9]\d*$/.exec(textOf(node['maximumAttendeeCapacity']))?.[0] ?? null,
    categories: listOf(node['keywords'])
      .flatMap((words) => textOf(words).split(','))
      .map((word) => word.trim())
      .filter(Boolean),
    pictures: picturesOf(node, address),
    problems,
    notes: [],
    isChosen: true,
  }
}

function absolute(link: string, address: string): string | null {
  const url = link === '' ? null : URL.parse(link, address)
  return url && isLink(url.href) ? url.href : null
}

/** Prefers the event's own id. Without one, the day and the name distinguish events that share an address. */
function uidOf(node: Node, address: string): string {
  const id = textOf(node['@id']) || textOf(node['identifier'])
  const name = id || textOf(node['url'])
  const own = name === '' ? address : (absolute(name, address) ?? `${address}#${name}`)
  return id === '' ? `${own}#${textOf(node['startDate']).slice(0, 10)}/${textOf(node['name'])}` : own
}

function stampOf(text: string): Stamp | null {
  try {
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return { by: 'day', text: Temporal.PlainDate.from(text).toString() }
    const written = text.replace(' ', 'T').replace(/([+-]\d\d)(\d\d)$/, '$1:$2')
    if (/(Z|[+-]\d\d:\d\d)$/.test(written)) {
      const moment = Temporal.Instant.from(written).toZonedDateTimeISO('UTC').toPlainDateTime()
      return { by: 'moment', text: moment.round('second').toString(), zone: null }
    }
    const clock = Temporal.PlainDateTime.from(written).round('second')
    return /T\d/.test(written) ? { by: 'clock', text: clock.toString(), zone: null } : null
  } catch {
    return null
  }
}

function whenOf(node: Node, problems: Errors): When | null {
  const [begins, ends] = [textOf(node['startDate']), textOf(node['endDate'])]
  const start = stampOf(begins)
  if (!start) {
    if (begins !== '') problems['event_date'] = ['This date cannot be read.']
    return null
  }
  const end = stampOf(ends)
  if (ends !== '' && !end) problems['end_time'] = ['This date cannot be read.']
  // Unlike in a calendar, the last day is included.
  if (start.by === 'day')
    return { by: 'day', start: start.text, end: end?.text.slice(0, 10) ?? start.text, zone: null }
  if (end?.by !== 'day') {
    return {
      by: start.by,
      start: start.text,
      end: endIn(start, end, textOf(node['duration']) || null, problems),
      zone: null,
    }
  }
  const isSameDay = inFormOf(end, start) === end.text
  return { by: start.by, start: start.text, end: isSameDay ? null : `${end.text}T23:59:00`, zone: null }
}

/** Reports a duration such as `2 hours`, which schema.org does not allow. */
function endIn(start: Stamp, end: Stamp | null, duration: string | null, problems: Errors): string | null {
  try {
    return endOf(start, end, duration)
  } catch {
    problems['end_time'] = ['This date cannot be read.']
    return null
  }
}

function whereOf(node: Node, links: readonly (string | null)[]) {
  const places = listOf(node['location'])
  const virtual = places.find((place) => isNode(place) && textOf(place['@type']).endsWith('VirtualLocation'))
  const real = places.find((place) => place !== virtual)
  const isOnline = textOf(node['eventAttendanceMode']).endsWith('OnlineEventAttendanceMode')
  if (isOnline || (virtual && !real)) {
    const link =
      [...links, textOf(isNode(virtual) ? virtual['url'] : null)].find((each) => isLink(each)) ?? null
    return { venue: null, location: null, is_online: true, link, spot: null }
  }
  if (!isNode(real)) {
    const own = links.find((each) => isLink(each)) ?? null
    return { ...placeOf(textOf(real), { own, meetings: [], content: '' }), spot: null }
  }
  const address = addressOf(real['address'])
  const venue = wordsOf(real['name']) || address.split(',')[0]?.trim() || null
  const link = links.find((each) => isLink(each)) ?? null
  return { venue, location: address || venue, is_online: false, link, spot: spotOf(real['geo']) }
}

function addressOf(value: unknown): string {
  const [address] = listOf(value)
  if (!isNode(address))
    return wordsOf(address)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join(', ')
  const town = [textOf(address['postalCode']), textOf(address['addressLocality'])].filter(Boolean).join(' ')
  const parts = [
    textOf(address['streetAddress']),
    town,
    textOf(address['addressRegion']),
    textOf(address['addressCountry']),
  ]
  return [...new Set(parts.filter(Boolean))].join(', ')
}

function spotOf(geo: unknown): string | null {
  if (!isNode(geo)) return null
  const numbers = [textOf(geo['latitude']), textOf(geo['longitude'])]
  return numbers.every((text) => text !== '' && Number.isFinite(Number(text))) ? numbers.join(',') : null
}

function picturesOf(node: Node, address: string): Picture[] {
  const links = listOf(node['image']).map((image) =>
    absolute(textOf(isNode(image) ? (image['url'] ?? image['contentUrl']) : image), address),
  )
  return links.flatMap((url) => (url === null ? [] : [{ url }]))
}
