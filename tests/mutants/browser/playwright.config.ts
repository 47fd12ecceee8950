import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import tests from '../../browser/playwright.config.ts'
import { crowding } from '../../support/run/pace.ts'
import type { Walked } from './walked.ts'

const { runs, report } = JSON.parse(process.env['PLAZA_MUTANT_RUNS'] ?? '') as Walked

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A project for each mutant: the walks of its machines, limited to the given titles, if any. */
export default defineConfig<{ mutant: number }>(tests, {
  globalSetup: join(import.meta.dirname, '../../browser/stage/wholeRun.ts'),
  workers: availableParallelism(),
  // A walk that only takes too long proves nothing about a mutant.
  timeout: 60_000 * crowding(),
  // Retries once, so that a walk does not fail only because the machine is busy.
  retries: 1,
  reporter: [['line'], ['json', { outputFile: report }]],
  projects: runs.map(({ number, specs, titles = [''] }) => ({
    name: String(number),
    testMatch: specs.map((spec) => `**/${spec}`),
    grep: titles.map((title) => new RegExp(`${escaped(title)}$`)),
    use: { mutant: number },
  })),
})
