export class BodyRefused extends Error {
  readonly status: 400 | 413 | 503 | 507
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

/** Refuses a body of more than `most` bytes, by its announced length or else while reading, or a broken one. */
export async function* takeIn(
  body: AsyncIterable<Uint8Array>,
  most: number,
  length: number | null,
): AsyncGenerator<Uint8Array> {
  if ((length ?? 0) > most) throw tooLarge(most)
  const chunks = body[Symbol.asyncIterator]()
  let size = 0
  try {
    for (;;) {
      const { done, value } = await chunks.next().catch((cause: unknown) => {
        throw new BodyRefused(400, 'The body broke off.', { cause })
      })
      if (done) return
      size += value.byteLength
      if (size > most) throw tooLarge(most)
      yield value
    }
  } finally {
    // Not awaited, so that an unresponsive sender cannot delay the response.
    Promise.resolve(chunks.return?.()).catch(() => {})
  }
}

const tooLarge = (most: number) => new BodyRefused(413, `This is larger than ${Math.floor(most / 1000)} kB.`)
