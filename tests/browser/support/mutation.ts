import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, TestInfo } from '@playwright/test'

/**
 * A folder with a file for each mutant that a walk has already detected, so that its other walks are skipped.
 */
const detectedFolder = process.env['PLAZA_MUTANTS']

/**
 * Activates the mutant with this number in pages of this context, in a client that contains several
 * (tests/mutants/browser); 0 for none.
 */
export async function mutate(context: BrowserContext, mutant: number) {
  if (mutant === 0) return
  await context.addInitScript((number) => Object.assign(globalThis, { plazaMutant: number }), mutant)
}

/**
 * Skips the walk if another one has already detected the mutant. Otherwise runs it, and marks the mutant as
 * detected if the last retry fails too.
 */
export async function untilDetected(mutant: number, use: () => Promise<void>, info: TestInfo) {
  if (mutant === 0 || detectedFolder === undefined) return await use()
  const mark = join(detectedFolder, String(mutant))
  info.skip(existsSync(mark))
  await use()
  if (info.status === info.expectedStatus || info.retry < info.project.retries) return
  mkdirSync(detectedFolder, { recursive: true })
  writeFileSync(mark, '')
}
