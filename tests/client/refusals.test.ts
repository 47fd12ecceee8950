import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { refusals } from '../../client/runtime/refusals/texts.ts'

const root = join(import.meta.dirname, '../..')

test('every translated refusal exists as a message in the service', () => {
  const service = globSync('service/**/*.ts', { cwd: root })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')
  expect(refusals.length).toBeGreaterThan(50)
  expect(refusals.filter((refusal) => !service.includes(`'${refusal as string}'`))).toEqual([])
})
