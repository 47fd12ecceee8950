export class BodyRefused extends Error {
  readonly status: 400 | 408 | 413 | 429 | 503 | 507
  readonly retryAfter: number | undefined
  readonly field: string | undefined

  constructor(
    status: BodyRefused['status'],
    message: string,
    { retryAfter, field, cause }: { retryAfter?: number; field?: string; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.name = 'BodyRefused'
    this.status = status
    this.retryAfter = retryAfter
    this.field = field
  }
}

/** ms between two speed checks, and the number of consecutive slow ones after which the body is refused. */
const every = 5000
const patience = 2
/** The minimum in bytes per second. A long body must be faster: it may take at most `longest` seconds. */
const slowest = 1000
const longest = 120

/** Refuses a body that is too large, breaks off, or arrives too slowly. */
export async function* takeIn(
  body: AsyncIterable<Uint8Array>,
  most: number,
  length: number | null,
): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]()
  const { promise: over, reject } = Promise.withResolvers<never>()
  // Prevents an unhandled rejection if the promise rejects after the last read.
  over.catch(() => {})
  const pace = watchPace(length, () => reject(new BodyRefused(408, 'This comes too slowly.')))
  let size = 0
  try {
    for (;;) {
      const { done, value } = await Promise.race([chunks.next(), over]).catch((cause: unknown) => {
        throw cause instanceof BodyRefused ? cause : new BodyRefused(400, 'The body broke off.', { cause })
      })
      if (done) return
      size += value.byteLength
      if (size > most) throw tooLarge(most)
      pace.count(value.byteLength)
      yield value
    }
  } finally {
    pace.stop()
    // Not awaited, so that an unresponsive sender cannot delay the response.
    Promise.resolve(chunks.return?.()).catch(() => {})
  }
}

export const tooLarge = (most: number) =>
  new BodyRefused(413, `This is larger than ${Math.floor(most / 1000)} kB.`)

function watchPace(length: number | null, tooSlow: () => void) {
  const least = Math.max(slowest, (length ?? 0) / longest)
  let received = 0
  let seconds = 0
  let slow = 0
  const timer = setInterval(() => {
    seconds += every / 1000
    slow = received < least * seconds ? slow + 1 : 0
    if (slow >= patience) tooSlow()
  }, every).unref()
  return {
    count: (bytes: number) => {
      received += bytes
    },
    stop: () => clearInterval(timer),
  }
}
