import { Readable } from 'node:stream'
import type { GraphQLParams } from 'graphql-yoga'
import { type FilePlaces, filePlaces, mostFiles } from './filePlaces.ts'
import { bodyRefusal, type Refusal, refuse } from './refusals.ts'
import { BodyRefused } from '../network/arrival.ts'
import type { Intake } from '../network/intake.ts'

/** The maximum size in bytes: enough for five pictures of 5 MB each and their texts. */
const mostBytes = 26_000_000

/** `fileBytes` is the limit for slides, which have the largest pictures. */
const formLimits = { fields: 2, textBytes: 100_000, files: mostFiles, fileBytes: 10 * 1024 * 1024 }

export interface Upload {
  params: GraphQLParams
  /** Removes the files. */
  leave: () => Promise<void>
}

/**
 * Reads a form of the GraphQL multipart request specification. Yoga's own reader keeps all of it in memory,
 * before any limit but that of its size.
 */
export async function readUpload(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  intake: Intake,
): Promise<Upload | Refusal> {
  const seen = new Set<string>()
  let read: FilePlaces | string | null = null
  const fault = (name: string, texts: ReadonlyMap<string, string>): string | null => {
    read ??= filePlaces(texts.get('operations'), texts.get('map') ?? '')
    if (typeof read === 'string') return read
    if (!read.places.has(name) || seen.has(name)) return 'Each file must be in `map`, and be sent once.'
    seen.add(name)
    return null
  }
  const type = headers.get('content-type') ?? ''
  const sending = { length: Number(headers.get('content-length')), most: mostBytes }
  const received = await intake
    .form(body ?? Readable.from([]), type, sending, formLimits, fault)
    .catch((error: unknown) => refusalOf(error, read))
  if ('status' in received) return received
  const { entries, leave } = received
  const texts = new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  const found = read ?? filePlaces(texts.get('operations'), texts.get('map'))
  if (typeof found === 'string' || found.places.size !== seen.size) {
    await leave()
    return refuse(400, 'BAD_USER_INPUT', typeof found === 'string' ? found : 'A file in `map` was not sent.')
  }
  for (const [name, value] of entries) {
    const place = typeof value === 'string' ? undefined : found.places.get(name)
    if (place) Object.assign(place.holder, { [place.key]: value })
  }
  return { params: found.operation, leave }
}

/** The names of multipart parts are arbitrary, so the refusal names the input field of the file instead. */
function refusalOf(error: unknown, read: FilePlaces | string | null): Refusal {
  if (!(error instanceof BodyRefused)) throw error
  const places = read && typeof read !== 'string' ? read.places : undefined
  const field = places?.get(error.field ?? '')?.field
  return { ...bodyRefusal(error), ...(field ? { fields: { [field]: [error.message] } } : {}) }
}
