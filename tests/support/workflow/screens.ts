import { join } from 'node:path'
import { reports } from './walks.ts'

/** Where the pictures of a machine's states are kept. */
export const screensOf = (machine: string) => join(reports, 'screens', machine)

/** The file of the picture of a screen while these innermost states are active. */
export const nameOfScreen = (leaves: string[]) => `${leaves.join('+')}.webp`
