import type { GraphQLParams } from 'graphql-yoga'
import { admit, bearer, type Refusal, refuse, refusalOf } from './admission.ts'
import type { Arrival } from '../context.ts'
import { type FilePlaces, filePlaces, mostFiles } from './filePlaces.ts'
import { BodyRefused } from '../../network/arrival.ts'
import type { Intake, Sending } from '../../network/intake.ts'
import { Anything, type Rest } from '../../rest/client.ts'
import type { Log } from '../../rest/log.ts'
import { isObject, parseJson } from '../../rest/payload.ts'
import { RestError } from '../../rest/restError.ts'

export interface Asking {
  method: string
  pathname: string
  header: (name: string) => string | null
  body: AsyncIterable<Uint8Array> | null
}

export interface Taken {
  /** Null if Yoga has to parse the body, which is then in `text`. */
  params: GraphQLParams | null
  text: string | null
  leave: () => Promise<void>
}

/** `fileBytes` is the limit for slides, which have the largest pictures. */
const formLimits = { fields: 2, textBytes: 100_000, files: mostFiles, fileBytes: 10 * 1024 * 1024 }

const nothing = async () => {}

/** The names of multipart parts are arbitrary, so the refusal names the input field of the file instead. */
function refusalOfFile(error: unknown, read: FilePlaces | string | null): Refusal {
  if (!(error instanceof BodyRefused) || !read || typeof read === 'string') throw error
  const place = read.places.get(error.field ?? '')
  if (!place) throw error
  return { ...refusalOf(error), fields: { [place.field]: [error.message] } }
}

/**
 * Reads an upload only after the service has accepted its
 * token. `restOf` creates a client that uses that token.
 */
export function reception(intake: Intake, restOf: (arrival: Arrival, token: string) => Rest, log: Log) {
  async function unknownBearer(authorization: string | null, arrival: Arrival): Promise<Refusal | null> {
    const token = bearer(authorization)
    if (token === null) return refuse(401, 'UNAUTHENTICATED', 'Please log in.')
    try {
      await restOf(arrival, token).get('/common/profile/', Anything)
      return null
    } catch (error) {
      if (error instanceof RestError) return refusalOf(error)
      throw error
    }
  }

  async function upload(
    body: AsyncIterable<Uint8Array>,
    type: string,
    sending: Sending,
  ): Promise<Taken | Refusal> {
    const seen = new Set<string>()
    let read: FilePlaces | string | null = null
    const fault = (name: string, texts: ReadonlyMap<string, string>): string | null => {
      read ??= filePlaces(texts.get('operations'), texts.get('map') ?? '')
      if (typeof read === 'string') return read
      if (!read.places.has(name) || seen.has(name)) return 'Each file must be in `map`, and be sent once.'
      seen.add(name)
      return null
    }
    const received = await intake
      .form(body, type, sending, formLimits, fault)
      .catch((error: unknown) => refusalOfFile(error, read))
    if ('status' in received) return received
    const { entries, leave } = received
    const texts = new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
    const found = read ?? filePlaces(texts.get('operations'), texts.get('map'))
    const isWhole = typeof found !== 'string' && found.places.size === seen.size
    if (!isWhole) {
      await leave()
      return refuse(
        400,
        'BAD_USER_INPUT',
        typeof found === 'string' ? found : 'A file in `map` was not sent.',
      )
    }
    for (const [name, value] of entries) {
      const place = typeof value === 'string' ? undefined : found.places.get(name)
      if (place) Object.assign(place.holder, { [place.key]: value })
    }
    return { params: found.operation, text: null, leave }
  }

  return async ({ method, pathname, header, body }: Asking, arrival: Arrival): Promise<Taken | Refusal> => {
    const admitted = admit(method, pathname, header)
    if ('status' in admitted) return admitted
    if (!body || admitted.maxBody === 0) return { params: null, text: null, leave: nothing }
    const unknown = admitted.isMultipart && (await unknownBearer(header('authorization'), arrival))
    if (unknown) return unknown
    const length = header('content-length')
    const sending = {
      address: arrival.caller.ip,
      length: length === null ? null : Number(length),
      most: admitted.maxBody,
    }
    try {
      if (admitted.isMultipart) return await upload(body, header('content-type') ?? '', sending)
      const text = (await intake.text(body, sending)).toString()
      if (!admitted.isJson) return { params: null, text, leave: nothing }
      const params = parseJson(text)
      return isObject(params)
        ? { params, text: null, leave: nothing }
        : refuse(400, 'BAD_USER_INPUT', 'This is no JSON object.')
    } catch (error) {
      if (!(error instanceof BodyRefused)) throw error
      const { requestId } = arrival
      if (error.cause && error.status > 500) log.error({ requestId, err: error.cause }, 'body not taken')
      return refusalOf(error)
    }
  }
}
