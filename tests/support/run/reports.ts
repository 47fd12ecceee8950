import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

export interface Report {
  passed: number
  failed: number
  /** The name and the first lines of the error for each failed test, even if it passed on a retry. */
  failures: string[]
}

interface VitestFile {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    /** The reason if the file could not be run. */
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    file: string
    ok: boolean
    tests: { results: { errors: { message?: string }[] }[] }[]
  }[]
}

interface PlaywrightFile {
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
  stats: { expected: number; flaky: number; unexpected: number }
}

/** The report that Vitest's JSON reporter wrote to a file; null if it wrote none. */
export function vitestReport(path: string): Report | null {
  const file = read<VitestFile>(path)
  if (!file) return null
  const failures = file.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0 && message !== '') return [failureText(name, [message])]
    return failed.map((test) => failureText(`${name} › ${test.fullName}`, test.failureMessages))
  })
  return { passed: file.numPassedTests, failed: file.numFailedTests, failures }
}

/**
 * The number of browser tests per run that may pass only on the second try; more than that cannot be chance.
 */
const secondTries = 2

/**
 * The same for Playwright. Lists tests that passed only on the second try; they count as failed if there are
 * too many of them.
 */
export function playwrightReport(path: string): Report | null {
  const file = read<PlaywrightFile>(path)
  if (!file) return null
  const { expected, flaky, unexpected } = file.stats
  const specs = file.suites.flatMap(specsOf)
  const failures = specs
    .filter(({ ok, tests }) => !ok || tests.some(({ results }) => results.length > 1))
    .map(({ title, file: name, ok, tests }) =>
      failureText(
        `${name} › ${title}${ok ? ' (passed when tried again)' : ''}`,
        messagesOf(tests.flatMap(({ results: [first] }) => first?.errors ?? [])),
      ),
    )
  const outside = messagesOf(file.errors).map((message) => failureText('Playwright', [message]))
  const forgiven = flaky > secondTries ? 0 : flaky
  return {
    passed: expected + forgiven,
    failed: flaky - forgiven + unexpected,
    failures: [...failures, ...outside],
  }
}

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

const messagesOf = (errors: { message?: string }[]) => errors.map(({ message = '' }) => message)

/** Stack lines inside a library. */
const foreign = /^\s+at .*node_modules/

function failureText(name: string, reasons: string[]): string {
  const lines = reasons
    .flatMap((reason) => stripVTControlCharacters(reason).split('\n').slice(0, 14))
    .filter((line) => !foreign.test(line))
  return [`! ${name}`, ...lines.slice(0, 24).map((line) => `    ${line}`)].join('\n')
}

const read = <Shape>(path: string) =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Shape) : null
