import type { AnsweredEvent } from '../../../support/events.ts'
import type { Person, TestService } from '../../../support/service.ts'

export interface Item {
  uid: string
  action: string
  event: AnsweredEvent
  problems: Record<string, string[]>
  is_floating: boolean
  changed: string[]
  alike: { id: number; title: string } | null
  chosen: boolean
  note: string | null
}

interface Previewed {
  data: { import_id: string; items: Item[]; past: number; more: number; is_part: boolean }
  message: string
  errors?: Record<string, string[]>
}

interface Imported {
  data: {
    items: { uid: string; outcome: string; event: AnsweredEvent | null; problems: Record<string, string[]> }[]
  }
  message: string
  errors?: Record<string, string[]>
}

const path = '/common/events/import/'

export const calendar = (...entries: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...entries, 'END:VCALENDAR'].join('\r\n')

/**
 * An entry with all required fields. A given line replaces the line with the same name or is added; an empty
 * one (`NAME:`) removes it.
 */
export function entry(uid: string, ...others: string[]): string {
  const own = [
    `UID:${uid}`,
    'DTSTAMP:20260601T101112Z',
    'SUMMARY:Open-air jazz',
    'DTSTART;TZID=Europe/Berlin:20260710T200000',
    'LOCATION:Stadtgarten\\, Cologne',
  ]
  const nameOf = (line: string) => /^[\w-]+/.exec(line)?.[0]
  const given = new Set(others.map(nameOf))
  const kept = own.filter((line) => !given.has(nameOf(line)))
  return ['BEGIN:VEVENT', ...kept, ...others.filter((line) => !line.endsWith(':')), 'END:VEVENT'].join('\r\n')
}

export const sendFile = (service: TestService, by: Person | null, text: string | Blob, fields = {}) =>
  service.request<Previewed>('POST', path, {
    token: by?.token,
    form: { file: new File([text], 'calendar.ics', { type: 'text/calendar' }), ...fields },
  })

export const sendAddress = (service: TestService, by: Person, json: object) =>
  service.request<Previewed>('POST', path, { token: by.token, json })

/** Previews the import of a file. */
export async function previewFile(service: TestService, by: Person, text: string, fields = {}) {
  const { status, body } = await sendFile(service, by, text, fields)
  if (status !== 200) throw new Error(`the preview answered ${status}: ${JSON.stringify(body)}`)
  return body.data
}

export const sendChoice = (service: TestService, by: Person, id: string, json: object, headers = {}) =>
  service.request<Imported>('POST', `${path}${id}/`, { token: by.token, json, headers })

/** Imports all entries of a file, and returns the outcome of each. */
export async function importFile(service: TestService, by: Person, text: string, fields = {}) {
  const { import_id, items } = await previewFile(service, by, text)
  const { status, body } = await sendChoice(service, by, import_id, {
    uids: items.map(({ uid }) => uid),
    ...fields,
  })
  if (status !== 200) throw new Error(`the import answered ${status}: ${JSON.stringify(body)}`)
  return body.data.items
}
