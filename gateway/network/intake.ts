import { takeIn, BodyRefused, tooLarge } from './arrival.ts'
import type { ByteBudget } from './budget.ts'
import { type FileFault, type Form, type FormLimits, readForm } from './form.ts'
import type { TempFolder } from './tempFolder.ts'

export interface Sending {
  address: string | null
  length: number | null
  most: number
}

export interface Received {
  entries: Form['entries']
  leave: () => Promise<void>
}

const step = 100_000

export class Intake {
  readonly #budget: ByteBudget
  readonly #folder: TempFolder

  constructor(budget: ByteBudget, folder: TempFolder) {
    this.#budget = budget
    this.#folder = folder
  }

  async text(body: AsyncIterable<Uint8Array>, sending: Sending): Promise<Buffer<ArrayBuffer>> {
    const room = this.#roomFor(sending)
    try {
      const chunks: Uint8Array[] = []
      for await (const chunk of room.fill(body)) chunks.push(chunk)
      return Buffer.concat(chunks)
    } finally {
      room.leave()
    }
  }

  async form(
    body: AsyncIterable<Uint8Array>,
    type: string,
    sending: Sending,
    limits: FormLimits,
    fault?: FileFault,
  ): Promise<Received> {
    const room = this.#roomFor(sending)
    try {
      const { entries, remove } = await readForm(room.fill(body), type, limits, this.#folder, fault)
      return {
        entries,
        leave: async () => {
          room.leave()
          await remove()
        },
      }
    } catch (error) {
      room.leave()
      throw error
    }
  }

  async close(): Promise<void> {
    await this.#folder.close()
  }

  #roomFor({ address, length, most }: Sending) {
    if ((length ?? 0) > most) throw tooLarge(most)
    const releases: (() => void)[] = []
    let room = 0
    const take = (bytes: number) => {
      room += bytes
      if (address === null) return
      const held = this.#budget.hold(address, bytes)
      if (typeof held !== 'function') throw new BodyRefused(held.status, held.message, held)
      releases.push(held)
    }
    take(length ?? Math.min(step, most))
    return {
      fill: async function* fill(body: AsyncIterable<Uint8Array>) {
        let size = 0
        for await (const chunk of takeIn(body, most, length)) {
          size += chunk.byteLength
          if (size > room) take(Math.max(step, size - room))
          yield chunk
        }
      },
      leave: () => {
        for (const release of releases.splice(0)) release()
      },
    }
  }
}
