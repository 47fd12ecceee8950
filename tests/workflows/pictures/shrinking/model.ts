import { eventPicture } from '../../../../machines/pictures/rules.ts'
import { shrinkingMachine } from '../../../../machines/pictures/shrinkingMachine.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { poster, stage } from '../../fixtures.ts'
import { photo, shrinkingTable, smaller } from './table.ts'

export const shrinking = modelOf(shrinkingMachine, shrinkingTable, {
  inputs: { '': { rule: eventPicture } },
  facts: ({ ready, waiting }) => ({
    ready: ready.map(({ name }) => name),
    waiting: waiting.map(({ name }) => name),
  }),
  // Chooses once more while a picture is being made smaller.
  happens: (label, { leaves, facts: { ready, waiting } }) =>
    !label.startsWith('pictures.choose') ||
    leaves.includes('idle') ||
    (ready.length === 1 && waiting.length === 1),
  cases: [
    named('two small ones', { type: 'pictures.choose', images: [poster, stage] }),
    named('one too large, after a small one', { type: 'pictures.choose', images: [poster, photo] }),
    { type: 'pictures.drop' },
    done('shrinkPicture', smaller),
    failed('shrinkPicture'),
  ],
})
