import ICAL from 'ical.js'

interface Block {
  lines: string[]
  isWhole: boolean
}

export interface CalendarParts {
  /** Properties of the calendar itself. */
  head: Properties
  zones: Map<string, ICAL.Component>
  events: Block[]
}

/**
 * Reads the text line by line, so that a broken line affects only its own entry. Returns null if it is not a
 * calendar.
 */
export function partsOf(text: string): CalendarParts | null {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/(?:\r\n|\r|\n)[ \t]/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
  if (!/^BEGIN:VCALENDAR\s*$/i.test(lines[0] ?? '')) return null
  const head: string[] = []
  const zones = new Map<string, ICAL.Component>()
  const events: Block[] = []
  let open: { name: string; lines: string[]; depth: number } | null = null
  const close = (isWhole: boolean) => {
    if (open?.name === 'VEVENT') events.push({ lines: open.lines, isWhole })
    if (open?.name === 'VTIMEZONE' && isWhole) addZone(zones, open.lines)
    open = null
  }
  for (const line of lines.slice(1)) {
    const [, verb, part = ''] = /^(BEGIN|END):\s*([A-Z0-9-]+)\s*$/i.exec(line) ?? []
    const name = part.toUpperCase()
    if (verb?.toUpperCase() === 'BEGIN') {
      if (open && name === 'VEVENT') close(false)
      if (open) {
        open.depth += 1
        if (open.name !== 'VEVENT') open.lines.push(line)
      } else open = { name, lines: [], depth: 0 }
    } else if (verb) {
      if (open && open.depth > 0) {
        open.depth -= 1
        if (open.name !== 'VEVENT') open.lines.push(line)
      } else close(open?.name === name)
    } else if (!open) head.push(line)
    // Components inside an event, such as alarms, are not part of the event.
    else if (open.name !== 'VEVENT' || open.depth === 0) open.lines.push(line)
  }
  close(false)
  return { head: new Properties(head), zones, events }
}

function addZone(zones: Map<string, ICAL.Component>, lines: readonly string[]) {
  try {
    const text = ['BEGIN:VTIMEZONE', ...lines, 'END:VTIMEZONE'].join('\r\n')
    const component = new ICAL.Component(ICAL.parse(text))
    zones.set(String(component.getFirstPropertyValue('tzid')), component)
  } catch {
    // The zone may still be found by its name.
  }
}

export class Properties {
  readonly #all = new Map<string, ICAL.Property[]>()
  /** Names of properties that could not be parsed. */
  readonly broken = new Set<string>()

  constructor(lines: readonly string[]) {
    for (const line of lines) {
      const name = (/^[\w-]+/.exec(line)?.[0] ?? '').toLowerCase()
      try {
        const property = ICAL.Property.fromString(line, ICAL.design.icalendar)
        // The library parses the value only now, so errors occur here.
        property.getValues()
        this.#all.set(name, [...(this.#all.get(name) ?? []), property])
      } catch {
        this.broken.add(name)
      }
    }
  }

  all = (name: string) => this.#all.get(name) ?? []

  first = (name: string) => this.all(name)[0]

  text(name: string): string {
    const value: unknown = this.first(name)?.jCal[3]
    return typeof value === 'string' ? value.trim() : ''
  }
}
