import { asks, has, table, to } from '../../../support/workflow/table.ts'

const nothing = { weekend: [], near: [], added: [], place: '' }

/** Suggestions below the prompt of the specification, section 2 "Explore page". */
export const firstLookTable = table({
  start: to('loading', has({ ...nothing, problem: '' }), asks('listFirstLook')),
  loading: {
    'listFirstLook succeeds (three shelves)': to(
      'listed',
      has({
        weekend: ['Jazz under the Bridge'],
        near: ['Rust from Zero'],
        added: ['Pottery for Two'],
        place: 'Cologne',
      }),
    ),
    'listFirstLook succeeds (nothing)': to('listed', has(nothing)),
    'listFirstLook fails': to('failed', has({ problem: 'Events could not be loaded.' })),
    'listFirstLook fails (too often)': to(
      'failed',
      has({ problem: 'Too many requests. Please try again in 30 seconds.' }),
    ),
  },
  listed: {},
  failed: {
    retry: to('loading', asks('listFirstLook')),
  },
})
