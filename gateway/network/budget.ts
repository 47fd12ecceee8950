import { addressKey } from './address.ts'
import { waiting } from './waiting.ts'

interface NoRoom {
  status: 429 | 503
  message: string
  retryAfter: number
}

export interface ByteLimits {
  process: number
  /** Reserved for addresses that send little; otherwise a dozen uploads could block every login. */
  small: number
  address: number
}

const megabyte = 1_000_000
export const byteLimits: ByteLimits = {
  process: 300 * megabyte,
  small: 50 * megabyte,
  address: 100 * megabyte,
}

const little = 100_000
const retryAfter = 5

export class ByteBudget {
  readonly #limits: ByteLimits
  readonly #byAddress = new Map<string, number>()
  #held = 0

  constructor(limits: ByteLimits = byteLimits) {
    this.#limits = limits
  }

  get held(): number {
    return this.#held
  }

  hold(address: string, bytes: number): (() => void) | NoRoom {
    const key = addressKey(address)
    const ofAddress = (this.#byAddress.get(key) ?? 0) + bytes
    if (ofAddress > this.#limits.address) {
      return {
        status: 429,
        message: waiting('Too much is being sent from your address.', retryAfter),
        retryAfter,
      }
    }
    const kept = ofAddress > little ? this.#limits.small : 0
    if (this.#held + bytes > this.#limits.process - kept) {
      return {
        status: 503,
        message: 'Too many uploads at the moment. Please wait a moment.',
        retryAfter,
      }
    }
    this.#held += bytes
    this.#byAddress.set(key, ofAddress)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      this.#held -= bytes
      const left = (this.#byAddress.get(key) ?? 0) - bytes
      if (left > 0) this.#byAddress.set(key, left)
      else this.#byAddress.delete(key)
    }
  }
}
