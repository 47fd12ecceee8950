import { asks, does, refused, stays, table, to } from '../../../support/workflow/table.ts'

/**
 * One notice reports that the network is lost and, for four seconds, that it is back; another asks for a
 * reload.
 */
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
