import { receiveBody, BodyRefused, tooLarge } from './arrival.ts'
import type { ByteBudget } from './budget.ts'
import { type FileFault, type Form, type FormLimits, readForm } from './form.ts'
import type { TempFolder } from './tempFolder.ts'

/** Who sends a body, and what is known of it before it is read. */
export interface Sending {
  /** The sender's address; null for a part of this process, whose own senders are counted already. */
  address: string | null
  /** Its Content-Length. */
  length: number | null
  /** The most bytes that it may have. */
  most: number
}

/** A form that holds its room until it is left. */
export interface Received {
  entries: Form['entries']
  leave: () => Promise<void>
}

/** Bytes. */
const step = 100_000

/**
 * Takes in the bodies of requests, in the room that there is for all of them. Throws `BodyRefused`.
 */
export class Intake {
  readonly #budget: ByteBudget
  readonly #folder: TempFolder

  constructor(budget: ByteBudget, folder: TempFolder) {
    this.#budget = budget
    this.#folder = folder
  }

  /** All of a body that is a text. */
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

  /** A form, its files on the disk. */
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

  /** Removes what is left on the disk. */
  async close(): Promise<void> {
    await this.#folder.close()
  }

  /** Room for all of the body where its length is known, and otherwise for more and more of it. */
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
        for await (const chunk of receiveBody(body, most, length)) {
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
