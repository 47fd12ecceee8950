import type { Said } from './npm.ts'

/**
 * The result of an audit: `found` lists what must be fixed, `unanswered` means that the registry could not be
 * reached.
 */
export interface Verdict {
  is: 'clean' | 'found' | 'unanswered'
  lines: string[]
}

interface Vulnerability {
  name: string
  severity: string
  range: string
  fixAvailable: boolean | object
}

const grave: ReadonlySet<string> = new Set(['high', 'critical'])

/**
 * Parses the output of `npm audit --json`. Vulnerabilities below high are listed, but do not fail the audit.
 */
export function verdictOf({ text }: Said): Verdict {
  const report = parsed(text)
  if (!report?.vulnerabilities) {
    const lines = ['The registry answered no audit: nothing is known of vulnerabilities. Ask where one does.']
    return { is: 'unanswered', lines }
  }
  const all = Object.values(report.vulnerabilities)
  const lines = all.map(
    ({ name, severity, range, fixAvailable }) =>
      `${severity}: ${name} ${range}${fixAvailable ? ', a fix is available' : ''}`,
  )
  if (all.some(({ severity }) => grave.has(severity))) return { is: 'found', lines }
  return { is: 'clean', lines: [...lines, 'No vulnerability of high or critical severity is known.'] }
}

function parsed(text: string): { vulnerabilities?: Record<string, Vulnerability> } | null {
  try {
    return JSON.parse(text) as { vulnerabilities?: Record<string, Vulnerability> }
  } catch {
    return null
  }
}
