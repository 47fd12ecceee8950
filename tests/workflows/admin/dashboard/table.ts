import { asks, has, refused, table, to } from '../../../support/workflow/table.ts'

const shown = (users: number, at: string) => has({ users, at, problem: '' })
const gone = (at: string) => to('missing', has({ users: null, at, problem: '' }))
const asksForFigures = asks('getDashboard')
const follows = asks('dashboardChanged')

/**
 * Specification, section 2 "Admin Dashboard"; section 8 "Dashboard". Figures stay on screen until newer ones
 * arrive.
 */
export const dashboardTable = table({
  start: to('loading', has({ users: null, at: '', problem: '' }), asksForFigures),
  loading: {
    is: 'busy',
    'getDashboard succeeds (with 12 users)': to(
      'shown.fresh',
      shown(12, '2030-06-01T09:30:00.000Z'),
      follows,
    ),
    'getDashboard succeeds (with nothing)': gone('2030-06-01T09:32:00.000Z'),
    'getDashboard fails (saying why)': to('failed', has({ problem: 'The statistics are being counted.' })),
    'getDashboard fails (without words)': to('failed', has({ problem: 'Failed to fetch dashboard data' })),
  },
  failed: {
    retry: to('loading', asksForFigures),
  },
  missing: {
    refresh: to('loading', asksForFigures),
  },
  shown: {
    runs: 'dashboardChanged',
    refresh: to('shown.refreshing', asksForFigures),
    'dashboard.changed (13 users)': to('shown.fresh', shown(13, '2030-06-01T09:31:00.000Z')),
    'dashboard.changed (nothing left)': gone('2030-06-01T09:33:00.000Z'),
  },
  'shown.refreshing': {
    is: 'busy',
    refresh: refused,
    'getDashboard succeeds (with 12 users)': to('shown.fresh', shown(12, '2030-06-01T09:30:00.000Z')),
    'getDashboard succeeds (with nothing)': gone('2030-06-01T09:32:00.000Z'),
    'getDashboard fails (saying why)': to(
      'shown.stale',
      has({ problem: 'The statistics are being counted.' }),
    ),
    'getDashboard fails (without words)': to(
      'shown.stale',
      has({ problem: 'Failed to fetch dashboard data' }),
    ),
  },
  'shown.stale': { 'alert.dismiss': to('shown.fresh') },
})
