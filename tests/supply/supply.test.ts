import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { verdictOf } from './audit.ts'
import { lockedPackages, root } from './lockfile.ts'
import { noticesFile, thirdPartyNotices } from './notices.ts'
import { npm } from './npm.ts'
import { makeSbom } from './sbom.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { allowScripts = {} } = JSON.parse(read('package.json')) as { allowScripts?: Record<string, boolean> }

test('CO-3 the lockfile has a checksum for every package and does not name a registry', () => {
  const packages = lockedPackages()
  expect(packages.length).toBeGreaterThan(200)
  expect(packages.filter(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([])
  expect(read('package-lock.json')).not.toMatch(/"resolved"|https?:\/\/[^"]*registry/)
})

test('CO-3 the packages with install scripts are listed, and none may run its script', () => {
  const withScript = lockedPackages().filter(({ hasInstallScript }) => hasInstallScript)
  expect(new Set(withScript.map(({ name }) => name))).toEqual(new Set(Object.keys(allowScripts)))
  expect(Object.values(allowScripts)).not.toContain(true)
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
  expect(read('setup.mjs')).toContain("'--ignore-scripts'")
})

test('CO-3 npm ci runs no install scripts in this project', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-supply-'))
  const ran = join(folder, 'ran')
  const write = (path: string, value: object) => writeFileSync(join(folder, path), JSON.stringify(value))
  mkdirSync(join(folder, 'spy'))
  write('spy/package.json', {
    name: 'spy',
    version: '1.0.0',
    scripts: { postinstall: `node -e "require('fs').writeFileSync(process.env.SPY_FILE, '')"` },
  })
  const entry = { name: 'plaza', version: '1.0.0', dependencies: { spy: 'file:spy' } }
  write('package.json', entry)
  const spy = { version: '1.0.0', hasInstallScript: true }
  const packages = { '': entry, 'node_modules/spy': { resolved: 'spy', link: true }, spy }
  write('package-lock.json', { name: 'plaza', version: '1.0.0', lockfileVersion: 3, packages })
  process.env['SPY_FILE'] = ran
  const install = (...more: string[]) => npm(['ci', '--offline', '--install-links=false', ...more], folder).ok
  // Without the project's settings, the script does run (since npm 12, only if it is explicitly allowed),
  // which proves that this test would detect it.
  const runs = Number.parseInt(npm(['--version']).text, 10) < 12
  expect([install('--ignore-scripts=false'), existsSync(ran)]).toEqual([true, runs])
  rmSync(ran, { force: true })
  copyFileSync(join(root, '.npmrc'), join(folder, '.npmrc'))
  expect([install(), existsSync(ran)]).toEqual([true, false])
  rmSync(folder, { recursive: true })
}, 60_000)

test('CO-3 the audit fails on high and critical, lists the rest, and reports an unreachable registry', () => {
  const answer = (severity: string) => {
    const some = { name: 'left', severity, range: '<2.0.0', fixAvailable: true }
    return { ok: false, text: JSON.stringify({ vulnerabilities: { left: some } }) }
  }
  expect(verdictOf(answer('high'))).toEqual({
    is: 'found',
    lines: ['high: left <2.0.0, a fix is available'],
  })
  expect(verdictOf(answer('critical')).is).toBe('found')
  expect(verdictOf(answer('moderate'))).toMatchObject({
    is: 'clean',
    lines: [/./, /^No vuln/].map((line) => expect.stringMatching(line)),
  })
  expect(verdictOf({ ok: true, text: '{"vulnerabilities": {}}' }).is).toBe('clean')
  for (const text of ['', '<html>', '{"message": "405 Method Not Allowed", "statusCode": 405}']) {
    expect(verdictOf({ ok: false, text })).toMatchObject({
      is: 'unanswered',
      lines: [expect.stringContaining('answered no audit')],
    })
  }
})

test('CO-3 the SBOM lists every package of the lockfile with its checksum', () => {
  const { bomFormat, metadata, components } = makeSbom()
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'plaza'])
  const named = new Set(components.map(({ name, version }) => `${name} ${version}`))
  expect(lockedPackages().filter(({ name, version }) => !named.has(`${name} ${version}`))).toEqual([])
  expect(components.filter(({ hashes = [] }) => !hashes.some(({ alg }) => alg === 'SHA-512'))).toEqual([])
}, 60_000)

test('CO-3 licence and notices are complete and up to date (npm run notices rewrites them)', () => {
  expect(read('LICENSE')).toMatch(/^MIT License\n\nCopyright \(c\) \d{4} Plaza contributors\n/)
  const notices = read(noticesFile)
  expect(notices === thirdPartyNotices()).toBe(true)
  for (const word of ['libvips', 'GeoNames', 'CC', 'Open Font License', 'PostgreSQL', 'react 19']) {
    expect(notices).toContain(word)
  }
})
