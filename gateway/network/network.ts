import { addressKey } from './address.ts'
import { forwardingHeader } from './forwarding.ts'
import { isLoopback } from './loopback.ts'

/** What the service is given of it. */
export const network = { addressKey, forwardingHeader, isLoopback }
