import { asks, has, table, to } from '../../../support/workflow/table.ts'

const shelves = {
  weekend: ['Jazz under the Bridge'],
  near: ['Rust from Zero'],
  added: ['Pottery for Two'],
  place: 'Cologne',
}
const nothing = { weekend: [], near: [], added: [], place: '' }

/** Suggestions below the prompt of the specification, section 2 "Explore page". */
export const firstLookTable = table({
  start: to('loading', has({ ...nothing, problem: '' }), asks('watchDay'), asks('listFirstLook')),
  anywhere: { runs: 'watchDay' },
  loading: {
    'day.change': to('loading', asks('listFirstLook')),
    'listFirstLook succeeds (three shelves)': to('listed', has(shelves)),
    'listFirstLook succeeds (nothing)': to('listed', has(nothing)),
    'listFirstLook fails': to('failed', has({ problem: 'Events could not be loaded.' })),
    'listFirstLook fails (too often)': to(
      'failed',
      has({ problem: 'Too many requests. Please try again in 30 seconds.' }),
    ),
  },
  listed: { 'day.change': to('renewing', asks('listFirstLook')) },
  // What was listed on the day before stays until then.
  renewing: {
    'listFirstLook succeeds (three shelves)': to('listed', has(shelves)),
    'listFirstLook succeeds (nothing)': to('listed', has(nothing)),
    'listFirstLook fails': to('listed'),
    'listFirstLook fails (too often)': to('listed'),
  },
  failed: {
    'day.change': to('loading', asks('listFirstLook')),
    retry: to('loading', asks('listFirstLook')),
  },
})
