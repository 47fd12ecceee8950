import { statfsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'

/** Bytes on the disk that holds a folder. */
export type Space = () => Promise<{ free: number; total: number }>

const leastFree = 256 * 1024 * 1024
const leastShare = 0.05

/** Less than 256 MB left, or on a small disk less than 5 %: what was begun can still be ended, but nothing is added. */
export const isNearlyFull = ({ free, total }: Awaited<ReturnType<Space>>) =>
  free < Math.min(leastFree, total * leastShare)

/** The space on the disk of this folder, as far as this user may use it. */
export function spaceOf(folder: string): Space {
  return async () => {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, total: blocks * bsize }
  }
}

/** A segment of the engine's WAL, and as much again. */
const leastToOpen = 32 * 1024 * 1024

/** Whether the disk of the folder is so full that what fails there may fail for that alone. */
export function isFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < leastToOpen
}
