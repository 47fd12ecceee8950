import { addressKey } from './address.ts'
import { forwardingHeader } from './forwarding.ts'
import { isLoopback } from './loopback.ts'

export const network = { addressKey, forwardingHeader, isLoopback }
