import { expect, test } from 'vitest'
import { isMemoryShort } from '../../../service/ports/memory.ts'

const [mega, giga] = [1e6, 1e9]
/** The limit that the kernel reports for a group without one. */
const countless = 2 ** 63

test.each([
  ['a group of 512 MB', 512 * mega, 24 * giga, true],
  ['a group of 4 GB', 4 * giga, 24 * giga, false],
  ['a machine of 512 MB', 0, 512 * mega, true],
  ['a machine of 4 GB', 0, 4 * giga, false],
  ['a group without a limit on a machine of 512 MB', countless, 512 * mega, true],
  ['a group without a limit on a machine of 4 GB', countless, 4 * giga, false],
])('whether memory is short: %s', (_, limit, all, isShort) => {
  expect(isMemoryShort(limit, all)).toBe(isShort)
})
