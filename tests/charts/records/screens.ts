import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { reports } from './walks.ts'

/** The folder with the pictures of a machine's states. */
export const screensOf = (machine: string) => join(reports, 'screens', machine)

/** The file name of a screen's picture while these innermost states are active. */
export const nameOfScreen = (leaves: string[]) => `${leaves.join('+')}.webp`

/** Takes a small picture of each combination of states, for the pages of `npm run machines`. */
export async function photograph(page: Page, machine: string, leaves: string[]) {
  const file = join(screensOf(machine), nameOfScreen(leaves))
  if (!process.env['PLAZA_SCREENS'] || existsSync(file)) return
  mkdirSync(screensOf(machine), { recursive: true })
  const { default: sharp } = await import('sharp')
  const picture = await page.screenshot({ animations: 'disabled' })
  await sharp(picture).resize({ width: 640 }).webp({ quality: 70 }).toFile(file)
}
