export interface RestAnswer {
  status: number
  header: (name: string) => string | null
  /** Parsed JSON; undefined where it is none. */
  body: unknown
  /** From the service in this process, so it is known to be what that declares. */
  isOwn?: boolean
}

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
