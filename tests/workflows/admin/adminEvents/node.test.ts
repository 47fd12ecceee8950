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

test('a filter that is typed is asked for 500 ms after its last letter, with all that is set', () => {
  const typed = ['jo', 'joana'].map((author) => ({ type: 'search.change', changes: { author } }))
  const typing = [...typed, { type: 'search.change', search: 'jazz' }]
  expect(open(...typing)).toMatchObject({ asks: [], taken: [{ id: 'list search.change' }] })
  const filters = { ...noEventFilters, author: 'joana' }
  const asked = [...typing, after('searchDebounce', 500)]
  expect(open(...asked).asks).toEqual([
    ['listRows', { search: 'jazz', filters, order: 'NEWEST', page: null }],
  ])
  const answered = [...asked, done('listRows', pageOfEvents(featuredJazz))]
  expect(open(...answered).at.context.rows).toEqual([featuredJazz])
  expect(open(...answered, { type: 'filters.clear' }).asks).toEqual([
    ['listRows', { search: '', filters: noEventFilters, order: 'NEWEST', page: null }],
  ])
})

test('what the specification says of an answer that is no list, and of none', () => {
  const lost = failed('listRows', { code: 'UPSTREAM_BAD_RESPONSE' })
  expect(open(lost).at.context.problem).toBe('Failed to fetch events')
  const again = [lost, { type: 'retry' }, failed('listRows', { code: 'NETWORK' })]
  expect(open(...again).at.context.problem).toBe('Error fetching events')
})
