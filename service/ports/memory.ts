import { totalmem } from 'node:os'

/** True below 1 GB of memory, where Plaza saves memory at the cost of speed. */
export function isMemoryShort(limit = process.constrainedMemory(), all = totalmem()): boolean {
  return Math.min(limit || all, all) < 1_000_000_000
}
