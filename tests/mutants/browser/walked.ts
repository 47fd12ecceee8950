import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../mutants.ts'

/** The input of the browser walks, passed through the environment. */
export interface Walked {
  runs: { number: number; specs: string[]; titles?: string[] }[]
  report: string
}

/** A walk that failed on every try, with its last error. */
export interface Failure {
  number: number
  spec: string
  title: string
  reason: string
  isExpectation: boolean
}

interface Suite {
  suites?: Suite[]
  specs: {
    title: string
    file: string
    tests: {
      projectName: string
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      results: { errors: { message?: string }[] }[]
    }[]
  }[]
}

const reports = join(root, 'reports/mutants')

/**
 * Runs all walks on the product at that address. Returns the failures, ordered for each mutant like its
 * walks.
 */
export function walked(runs: Walked['runs'], url: string): Failure[] {
  rmSync(reports, { recursive: true, force: true })
  const report = join(root, 'reports/mutants.walks.json')
  const env = {
    ...process.env,
    PLAZA_URL: url,
    PLAZA_MUTANTS: reports,
    PLAZA_MUTANT_RUNS: JSON.stringify({ runs, report } satisfies Walked),
  }
  const config = join(import.meta.dirname, 'playwright.config.ts')
  const playwright = join(root, 'node_modules/.bin/playwright')
  spawnSync(playwright, ['test', '--config', config], { cwd: root, env, stdio: ['ignore', 2, 2] })
  const { suites, errors } = JSON.parse(readFileSync(report, 'utf8')) as {
    suites: Suite[]
    errors: { message?: string }[]
  }
  if (errors.length > 0) throw new Error(`The walks could not be walked: ${errors[0]?.message}`)
  return suites.flatMap(failuresOf)
}

function failuresOf({ specs, suites = [] }: Suite): Failure[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        number: Number(projectName),
        spec: file,
        title,
        reason: reasonOf(results.at(-1)?.errors ?? []),
        isExpectation: isExpectation(results.at(-1)?.errors ?? []),
      })),
  )
  return [...own, ...suites.flatMap(failuresOf)]
}

/** The first error as one line: the check and the difference. */
function reasonOf([error]: { message?: string }[]) {
  const [headline = '', ...lines] = stripVTControlCharacters(error?.message ?? '')
    .replace(/^Error: /, '')
    .split('\n')
  const differences = lines.filter((line) =>
    /^(Locator|Expected|Received).*:|^[-+] +(?!Expected|Received)/.test(line),
  )
  return [headline, ...differences].map((line) => line.replaceAll(/\s+/g, ' ').trim()).join(' ')
}

/** True if the product differed from a row; false if the walk could not continue. */
const isExpectation = ([error]: { message?: string }[]) =>
  /expect(\.poll)?\(/.test(stripVTControlCharacters(error?.message ?? ''))
