import { expect, test } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { auditList, idProblem, noAuditFilters } from '../../../../machines/admin/auditList.ts'
import { noUserFilters, userList } from '../../../../machines/admin/userList.ts'
import { after, done } from '../../../support/workflow/cases.ts'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { played } from '../../../support/workflow/stage.ts'
import { pageOf } from '../../fixtures.ts'
import { adaAccount, file, list, miraAccount, statistics } from './model.ts'

walkInNode(list)

const query = { search: '', filters: noUserFilters, order: 'NEWEST' as const, page: null }
const open = (...events: AnyEventObject[]) => played(userList, { ...query, view: null }, ...events)
const answered = done('listRows', { ...pageOf(miraAccount, adaAccount), statistics, file })

test('while the details of another row load, the previous ones are not shown', () => {
  const viewed = [answered, { type: 'row.view', id: adaAccount.id }]
  expect(open(...viewed).at.context.viewed).toEqual(adaAccount)
  const address = { ...query, view: miraAccount.id }
  expect(open(...viewed, { type: 'address.change', address }).at.context).toMatchObject({
    view: miraAccount.id,
    viewed: null,
  })
})

test('only the last typed text is sent, 500 ms after the last keystroke', () => {
  const typed = ['m', 'mi', 'mir'].map((search) => ({ type: 'search.change', search }))
  expect(open(...typed)).toMatchObject({ asks: [], taken: [{ id: 'list search.change' }] })
  const searched = [...typed, after('searchDebounce', 500)]
  expect(open(...searched).asks).toEqual([['listRows', { ...query, search: 'mir' }]])
  const filtered = [...searched, { type: 'filter.change', changes: { isActive: 'no' } }]
  expect(open(...filtered).asks).toMatchObject([['listRows', { filters: { isActive: 'no' } }]])
  expect(open(...filtered, answered).at.context.rows).toEqual([miraAccount, adaAccount])
})

const noId = 'Enter a numeric ID, such as 1042.'

test.each([
  ['abc', noId],
  ['0', noId],
  ['-1', noId],
  ['1.5', noId],
  ['1e3', noId],
  ['1042x', noId],
  ['2147483648', noId],
  ['2147483647', ''],
  [' 1042 ', ''],
  ['7', ''],
  [' ', ''],
  ['', ''],
])(
  'the ID "%s" typed in the audit log has the problem "%s", and an invalid ID is not sent',
  (typed, problem) => {
    expect(idProblem(typed)).toBe(problem)
    const changes = { action: 'update', actor: typed, entityId: typed }
    const { asks } = played(
      auditList,
      { ...query, filters: noAuditFilters, view: null },
      { type: 'filter.change', changes },
    )
    const valid = problem === '' ? changes : { action: 'update' }
    expect(asks).toEqual([['listRows', { ...query, filters: { ...noAuditFilters, ...valid } }]])
  },
)
