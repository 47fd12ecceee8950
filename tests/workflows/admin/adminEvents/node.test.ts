import { expect, test } from 'vitest'
import { eventList, noEventFilters } from '../../../../machines/admin/eventList.ts'
import { done, failed } from '../../../support/workflow/cases.ts'
import { openStage } from '../../../support/workflow/stage.ts'
import { featuredJazz, pageOfEvents } from './fixtures.ts'

const open = () =>
  openStage(eventList, { search: '', filters: noEventFilters, order: 'NEWEST', page: null, view: null })

test('a filter that is typed is asked for 500 ms after its last letter, with all that is set', async () => {
  const { actor, send, asked, pass, settle } = open()
  for (const author of ['jo', 'joana']) {
    send({ type: 'search.change', changes: { author } })
    pass(450)
    expect(asked()).toEqual([])
  }
  send({ type: 'search.change', search: 'jazz' })
  pass(500)
  const filters = { ...noEventFilters, author: 'joana' }
  expect(asked()).toEqual([['listRows', { search: 'jazz', filters, order: 'NEWEST', page: null }]])
  await settle(done('listRows', pageOfEvents(featuredJazz)))
  expect(actor.getSnapshot().context.rows).toEqual([featuredJazz])
  send({ type: 'filters.clear' })
  expect(asked()).toEqual([
    ['listRows', { search: '', filters: noEventFilters, order: 'NEWEST', page: null }],
  ])
})

test('what the specification says of an answer that is no list, and of none', async () => {
  const { actor, send, settle } = open()
  await settle(failed('listRows', { code: 'UPSTREAM_BAD_RESPONSE' }))
  expect(actor.getSnapshot().context.problem).toBe('Failed to fetch events')
  send({ type: 'retry' })
  await settle(failed('listRows', { code: 'NETWORK' }))
  expect(actor.getSnapshot().context.problem).toBe('Error fetching events')
})
