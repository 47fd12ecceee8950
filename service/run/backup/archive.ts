import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { createTarDecoder, createTarPacker, type ParsedTarEntry } from 'modern-tar'
import { z } from 'zod'

const piece = 256 * 1024
const sumsName = 'checksums.json'
const Sums = z.record(z.string(), z.tuple([z.number().int(), z.string()]))

export interface Entry {
  name: string
  size: number
  body: AsyncIterable<Uint8Array>
}

/** Writes an uncompressed archive, since it consists mostly of pictures. */
export async function writeArchive(path: string, entries: AsyncIterable<Entry>): Promise<void> {
  const { readable, controller } = createTarPacker()
  const sums: z.output<typeof Sums> = {}
  const add = async ({ name, size, body }: Entry) => {
    const writer = controller.add({ name, size, mode: 0o600 }).getWriter()
    const hash = createHash('sha256')
    for await (const bytes of body) {
      hash.update(bytes)
      await writer.write(bytes)
    }
    await writer.close()
    sums[name] = [size, hash.digest('hex')]
  }
  const fill = async () => {
    try {
      for await (const entry of entries) await add(entry)
      await add(bytesEntry(sumsName, Buffer.from(JSON.stringify(sums))))
      controller.finalize()
    } catch (error) {
      controller.error(error)
      throw error
    }
  }
  await Promise.all([
    fill(),
    pipeline(
      Readable.fromWeb(readable as Parameters<typeof Readable.fromWeb>[0]),
      createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true, highWaterMark: piece }),
    ),
  ])
}

export const bytesEntry = (name: string, bytes: Uint8Array): Entry => ({
  name,
  size: bytes.length,
  body: Readable.from([bytes]),
})

/** The caller must read each body before it requests the next entry. */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  const source = createReadStream(path, { highWaterMark: piece })
  const bytes = Readable.toWeb(source) as ReadableStream<Uint8Array>
  const entries = bytes.pipeThrough(createTarDecoder({ strict: true }))
  try {
    // Without `preventCancel`, a reader that stops in the middle of an entry would wait for the rest of it.
    for await (const { header, body } of (entries as WebStream<ParsedTarEntry>).values({
      preventCancel: true,
    })) {
      if (header.type !== 'file') throw new Error(`${header.name} is no file`)
      yield { name: header.name, size: header.size, body: body as Entry['body'] & typeof body }
      if (!body.locked) await body.cancel()
    }
  } finally {
    source.destroy()
  }
}

const firstBytes = 1024 * 1024

export async function verifyArchive(
  path: string,
  recognise: (name: string, text: string) => void,
): Promise<string[]> {
  const found = new Map<string, z.output<typeof Sums>[string]>()
  let sums: z.output<typeof Sums> | undefined
  for await (const { name, size, body } of readArchive(path)) {
    if (sums || found.has(name)) throw new Error(`${name} is not where it belongs`)
    const isFirst = found.size === 0
    const isText = name === sumsName || (isFirst && size <= firstBytes)
    const hash = createHash('sha256')
    const pieces: Uint8Array[] = []
    for await (const bytes of body) {
      hash.update(bytes)
      if (isText) pieces.push(bytes)
    }
    const text = Buffer.concat(pieces).toString()
    if (isFirst) recognise(name, text)
    if (name === sumsName) sums = Sums.parse(JSON.parse(text))
    else found.set(name, [size, hash.digest('hex')])
  }
  if (!sums) throw new Error('its end is missing')
  const names = [...found.keys()]
  const isSame = (name: string) => String(found.get(name)) === String(sums[name])
  if (names.length !== Object.keys(sums).length || !names.every(isSame)) {
    throw new Error('its checksums do not fit')
  }
  return names
}
