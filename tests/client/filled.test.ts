import { expect, test } from 'vitest'
import { filled } from '../../client/runtime/filled.ts'

test('only filters that are set are sent, trimmed', () => {
  expect(filled({ location: ' Köln ', date: '', search: '   ', category: '3' })).toEqual({
    location: 'Köln',
    category: '3',
  })
})
