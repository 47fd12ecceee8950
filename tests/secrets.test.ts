import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { secretsIn } from './support/run/secrets.ts'

const root = join(import.meta.dirname, '..')
/** Generated or third-party files. */
const foreign = new Set([
  'node_modules',
  'dist',
  'data',
  'reports',
  'coverage',
  'test-results',
  '.git',
  '.env',
])
const isBinary = /\.(?:webp|png|jpe?g|gif|avif|woff2|gz|tar)$/
const files = globSync('**/*', {
  cwd: root,
  exclude: (entry) => foreign.has(basename(entry)),
}).filter((path) => /\.\w+$/.test(path) && !isBinary.test(path))

test('CO-2 no file of the project contains a secret', () => {
  expect(files.length).toBeGreaterThan(400)
  expect(files.filter((path) => /\.(?:pem|key|p12|pfx|jks)$/.test(path))).toEqual([])
  const found = files.flatMap((path) =>
    secretsIn(readFileSync(join(root, path), 'utf8')).map((secret) => `${path}: ${secret}`),
  )
  expect(found).toEqual([])
})

// Concatenated here, so that this file contains no secret itself.
test.each([
  ['a private key', ['-----BEGIN RSA', 'PRIVATE KEY-----']],
  ['a private key', ['-----BEGIN', 'PRIVATE KEY-----']],
  ['a key of AWS', [`key AKIA${'Q7'.repeat(8)}`, '']],
  ['a key of Google', [`AIza${'Sy0'.repeat(12)}`, '']],
  ['a token of GitHub', [`ghp_${'a1B2'.repeat(9)}`, '']],
  ['a token of npm', [`npm_${'a1B2'.repeat(9)}`, '']],
  ['a signed token', [`eyJ${'hbGc'.repeat(5)}.eyJ${'zdWI'.repeat(5)}.${'x1'.repeat(20)}`, '']],
  ['a bearer token', [`Bearer`, 'x1_'.repeat(15)]],
  ['an address with a password', [`postgres://plaza:${'f00d'.repeat(3)}@db.example/plaza`, '']],
  ['a value that is called secret', [`const gatewaySecret = '${'f00d'.repeat(8)}'`, '']],
  ['a value that is called secret', [`{ "apiKey": "${'f00d'.repeat(8)}" }`, '']],
])('CO-2 %s is found', (kind, parts) => {
  expect(secretsIn(parts.join(' ')).map((found) => found.replace(/:.*/s, ''))).toContain(kind)
})
