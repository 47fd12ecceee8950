import { badField, HttpError } from '../../http/httpError.ts'
import { toWebAddress } from '../../../machines/language/webAddress.ts'
import type { Caller } from '../../ports/caller.ts'
import { NotFetched, type PublicWeb } from '../../ports/publicWeb.ts'
import type { Services } from '../../ports/services.ts'
import { utcClock } from '../fields/moments.ts'
import type { Reading } from './reading/coming.ts'
import type { Read } from './reading/reader.ts'
import { NotRead, readInThread } from './readInThread.ts'
import { inTurn } from './turns.ts'
import { countFetch } from './web/fetchLimits.ts'
import { shareLinkOf } from './web/shareLink.ts'

const mostBytes = 10 * 1024 * 1024
/**
 * A file between `mostBytes` and this size is refused with a field error. A larger one is refused during the
 * upload.
 */
export const mostTaken = 12 * 1024 * 1024

const noCalendar = 'This is no calendar file.'
const neither = 'Give a file or an address.'
const noEvents = 'There are no events at this address.'
const login =
  'This address leads to a login. Give the public address of the calendar, which often ends in .ics.'
const breaksOff = 'This calendar breaks off before the end of its first entry.'
const tooCostly = 'This calendar takes too long to read.'

type Calling = Services & { user: Caller }

export async function readFile(call: Calling, file: File): Promise<Reading> {
  if (file.size > mostBytes) throw badField('file', 'At most 10 MB.')
  const source = { bytes: await file.bytes(), type: '', address: null }
  const { reading } = await read(call, source, 'file')
  if (!reading) throw badField('file', noCalendar)
  return reading
}

export async function readAddress(call: Calling, url: string | undefined): Promise<Reading> {
  if (url === undefined) throw new HttpError(400, neither, { errors: { file: [neither], url: [neither] } })
  const { web } = call
  if (!web) throw badField('url', 'Addresses cannot be imported here. Save the calendar as a file.')
  const address = toWebAddress(url)
  if (!/^https?:\/\//i.test(address))
    throw badField('url', 'Give an address that starts with http:// or https://.')
  const share = shareLinkOf(address)
  try {
    return await readWeb(call, web, share?.calendar ?? address)
  } catch (error) {
    if (error instanceof NotFetched) throw badField('url', share?.help ?? error.message)
    throw error
  }
}

/** Reads an address, or the calendar that the page there names. */
async function readWeb(call: Calling, web: PublicWeb, address: string): Promise<Reading> {
  const fetchOnce = (url: string) =>
    inTurn(web, call.user.id, async () => {
      await countFetch(call, url)
      return await web.fetch(url)
    })
  const found = await read(call, await fetchOnce(address), 'url')
  if (found.reading) return found.reading
  if (found.calendar === null) throw badField('url', found.isLogin ? login : noEvents)
  const linked = await read(call, await fetchOnce(found.calendar), 'url')
  if (!linked.reading) throw badField('url', noEvents)
  return linked.reading
}

async function read(
  { clock, log }: Calling,
  source: { bytes: Uint8Array; type: string; address: string | null },
  field: string,
): Promise<Read> {
  const now = utcClock(clock())
  const found = await readInThread({ ...source, now }).catch((error: unknown) => {
    if (!(error instanceof NotRead)) throw error
    log.warn({ err: error }, 'a calendar was not read')
    throw badField(field, tooCostly)
  })
  const { reading } = found
  const isEmpty = reading !== null && reading.entries.length + reading.past + reading.more === 0
  if (isEmpty && reading.isPart) throw badField(field, breaksOff)
  return found
}
