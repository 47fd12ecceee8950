import { parentPort } from 'node:worker_threads'
import { readCalendar } from './calendarFile.ts'
import type { Reading } from './coming.ts'
import { readEventPage } from './eventPage.ts'
import { linksOf, type PageLinks } from './pageLinks.ts'

export interface ToReader {
  bytes: Uint8Array
  /** The media type sent by the server, if any. */
  type: string
  /** The address of a page; null for a file, which must be a calendar. */
  address: string | null
  /** A clock time in UTC. */
  now: string
}

export type Read = { reading: Reading } | ({ reading: null } & PageLinks)
export type FromReader = 'ready' | Read

/** Calendars should be UTF-8, but some old ones are not. */
function decoded(bytes: Uint8Array, type: string): string {
  const [, charset = 'utf-8'] = /charset="?([\w-]{1,40})/i.exec(type) ?? []
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const nothing: PageLinks = { calendar: null, isLogin: false }

const tell = (message: FromReader) => parentPort?.postMessage(message)

parentPort?.on('message', ({ bytes, type, address, now }: ToReader) => {
  const text = decoded(bytes, type)
  const calendar = readCalendar(text, now)
  const reading = calendar ?? (address === null ? null : readEventPage(text, address, now))
  if (reading) tell({ reading })
  else tell({ reading, ...(address === null ? nothing : linksOf(text, address)) })
})

tell('ready')
