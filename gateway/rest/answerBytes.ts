export interface RestAnswer {
  status: number
  header: (name: string) => string | null
  /** What the JSON says; undefined where it is none. */
  body: unknown
  /** It was handed over by the service of this process, and is what that declares. */
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
