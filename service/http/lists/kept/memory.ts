import type { Bits } from './bits.ts'
import type { Moment } from './touchedRows.ts'

const mostBytes = 16 * 1024 * 1024
const mostKept = 500
/** Until then, what is too common is not looked at again. */
const decidedMs = 3600_000

export interface Kept extends Moment {
  /** Null: too many. */
  bits: Bits | null
  at: number
}

/** What was used longest ago is forgotten first. */
export class Memory {
  readonly #kept = new Map<string, Kept>()
  #bytes = 0

  get isNearlyFull() {
    return this.#bytes > 0.9 * mostBytes || this.#kept.size > 0.9 * mostKept
  }

  get(key: string) {
    return this.#kept.get(key)
  }

  isEverywhere(key: string) {
    return this.#kept.get(key)?.bits === null
  }

  isDecided(key: string) {
    const kept = this.#kept.get(key)
    return kept !== undefined && (kept.bits !== null || performance.now() - kept.at < decidedMs)
  }

  forget(key: string) {
    this.#bytes -= this.#kept.get(key)?.bits?.bytes ?? 0
    this.#kept.delete(key)
  }

  keep(key: string, kept: Kept) {
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    // Counted anew, since sets grow with the table.
    this.#bytes = [...this.#kept.values()].reduce((sum, { bits }) => sum + (bits?.bytes ?? 0), 0)
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= mostBytes && this.#kept.size <= mostKept) break
      this.forget(oldest)
    }
  }
}
