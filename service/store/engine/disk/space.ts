import { statfsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'

export type Space = () => Promise<{ free: number; total: number }>

const leastFree = 256 * 1024 * 1024
const leastShare = 0.05

export const isNearlyFull = ({ free, total }: Awaited<ReturnType<Space>>) =>
  free < Math.min(leastFree, total * leastShare)

export function spaceOf(folder: string): Space {
  return async () => {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, total: blocks * bsize }
  }
}

/** Twice the size of a WAL segment. */
const leastToOpen = 32 * 1024 * 1024

export function isFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < leastToOpen
}
