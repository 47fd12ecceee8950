import { totalmem } from 'node:os'

/** Below 1 GB, work that could trade memory for speed runs slower instead. */
export function isMemoryShort(limit = process.constrainedMemory(), all = totalmem()): boolean {
  return Math.min(limit || all, all) < 1_000_000_000
}
