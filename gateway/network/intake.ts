import { join } from 'node:path'
import type { Logger } from 'pino'
import { takeIn, BodyRefused } from './arrival.ts'
import { type FileFault, type Form, type FormLimits, readForm } from './form.ts'
import { TempFolder } from './tempFolder.ts'

export interface Sending {
  length: number | null
  /** The maximum number of bytes. */
  most: number
  /** True if the gateway in this process passes on a form that it has counted already. */
  isPassedOn?: boolean
}

export interface Received {
  entries: Form['entries']
  leave: () => Promise<void>
}

/** Uploads at the same time; each may take 26 MB of disk, and a few hundred kB of memory while it arrives. */
const mostUploads = 100

/** Reads request bodies. Files of forms go to the disk as they arrive. */
export class Intake {
  readonly #folder: TempFolder
  readonly #most: number
  #uploads = 0

  constructor(folder: TempFolder, most = mostUploads) {
    this.#folder = folder
    this.#most = most
  }

  /** The number of uploads under way. */
  get uploads(): number {
    return this.#uploads
  }

  async text(body: AsyncIterable<Uint8Array>, { length, most }: Sending): Promise<Buffer<ArrayBuffer>> {
    const chunks: Uint8Array[] = []
    for await (const chunk of takeIn(body, most, length)) chunks.push(chunk)
    return Buffer.concat(chunks)
  }

  async form(
    body: AsyncIterable<Uint8Array>,
    type: string,
    { length, most, isPassedOn = false }: Sending,
    limits: FormLimits,
    fault?: FileFault,
  ): Promise<Received> {
    const weight = isPassedOn ? 0 : 1
    if (weight > 0 && this.#uploads >= this.#most) {
      throw new BodyRefused(503, 'Too many uploads at the moment. Please wait a moment.', { retryAfter: 5 })
    }
    this.#uploads += weight
    try {
      const { entries, remove } = await readForm(
        takeIn(body, most, length),
        type,
        limits,
        this.#folder,
        fault,
      )
      let isHere = true
      return {
        entries,
        leave: async () => {
          if (isHere) this.#uploads -= weight
          isHere = false
          await remove()
        },
      }
    } catch (error) {
      this.#uploads -= weight
      throw error
    }
  }

  async close(): Promise<void> {
    await this.#folder.close()
  }
}

/** Removes what an earlier process left, and throws if uploads cannot be written. */
export async function openIntake({ dataDir }: { dataDir: string }, log: Logger): Promise<Intake> {
  const folder = new TempFolder(join(dataDir, 'incoming'))
  const fault = await folder.sweep().catch((error: unknown) => error)
  await folder.probe(dataDir)
  if (fault !== undefined) log.warn({ err: fault }, 'unfinished uploads were not removed')
  return new Intake(folder)
}
