import { asks, has, refused, says, stays, table, to, warns, when } from '../../support/workflow/table.ts'

interface Pending {
  /** The rows on the screen, and what waits by the last word of it. */
  rows: string[]
  queue: string[]
  /** Ids of those whose decision is on its way. */
  deciding: string[]
  /** The page that is shown or asked for, and those after and before it; null for the first, and for none. */
  page: string | null
  next: string | null
  previous: string | null
}

const alone = { next: null, previous: null }
const atPage = ({ page }: Pending) => ({ page })

const [jazz, rust, pottery] = ['Jazz under the Bridge', 'Rust from Zero', 'Pottery for Two']
const titles: Record<string, string> = { '7': jazz, '8': rust }

/** Rows keep their places, new ones come last, and one whose decision is on its way stays until it is made. */
function following({ rows, queue, deciding }: Pending): Partial<Pending> {
  const isStaying = (title: string) => queue.includes(title) || deciding.some((id) => titles[id] === title)
  return { rows: [...rows.filter(isStaying), ...queue.filter((title) => !rows.includes(title))] }
}
const hears = (...queue: string[]) =>
  stays(has((facts: Pending) => ({ queue, ...alone, ...following({ ...facts, queue }) })))

const decides = (id: string, decision: string, reason: string) => [
  when(
    ({ rows, deciding }: Pending) => rows.includes(titles[id] ?? '') && !deciding.includes(id),
    to(
      'listed.browsing',
      has(({ deciding }: Pending) => ({ viewed: null, deciding: [...deciding, id].toSorted() })),
      asks('decideEvent', { eventId: id, decision, reason }),
    ),
  ),
  refused,
]

const isDeciding = (id: string) => (facts: Pending) => facts.deciding.includes(id)
const settled = (id: string) =>
  has(({ deciding }: Pending) => ({ deciding: deciding.filter((other) => other !== id) }))
const gone = (id: string) =>
  has(({ rows, queue }: Pending) => ({
    rows: rows.filter((title) => title !== titles[id]),
    queue: queue.filter((title) => title !== titles[id]),
  }))
const made = (id: string, text: string) => [
  when(isDeciding(id), stays(settled(id), gone(id), says(text))),
  refused,
]
const notMade = (id: string, text: string) => [
  when(isDeciding(id), stays(settled(id), has(following), warns(text))),
  refused,
]

/** A page is only left when nothing of it is being decided. */
const turnsTo = (side: 'next' | 'previous', page: string) => [
  when(
    (facts: Pending) => facts[side] === page && facts.deciding.length === 0,
    to('loading', has({ page }), asks('listPendingEvents', { page })),
  ),
  refused,
]

const changes = {
  'pending.changed (one more)': hears(jazz, rust, pottery),
  'pending.changed (one less)': hears(rust),
}

/** Specification, section 2 "Admin Pending Events"; section 4 "Approval"; section 8 "Pending events". */
export const approvalTable = table({
  start: to(
    'loading',
    has({ rows: [], queue: [], viewed: null, deciding: [], page: null, ...alone }),
    asks('listPendingEvents', { page: null }),
  ),
  loading: {
    'listPendingEvents succeeds (two events)': to(
      'listed.browsing',
      has({ rows: [jazz, rust], queue: [jazz, rust], ...alone }),
      asks('pendingEventsChanged', atPage),
    ),
    'listPendingEvents succeeds (none)': to(
      'listed.browsing',
      has({ rows: [], queue: [], ...alone }),
      asks('pendingEventsChanged', atPage),
    ),
    'listPendingEvents succeeds (the first of three)': to(
      'listed.browsing',
      has({ rows: [jazz, rust], queue: [jazz, rust], next: 'page-two', previous: null }),
      asks('pendingEventsChanged', atPage),
    ),
    'listPendingEvents succeeds (the last of three)': to(
      'listed.browsing',
      has({ rows: [pottery], queue: [pottery], next: null, previous: 'page-one' }),
      asks('pendingEventsChanged', atPage),
    ),
    'listPendingEvents fails': to('failed', warns('Failed to load pending events. Please try again later.')),
  },
  failed: {
    retry: to('loading', asks('listPendingEvents', atPage)),
  },
  listed: {
    runs: 'pendingEventsChanged',
    'event.approve (Jazz under the Bridge)': decides('7', 'publish', ''),
    'event.reject (Rust from Zero)': decides('8', 'reject', 'No address'),
    'decision.made (approved)': made('7', 'Event approved successfully!'),
    'decision.made (rejected)': made('8', 'Event rejected successfully!'),
    'decision.failed (not approved)': notMade('7', 'Failed to approve event. Please try again.'),
    'decision.failed (not rejected)': notMade('8', 'Failed to reject event. Please try again.'),
  },
  'listed.browsing': {
    ...changes,
    'event.view (Jazz under the Bridge)': [
      when(({ rows }: Pending) => rows.includes(jazz), to('listed.viewing', has({ viewed: jazz }))),
      refused,
    ],
    'detail.close': refused,
    'page.next': turnsTo('next', 'page-two'),
    'page.previous': turnsTo('previous', 'page-one'),
  },
  'listed.viewing': {
    ...changes,
    'detail.close': to('listed.browsing', has({ viewed: null })),
  },
})
