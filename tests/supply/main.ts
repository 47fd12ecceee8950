/**
 * Commands about Plaza's dependencies: `npm run audit` (known vulnerabilities, and the SBOM), `npm run sbom`
 * (only the SBOM, in CycloneDX format) and `npm run notices` (rewrites the third-party notices).
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { verdictOf } from './audit.ts'
import { root } from './lockfile.ts'
import { noticesFile, thirdPartyNotices } from './notices.ts'
import { npm } from './npm.ts'
import { makeSbom } from './sbom.ts'

const exitCodes = { clean: 0, found: 1, unanswered: 2 }
const tasks: Record<string, () => void> = { audit, sbom, notices }
const task = tasks[process.argv[2] ?? '']
if (task) task()
else {
  say('Say one of: audit, sbom, notices.')
  process.exitCode = 1
}

function audit() {
  sbom()
  const verdict = verdictOf(npm(['audit', '--json', '--audit-level=high']))
  verdict.lines.forEach(say)
  process.exitCode = exitCodes[verdict.is]
}

function sbom() {
  write('reports/plaza.cdx.json', `${JSON.stringify(makeSbom(), null, 2)}\n`)
}

function notices() {
  write(noticesFile, thirdPartyNotices())
}

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
  say(`Written: ${path}`)
}

function say(text: string) {
  process.stdout.write(`${text}\n`)
}
