import { expect, test } from 'vitest'
import { nullForBlank, withoutBlanks } from '../../client/runtime/withoutBlanks.ts'

test('empty filters are removed, and others are trimmed', () => {
  expect(withoutBlanks({ location: ' Köln ', date: '', search: '   ', category: '3' })).toEqual({
    location: 'Köln',
    category: '3',
  })
})

test('emptied fields are sent as null', () => {
  expect(nullForBlank({ eventDate: '2031-09-20', endTime: '' })).toEqual({
    eventDate: '2031-09-20',
    endTime: null,
  })
})
