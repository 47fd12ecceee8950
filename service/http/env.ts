import type { Services } from '../ports/services.ts'
import type { Caller } from '../ports/caller.ts'

export interface Arrival {
  ip: string
  /** True if the gateway in this process has received the body and reserved room for it. */
  isTakenIn?: boolean
  /** Receives the value that would be sent as JSON; the response then has no body (`handing.ts`). */
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
