import { embedMachine } from '../../../../machines/events/sharing/embedMachine.ts'
import { after, done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { choices } from '../../fixtures.ts'
import { embedTable } from './table.ts'

export const embed = modelOf(embedMachine, embedTable, {
  facts: ({ form, shown, choices: { categories } }) => ({
    form,
    shown,
    categories: categories.map(({ name }) => name),
  }),
  // Chooses filters once they have loaded, and the look after that.
  happens: (label, { leaves, facts: { form } }) => {
    if (label === 'form.change (filters)') return leaves.includes('choices.loaded') && form.location === ''
    if (label === 'form.change (looks)') return form.location !== '' && form.look === 'rows'
    return true
  },
  cases: [
    done('listChoices', choices),
    failed('listChoices'),
    { type: 'choices.retry' },
    named('filters', {
      type: 'form.change',
      changes: { location: 'Cologne', category: '1', eventType: '2', search: 'jazz & blues' },
    }),
    named('looks', {
      type: 'form.change',
      changes: { look: 'cards', accent: '#c2185b', fitsHeight: false },
    }),
    after('previewPause', 500),
  ],
})
