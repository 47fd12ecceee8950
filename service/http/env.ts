import type { Services } from '../ports/services.ts'
import type { Caller } from '../ports/caller.ts'

export interface Arrival {
  ip: string
  /** True if the gateway in this process passes on a form that it has counted already. */
  isPassedOn?: boolean
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
