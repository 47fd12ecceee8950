import { expect, test } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { eventList, noEventFilters } from '../../../../machines/admin/eventList.ts'
import { after, done, failed } from '../../../support/workflow/cases.ts'
import { played } from '../../../support/workflow/stage.ts'
import { featuredJazz, pageOfEvents } from './fixtures.ts'

const open = (...events: AnyEventObject[]) =>
  played(
    eventList,
    { search: '', filters: noEventFilters, order: 'NEWEST', page: null, view: null },
    ...events,
  )

test('typed filters are sent 500 ms after the last keystroke, together with all others', () => {
  const typed = ['jo', 'joana'].map((author) => ({ type: 'search.change', changes: { author } }))
  const typing = [...typed, { type: 'search.change', search: 'jazz' }]
  expect(open(...typing)).toMatchObject({ asks: [], taken: [{ id: 'list search.change' }] })
  const filters = { ...noEventFilters, author: 'joana' }
  const searched = [...typing, after('searchDebounce', 500)]
  expect(open(...searched).asks).toEqual([
    ['listRows', { search: 'jazz', filters, order: 'NEWEST', page: null }],
  ])
  const answered = [...searched, done('listRows', pageOfEvents(featuredJazz))]
  expect(open(...answered).at.context.rows).toEqual([featuredJazz])
  expect(open(...answered, { type: 'filters.clear' }).asks).toEqual([
    ['listRows', { search: '', filters: noEventFilters, order: 'NEWEST', page: null }],
  ])
})

test('an invalid answer and a failed connection show the messages of the specification', () => {
  const lost = failed('listRows', { code: 'UPSTREAM_BAD_RESPONSE' })
  expect(open(lost).at.context.problem).toBe('Failed to fetch events')
  const again = [lost, { type: 'retry' }, failed('listRows', { code: 'NETWORK' })]
  expect(open(...again).at.context.problem).toBe('Error fetching events')
})
