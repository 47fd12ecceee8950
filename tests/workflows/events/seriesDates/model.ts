import type { Series, SeriesDate } from '../../../../machines/domain.ts'
import { seriesDatesMachine } from '../../../../machines/events/series/seriesDatesMachine.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { tooOften } from '../../fixtures.ts'
import { seriesDatesTable } from './table.ts'

export const seriesOfJazz: Series = {
  position: 1,
  count: 2,
  frequency: 'WEEKLY',
  interval: 1,
  changedAlone: false,
}

const first: SeriesDate = {
  id: '7',
  eventDate: '2031-06-14',
  endDate: null,
  isFavorite: false,
  isPublished: true,
  lifecycle: 'SCHEDULED',
  series: seriesOfJazz,
}
const second: SeriesDate = {
  ...first,
  id: '10',
  eventDate: '2031-06-22',
  isFavorite: true,
  lifecycle: 'CANCELLED',
  series: { ...seriesOfJazz, position: 2, changedAlone: true },
}

export const datesOfJazz = [first, second]

export const seriesDates = modelOf(seriesDatesMachine, seriesDatesTable, {
  inputs: { '': { eventId: '7' } },
  facts: ({ dates, problem }) => ({ dates: dates.map(({ id }) => id), problem }),
  cases: [
    done('listSeriesDates', datesOfJazz),
    failed('listSeriesDates'),
    named('too often', failed('listSeriesDates', tooOften)),
    { type: 'retry' },
  ],
})
