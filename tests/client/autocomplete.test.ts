import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const sources = globSync('client/**/*.tsx', { cwd: root }).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}))

test('every field for text has an autocomplete value', () => {
  const fields = sources.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/<(?:input|textarea)\b.*?\n?\s*\/>/gs), ([field]) => ({ path, field })),
  )
  const silent = fields.filter(
    ({ field }) => !/type="(?:checkbox|radio|file)"/.test(field) && !/autoComplete[=:]/.test(field),
  )
  expect(fields.length).toBeGreaterThan(10)
  expect(silent).toEqual([])
})

test('only fields about the person who uses the page may be filled in by a password manager', () => {
  const personal = sources.filter(({ text }) => /autoComplete[=:](?! ?['"]off['"])/.test(text))
  expect(
    personal
      .map(({ path }) => path)
      .filter((path) => !/^client\/(account|admin\/settings)\//.test(path))
      .toSorted(),
  ).toEqual([
    'client/ui/fields/CodeField.tsx',
    'client/ui/fields/PasswordField.tsx',
    'client/ui/fields/phone/PhoneField.tsx',
  ])
  const names = sources.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/\bname="(?:e-?mail|user\w*|login|password)"/gi), () => path),
  )
  expect(new Set(names)).toEqual(new Set(['client/account/auth/Login.tsx']))
})
