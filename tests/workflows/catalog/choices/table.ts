import { trouble } from '../../../support/workflow/cases.ts'
import { asks, does, has, table, to } from '../../../support/workflow/table.ts'

const none = { categories: [], eventTypes: [] }

/**
 * Specification, section 2 "Admin Events Management"; section 8 "Admin events": if the choices of the filters
 * fail to load, the failure is only logged.
 */
export const choicesTable = table({
  start: to('loading', has({ choices: none }), asks('listChoices')),
  loading: {
    'listChoices succeeds': to(
      'loaded',
      has({
        choices: {
          categories: [
            { id: '1', name: 'Music' },
            { id: '2', name: 'Technology' },
          ],
          eventTypes: [
            { id: '1', name: 'Concert' },
            { id: '2', name: 'Workshop' },
          ],
        },
      }),
    ),
    'listChoices fails': to('failed', does('log', { error: trouble })),
  },
  loaded: {},
  failed: {},
})
