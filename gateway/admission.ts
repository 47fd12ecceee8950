import type { RestErrorCode } from './rest/restError.ts'

/** The most bytes of a body. */
const bodyLimits = {
  json: 100_000,
  /** Five pictures of 5 MB each and the texts beside them. */
  multipart: 26_000_000,
}

/** Any of these makes a browser ask first whether another site may send the request; it may not. */
const ownHeaders = ['x-plaza-client', 'graphql-preflight']

/** What is answered with; without `Accept`, JSON. */
const readable = /\*\/\*|application\/(?:\*|json|graphql-response\+json)|text\/event-stream/i

export interface Refusal {
  status: number
  code: RestErrorCode
  message: string
  headers?: Record<string, string>
}

export interface Admitted {
  /** The most bytes that may be read of the body; 0 when there is none. */
  maxBody: number
  isMultipart: boolean
}

/** Looks at a request before anything of its body is read. */
export function admit(method: string, header: (name: string) => string | null): Refusal | Admitted {
  const accept = header('accept')
  if (accept && !readable.test(accept)) {
    return refuse(
      406,
      'BAD_USER_INPUT',
      'There is no page here, only answers in JSON (Accept: application/json).',
    )
  }
  const isOwn = ownHeaders.some((name) => header(name))
  if (method === 'GET') {
    // A stream stays open, so that another site could use up what the reader has of them.
    const isStream = accept?.includes('text/event-stream') && !isOwn
    return isStream
      ? refuse(403, 'FORBIDDEN', `Ask for a stream with a header ${ownHeaders.join(' or ')}.`)
      : { maxBody: 0, isMultipart: false }
  }
  if (method !== 'POST') {
    return refuse(405, 'BAD_USER_INPUT', 'Send a query by GET or POST.', { allow: 'GET, POST' })
  }
  const type = header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const isJson = type === 'application/json' || type === 'application/graphql+json'
  if (!isJson && !isOwn) {
    return refuse(
      403,
      'FORBIDDEN',
      `Send JSON (Content-Type: application/json), or a header ${ownHeaders.join(' or ')}.`,
    )
  }
  const isMultipart = type === 'multipart/form-data'
  const maxBody = isMultipart ? bodyLimits.multipart : bodyLimits.json
  const length = header('content-length')
  if (isMultipart && !/^\d+$/.test(length ?? '')) {
    return refuse(411, 'BAD_USER_INPUT', 'Say how long the upload is (Content-Length).')
  }
  if (Number(length ?? 0) > maxBody) return tooLarge(maxBody)
  return { maxBody, isMultipart }
}

/** All of a body, or null as soon as it is longer than `most` bytes. */
export async function readBody(
  body: AsyncIterable<Uint8Array>,
  most: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > most) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export const tooLarge = (most: number) =>
  refuse(413, 'PAYLOAD_TOO_LARGE', `This is larger than ${Math.floor(most / 1000)} kB.`, {
    connection: 'close',
  })

function refuse(
  status: number,
  code: RestErrorCode,
  message: string,
  headers?: Record<string, string>,
): Refusal {
  return { status, code, message, ...(headers ? { headers } : {}) }
}

/** A refusal in the form of a GraphQL answer. */
export function refusalBody({ code, message }: Refusal, requestId: string): string {
  return JSON.stringify({ errors: [{ message, extensions: { code, requestId } }] })
}
