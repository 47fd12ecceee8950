import { firstLookMachine } from '../../../../machines/events/explore/firstLookMachine.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { jazz, rowOf, rust, workshop, tooOften } from '../../fixtures.ts'
import { firstLookTable } from './table.ts'

export const look = {
  weekend: [rowOf(jazz)],
  near: [rowOf(rust)],
  added: [rowOf(workshop)],
  place: 'Cologne',
}

export const firstLook = modelOf(firstLookMachine, firstLookTable, {
  facts: ({ weekend, near, added, place, problem }) => ({
    weekend: weekend.map(({ title }) => title),
    near: near.map(({ title }) => title),
    added: added.map(({ title }) => title),
    place,
    problem,
  }),
  cases: [
    named('three shelves', done('listFirstLook', look)),
    named('nothing', done('listFirstLook', { weekend: [], near: [], added: [], place: '' })),
    failed('listFirstLook'),
    named('too often', failed('listFirstLook', tooOften)),
    { type: 'retry' },
    { type: 'day.change' },
  ],
})
