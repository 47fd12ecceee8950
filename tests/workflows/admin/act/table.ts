import { publishedToday } from '../adminEvents/fixtures.ts'
import { asks, has, says, stays, table, tells, to, warns, when } from '../../../support/workflow/table.ts'

const feature = asks('perform', ({ reason }: { reason: string }) => ({
  id: '9',
  change: { isFeatured: true },
  reason,
}))
/** Undo is sent without the reason. */
const undo = asks('perform', { id: '9', change: { isFeatured: false }, reason: '' })
const takeDown = { id: '9', change: { isPublished: false }, reason: 'The venue is closed' }
const nothingSaid = { reason: '', reasonProblem: '', problem: '', isOutdated: false }

/** The list receives the changed row. */
const tellsList = tells('list', { type: 'row.changed', row: publishedToday })

/** `act` is the label of the action's button. */
const questions = {
  'act.ask (feature)': to('asking', has({ act: 'Feature', ...nothingSaid })),
  'act.ask (take down)': to('asking', has({ act: 'Take Down', ...nothingSaid })),
}

/**
 * Beyond the specification: an action on a user or an event is confirmed, reported, and can be undone where
 * that is safe.
 */
export const actTable = table({
  start: to('idle', has({ act: '', ...nothingSaid })),
  idle: questions,
  asking: {
    'reason.change (closed)': stays(has({ reason: 'The venue is closed', reasonProblem: '' })),
    'act.confirm': [
      when({ act: 'Take Down', reason: '' }, stays(has({ reasonProblem: 'Reason is required' }))),
      when({ act: 'Take Down' }, to('doing', asks('perform', takeDown))),
      when({ act: 'Feature' }, to('doing', feature)),
    ],
    // After a conflict, the list loads what has changed.
    'act.cancel': [
      when({ isOutdated: true }, to('idle', tells('list', { type: 'rows.outdated' }))),
      to('idle'),
    ],
  },
  doing: {
    is: 'busy',
    'perform succeeds': [
      when({ act: 'Feature' }, to('done', tellsList)),
      when(
        { act: 'Take Down' },
        to('idle', tellsList, says('The event was taken down. Its author has been told why.')),
      ),
    ],
    'perform fails (in its own words)': to(
      'asking',
      has({ problem: 'This event is not published.', isOutdated: true }),
    ),
    // Shows the specific problem instead of a general one.
    'perform fails (a bad reason)': to(
      'asking',
      has({ problem: 'At most 500 characters.', isOutdated: false }),
    ),
    'perform fails (no answer)': to(
      'asking',
      has({ problem: 'Something went wrong. Try again', isOutdated: false }),
    ),
  },
  done: {
    ...questions,
    'act.undo': to('undoing', undo),
    'notice.dismiss': to('idle'),
  },
  undoing: {
    is: 'busy',
    'perform succeeds': to('idle', tellsList, says('Undone.')),
    'perform fails (in its own words)': to('done', warns('This event is not published.')),
    'perform fails (no answer)': to('done', warns('Something went wrong. Try again')),
  },
})
