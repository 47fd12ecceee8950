import { expect, test } from 'vitest'
import { initialsOf } from '../../../client/ui/display/Avatar.tsx'

test.each([
  ['Asha Menon', 'AM'],
  ['asha', 'A'],
  ['  Maria del Carmen  Ruiz ', 'MR'],
  ['ñandú öz', 'ÑÖ'],
  ['𝒳avier Q', '𝒳Q'],
  ['👨‍👩‍👧‍👦 Okafor', '👨‍👩‍👧‍👦O'],
  ['e\u0301mile zola', 'E\u0301Z'],
  ['किरण शर्मा', 'किश'],
  ['🇵🇹 Silva', '🇵🇹S'],
  ['', ''],
  ['   ', ''],
])('%j has the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
