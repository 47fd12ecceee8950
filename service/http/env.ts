import type { Services } from '../ports/services.ts'
import type { Caller } from '../ports/caller.ts'

export interface Arrival {
  ip: string
  /** The gateway of this process took the body in, and holds room for it. */
  isTakenIn?: boolean
  /** Takes what would be sent as JSON; the answer then has no body (`handing.ts`). */
  handOver?: (body: unknown) => void
}

export interface Env {
  Bindings: Partial<Arrival>
  Variables: {
    services: Services
    caller: Caller | null
    ip: string
    requestId: string
    hold?: (work: Promise<unknown>) => void
  }
}
