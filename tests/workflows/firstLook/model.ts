import { firstLookMachine } from '../../../machines/events/firstLookMachine.ts'
import { done, failed, named } from '../../support/workflow/cases.ts'
import { modelOf } from '../../support/workflow/model.ts'
import { jazz, rust } from '../fixtures.ts'
import { firstLookTable } from './table.ts'

export const firstLook = modelOf(firstLookMachine, firstLookTable, {
  facts: ({ weekend, near, place }) => ({
    weekend: weekend.map(({ title }) => title),
    near: near.map(({ title }) => title),
    place,
  }),
  cases: [
    named('two shelves', done('listFirstLook', { weekend: [jazz], near: [rust], place: 'Cologne' })),
    named('nothing', done('listFirstLook', { weekend: [], near: [], place: '' })),
    failed('listFirstLook'),
    { type: 'retry' },
  ],
})
