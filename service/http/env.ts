import type { Services } from '../ports/services.ts'
import type { Caller } from '../ports/caller.ts'

/** What whoever listens tells about a request; an in-process gateway hands it on. */
export interface Arrival {
  /** The client's address. */
  ip: string
  /** The gateway of this process took the body in, and holds room for it. */
  isTakenIn?: boolean
  /** Takes what would be made JSON; the answer has no body then (`handing.ts`). */
  handOver?: (body: unknown) => void
}

/** What middleware of `app.ts` leaves for the routes. */
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
