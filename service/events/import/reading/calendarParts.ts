import ICAL from 'ical.js'

export interface Block {
  lines: string[]
  isWhole: boolean
}

export interface CalendarParts {
  /** Properties of the calendar itself. */
  head: Properties
  zones: ReadonlyMap<string, readonly string[]>
  events: Block[]
  /** True if the text ends before the calendar does. */
  isPart: boolean
  /** True if the calendar closes none of its entries, as some versions of Outlook write it. */
  isOpenEnded: boolean
}

/**
 * Reads the text line by line, so that a broken line affects only its own entry. Returns null if it is not a
 * calendar.
 */
export function partsOf(text: string): CalendarParts | null {
  const lines = unfolded(text)
  if (!/^BEGIN:\s*VCALENDAR\s*$/i.test(lines.next().value ?? '')) return null
  const head: string[] = []
  const zones = new Map<string, string[]>()
  const events: Block[] = []
  let open: { name: string; lines: string[]; depth: number } | null = null
  let isPart = true
  const close = (isWhole: boolean) => {
    if (open?.name === 'VEVENT') events.push({ lines: open.lines, isWhole })
    if (open?.name === 'VTIMEZONE' && isWhole) zones.set(tzidIn(open.lines), open.lines)
    open = null
  }
  for (const line of lines) {
    const [, verb, part = ''] = /^(BEGIN|END):\s*([A-Z0-9-]{1,50})\s*$/i.exec(line) ?? []
    const name = part.toUpperCase()
    if (verb?.toUpperCase() === 'BEGIN') {
      if (open && name === 'VEVENT') close(false)
      if (open) {
        open.depth += 1
        if (open.name !== 'VEVENT') open.lines.push(line)
      } else open = { name, lines: [], depth: 0 }
    } else if (verb) {
      if (name === 'VCALENDAR') isPart = false
      if (open && open.depth > 0 && name !== 'VCALENDAR') {
        open.depth -= 1
        if (open.name !== 'VEVENT') open.lines.push(line)
      } else close(open?.name === name)
    } else if (!open) head.push(line)
    // Components inside an event, such as alarms, are not part of the event.
    else if (open.name !== 'VEVENT' || open.depth === 0) open.lines.push(line)
  }
  close(false)
  const properties = new Properties(head)
  const isOpenEnded = isPart && events.length > 0 && events.every(({ isWhole }) => !isWhole)
  if (isOpenEnded && (events.length > 1 || writtenByOutlook(properties) || /[\r\n]$/.test(text))) {
    return { head: properties, zones, events, isPart: false, isOpenEnded: true }
  }
  if (isPart && events.at(-1)?.isWhole === false) events.pop()
  return { head: properties, zones, events, isPart, isOpenEnded: false }
}

const writtenByOutlook = (head: Properties) => /microsoft|outlook/i.test(head.text('prodid'))

const tzidIn = (lines: readonly string[]) =>
  new Properties(lines.filter((line) => /^tzid\b/i.test(line))).text('tzid')

/** Yields the lines that are not blank, with their continuations. */
function* unfolded(text: string): Generator<string, undefined> {
  let line = ''
  for (const [part] of text.replace(/^\uFEFF/, '').matchAll(/[^\r\n]+/g)) {
    if (/^[ \t]/.test(part)) line += part.slice(1)
    else {
      if (line.trim() !== '') yield line
      line = part
    }
  }
  if (line.trim() !== '') yield line
}

/** Texts are cut to this length, before any pattern sees them. */
const longestTexts: Record<string, number> = {
  description: 100_000,
  'x-alt-desc': 100_000,
  summary: 2000,
  location: 2000,
  comment: 2000,
  categories: 2000,
}
/** Any other value beyond this length cannot be read. Binary pictures have the limit of a picture. */
const longest: Record<string, number> = {
  exdate: 50_000,
  rdate: 50_000,
  attach: 7e6,
  image: 7e6,
  rrule: 1000,
}
const longestOther = 5000
const mostOfAName = 1000

/** The properties of a component, each parsed when it is first needed. */
export class Properties {
  readonly #lines = new Map<string, string[]>()
  readonly #parsed = new Map<string, ICAL.Property[]>()
  readonly #broken = new Set<string>()

  constructor(lines: readonly string[]) {
    for (const line of lines) {
      const name = (/^[\w-]{1,100}/.exec(line)?.[0] ?? '').toLowerCase()
      const same = this.#lines.get(name)
      if (!same) this.#lines.set(name, [line])
      else if (same.length < mostOfAName) same.push(line)
    }
  }

  has = (name: string) => this.#lines.has(name)

  all(name: string): readonly ICAL.Property[] {
    const found =
      this.#parsed.get(name) ?? (this.#lines.get(name) ?? []).flatMap((line) => this.#parse(name, line))
    this.#parsed.set(name, found)
    return found
  }

  first = (name: string) => this.all(name)[0]

  /** True if a property of this name could not be parsed. */
  isBroken(name: string): boolean {
    this.all(name)
    return this.#broken.has(name)
  }

  text(name: string): string {
    const value: unknown = this.first(name)?.jCal[3]
    return typeof value === 'string' ? value.trim() : ''
  }

  #parse(name: string, line: string): ICAL.Property[] {
    const limit = longestTexts[name]
    try {
      if (limit === undefined && line.length > (longest[name] ?? longestOther)) throw new Error('too long')
      const property = ICAL.Property.fromString(line.slice(0, limit), ICAL.design.icalendar)
      // The library parses the value only now, so errors occur here.
      property.getValues()
      return [property]
    } catch {
      this.#broken.add(name)
      return []
    }
  }
}
