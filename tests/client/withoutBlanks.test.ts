import { expect, test } from 'vitest'
import { withoutBlanks } from '../../client/runtime/withoutBlanks.ts'

test('only filters that are set are kept, and trimmed', () => {
  expect(withoutBlanks({ location: ' Köln ', date: '', search: '   ', category: '3' })).toEqual({
    location: 'Köln',
    category: '3',
  })
})
