import { asks, has, table, to, warns } from '../../../support/workflow/table.ts'

interface Known {
  form: object
}

const plain = {
  location: '',
  category: '',
  eventType: '',
  search: '',
  look: 'rows',
  accent: '',
  fitsHeight: true,
}
const types = (changes: object) =>
  to(
    'preview.behind',
    has(({ form }: Known) => ({ form: { ...form, ...changes } })),
  )

/**
 * Beyond the specification: a list of public events for another site. The preview is updated half a second
 * after a change.
 */
export const embedTable = table({
  start: to(
    'choices.loading',
    'preview.upToDate',
    has({ form: plain, shown: plain, categories: [] }),
    asks('listChoices'),
  ),
  anywhere: {
    'form.change (filters)': types({
      location: 'Cologne',
      category: '1',
      eventType: '2',
      search: 'jazz & blues',
    }),
    'form.change (looks)': types({ look: 'cards', accent: '#c2185b', fitsHeight: false }),
  },
  'choices.loading': {
    'listChoices succeeds': to('choices.loaded', has({ categories: ['Music', 'Technology'] })),
    'listChoices fails': to('choices.failed', warns('Failed to load event types and categories')),
  },
  'choices.loaded': {},
  'choices.failed': { 'choices.retry': to('choices.loading', asks('listChoices')) },
  'preview.upToDate': {},
  'preview.behind': {
    'previewPause passes': to(
      'preview.upToDate',
      has(({ form }: Known) => ({ shown: form })),
    ),
  },
})
