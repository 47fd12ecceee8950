import { expect, test } from 'vitest'
import { askable, idProblem, noDeedFilters } from '../../machines/admin/auditList.ts'

test.each(['abc', '0', '-1', '1.5', '1e3', '2147483648', '1042x'])(
  '%s is no id, and is not asked for',
  (typed) => {
    expect(idProblem(typed)).toBe('This is no ID. Give a number, such as 1042.')
    const filters = { ...noDeedFilters, action: 'update', actor: typed, entityId: typed }
    expect(askable(filters)).toEqual({ ...noDeedFilters, action: 'update' })
  },
)

test.each(['', ' ', '7', ' 1042 ', '2147483647'])('nothing is wrong with "%s"', (typed) => {
  expect(idProblem(typed)).toBe('')
  const filters = { ...noDeedFilters, actor: typed, entityId: typed }
  expect(askable(filters)).toEqual(filters)
})
