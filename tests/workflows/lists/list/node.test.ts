import { expect, test } from 'vitest'
import { noUserFilters, userList } from '../../../../machines/admin/userList.ts'
import { done } from '../../../support/workflow/cases.ts'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { openStage } from '../../../support/workflow/stage.ts'
import { pageOf } from '../../fixtures.ts'
import { adaAccount, file, list, miraAccount, statistics } from './model.ts'

walkInNode(list)

test('while the details of another row are on their way, those before are gone', async () => {
  const query = { search: '', filters: noUserFilters, order: 'NEWEST' as const, page: null }
  const { actor, send, settle } = openStage(userList, { ...query, view: null })
  await settle(done('listRows', { ...pageOf(miraAccount, adaAccount), statistics, file }))
  send({ type: 'row.view', id: adaAccount.id })
  expect(actor.getSnapshot().context.viewed).toEqual(adaAccount)
  send({ type: 'address.change', address: { ...query, view: miraAccount.id } })
  expect(actor.getSnapshot().context).toMatchObject({ view: miraAccount.id, viewed: null })
})

test('the last of what is typed is asked for, 500 ms after it, and nothing of what came before', async () => {
  const { actor, send, asked, pass, settle } = openStage(userList, {
    search: '',
    filters: noUserFilters,
    order: 'NEWEST',
    page: null,
    view: null,
  })
  for (const search of ['m', 'mi', 'mir']) {
    send({ type: 'search.change', search })
    pass(450)
    expect(asked()).toEqual([])
  }
  pass(50)
  const [, query] = asked()[0] ?? []
  expect(query).toMatchObject({ search: 'mir', page: null })
  send({ type: 'filter.change', changes: { isActive: 'no' } })
  expect(asked()).toHaveLength(1)
  await settle(done('listRows', { ...pageOf(miraAccount, adaAccount), statistics, file }), (input) =>
    Object.is((input as { filters: { isActive: string } }).filters.isActive, 'no'),
  )
  expect(actor.getSnapshot().context.rows).toEqual([miraAccount, adaAccount])
})
