import { createWriteStream, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { BodyRefused } from './arrival.ts'
import type { TempFolder } from './tempFolder.ts'

export interface FormLimits {
  fields: number
  textBytes: number
  files: number
  fileBytes: number
}

export interface Form {
  entries: readonly (readonly [name: string, value: string | File])[]
  remove: () => Promise<void>
}

/**
 * Called before a file is saved, with the text fields so far. Returns an error message, or null to accept it.
 */
export type FileFault = (name: string, texts: ReadonlyMap<string, string>) => string | null

const longestName = 200
const longestFileName = 100

export async function readForm(
  body: AsyncIterable<Uint8Array>,
  type: string,
  limits: FormLimits,
  folder: TempFolder,
  fault: FileFault = () => null,
): Promise<Form> {
  const reading = readingOf(type, limits, folder, fault)
  try {
    await pipeline(slicesOf(body), reading.openParser())
    return await reading.form()
  } catch (error) {
    await reading.abandon()
    throw refusalOf(error)
  }
}

const slice = 65_536

/** Splits large chunks, since the parser cannot stop in the middle of one. */
async function* slicesOf(body: AsyncIterable<Uint8Array>) {
  for await (const chunk of body) {
    for (let at = 0; at < chunk.byteLength; at += slice) yield chunk.subarray(at, at + slice)
  }
}

function readingOf(type: string, limits: FormLimits, folder: TempFolder, fault: FileFault) {
  const { fields, textBytes, files, fileBytes } = limits
  const texts = new Map<string, string>()
  const entries: (readonly [string, Promise<string | File>])[] = []
  const open = new Set<Readable>()
  const paths: string[] = []
  let size = 0

  /** Throws if the type has no boundary. */
  const openParser = () => {
    const parser = new Busboy({
      headers: { 'content-type': type },
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
      limits: {
        parts: fields + files,
        fields,
        fieldSize: textBytes,
        files,
        fileSize: fileBytes,
        headerPairs: 20,
      },
    })
    const refuse = (error: unknown) =>
      parser.destroy(error instanceof Error ? error : new Error(String(error)))
    const attempt = (work: () => void) => {
      try {
        work()
      } catch (error) {
        refuse(error)
      }
    }
    for (const excess of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const) {
      parser.on(excess, () => refuse(new BodyRefused(400, `At most ${fields} fields and ${files} files.`)))
    }
    parser.on('field', (name, value, _nameTruncated, isCut) =>
      attempt(() => {
        checkName(name)
        size += Buffer.byteLength(value)
        if (isCut || size > textBytes) {
          throw new BodyRefused(413, `The texts are larger than ${Math.floor(textBytes / 1000)} kB.`)
        }
        texts.set(name, value)
        entries.push([name, Promise.resolve(value)])
      }),
    )
    parser.on('file', (name, stream, fileName, _encoding, mediaType) => {
      stream.on('error', () => {})
      attempt(() => {
        checkName(name)
        const wrong = fault(name, texts)
        if (wrong !== null) throw new BodyRefused(400, wrong)
        const saved = save(name, stream, fileName, mediaType)
        saved.catch(refuse)
        entries.push([name, saved])
      })
    })
    return parser
  }

  async function save(name: string, stream: Readable, fileName: string, mediaType: string): Promise<File> {
    open.add(stream)
    const most = Math.floor(fileBytes / 1024 / 1024)
    stream.once('limit', () =>
      stream.destroy(
        new BodyRefused(413, `${shownName(fileName)}A file may have at most ${most} MB.`, { field: name }),
      ),
    )
    const path = await folder.newPath()
    if (stream.destroyed) throw stream.errored ?? new Error('The form is not wanted.')
    paths.push(path)
    await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    open.delete(stream)
    return new File([await openAsBlob(path, { type: mediaType })], fileName, { type: mediaType })
  }

  const remove = async () => {
    await Promise.all(paths.map((path) => rm(path, { force: true })))
  }

  return {
    openParser,
    form: async (): Promise<Form> => {
      const all = entries.map(async ([name, value]) => [name, await value] as const)
      return { entries: await Promise.all(all), remove }
    },
    abandon: async () => {
      // Destroyed with an error, since a write from a stream that only ended early would wait forever.
      for (const stream of open) stream.destroy(new Error('The form is not wanted.'))
      await Promise.allSettled(entries.map(([, value]) => value))
      await remove()
    },
  }
}

/** The file's name as a prefix for an error message: one line of limited length. */
function shownName(fileName: string) {
  const letters = Array.from(fileName.replaceAll(/[\p{C}\s]+/gu, ' ').trim())
  if (letters.length === 0) return ''
  return `${letters.slice(0, longestFileName).join('')}${letters.length > longestFileName ? '…' : ''}: `
}

function checkName(name: string | undefined) {
  if (!name || name.length > longestName) throw new BodyRefused(400, 'Each part needs a short name.')
}

function refusalOf(error: unknown): BodyRefused {
  if (error instanceof BodyRefused) return error
  const { code, syscall } = error as NodeJS.ErrnoException
  if (syscall === undefined) return new BodyRefused(400, 'The body cannot be read.', { cause: error })
  const isFull = code === 'ENOSPC' || code === 'EDQUOT'
  return isFull
    ? new BodyRefused(507, 'Nothing can be uploaded just now, since the disk is full.', { cause: error })
    : new BodyRefused(503, 'Nothing can be uploaded just now.', { retryAfter: 30, cause: error })
}
