import { asks, does, refused, stays, table, to } from '../../../support/workflow/table.ts'

/** One notice reports a lost network, and for four seconds its return; another asks for a reload. */
export const connectionTable = table({
  start: to('line.online', 'release.current', asks('watchLine'), asks('watchRelease')),
  line: { runs: 'watchLine' },
  release: { runs: 'watchRelease' },
  'line.online': {
    'line.lose': to('line.offline'),
    'line.find': refused,
  },
  'line.offline': {
    'line.lose': refused,
    'line.find': to('line.restored'),
  },
  'line.restored': {
    'line.lose': to('line.offline'),
    'goodNews passes': to('line.online'),
  },
  'release.current': {
    'release.change': to('release.outdated'),
    'page.reload': refused,
    'notice.close': refused,
  },
  'release.outdated': {
    'release.change': refused,
    'page.reload': stays(does('reload')),
    'notice.close': to('release.putOff'),
  },
  'release.putOff': {
    'release.change': to('release.outdated'),
    'page.reload': refused,
  },
})
