import { asks, has, refused, says, stays, table, to, warns, when } from '../../../support/workflow/table.ts'

interface Pending {
  /** The rows on the screen, and the pending events of the latest update. */
  rows: string[]
  queue: string[]
  /** The cursors of this page, the next one and the previous one. */
  page: string | null
  next: string | null
  previous: string | null
  /** Ids of the events whose decision is in progress. */
  deciding: string[]
  /** The unsent reasons for rejecting, by event id. */
  reasons: Record<string, string>
  /** The title of the event whose details are open. */
  viewed: string | null
  /** The version of Jazz in its row, and the version in the open details. */
  version: number | null
  seen: number | null
}

const [jazz, rust, pottery] = ['Jazz under the Bridge', 'Rust from Zero', 'Pottery for Two']
const titles: Record<string, string> = { '7': jazz, '8': rust }

/** Rows keep their places, new rows come last, and a row stays until its decision ends. */
function following({ rows, queue, deciding, version }: Pending): Partial<Pending> {
  const isStaying = (title: string) => queue.includes(title) || deciding.some((id) => titles[id] === title)
  const now = [...rows.filter(isStaying), ...queue.filter((title) => !rows.includes(title))]
  return { rows: now, version: now.includes(jazz) ? version : null }
}

/** Open details keep the version that was read. While it is outdated, no decision is possible. */
const isOutdated = ({ version, seen }: Pending) => version !== null && seen !== null && version !== seen
const hears = (...queue: string[]) =>
  stays(
    has((facts: Pending) => {
      const version = queue.includes(jazz) ? 1 : facts.version
      return { queue, ...following({ ...facts, queue, version }) }
    }),
    has({ count: queue.length, next: null, previous: null }),
  )

const asksForPage = asks('listPendingEvents', ({ page }: Pending) => ({ page }))

/** Lists the rows of a page and subscribes to its changes. */
const lists = (rows: string[], count: number, links: { next?: string; previous?: string } = {}) =>
  to(
    'listed.browsing',
    has({
      rows,
      queue: rows,
      version: rows.includes(jazz) ? 1 : null,
      count,
      next: null,
      previous: null,
      ...links,
    }),
    asks('pendingEventsChanged', ({ page }: Pending) => ({ page })),
  )

/** A page can be turned only if no decision is in progress and no details are open. */
const turns = (link: 'next' | 'previous', page: string) => [
  when(
    (facts: Pending & { viewed: string | null }) =>
      facts[link] === page && facts.deciding.length === 0 && facts.viewed === null,
    to('loading', has({ page }), asksForPage),
  ),
  refused,
]

const decides = (id: string, decision: string, reason: string) => [
  when(
    (facts: Pending) =>
      facts.rows.includes(titles[id] ?? '') && !facts.deciding.includes(id) && !isOutdated(facts),
    to(
      'listed.browsing',
      has(({ deciding }: Pending) => ({ viewed: null, seen: null, deciding: [...deciding, id].toSorted() })),
      asks('decideEvent', ({ version }: Pending) => ({
        eventId: id,
        decision,
        reason,
        version: id === '7' ? version : 1,
      })),
    ),
  ),
  refused,
]

const isDeciding = (id: string) => (facts: Pending) => facts.deciding.includes(id)
const settled = (id: string) =>
  has(({ deciding }: Pending) => ({ deciding: deciding.filter((other) => other !== id) }))
const gone = (id: string) =>
  has(({ rows, queue, reasons }: Pending) => ({
    rows: rows.filter((title) => title !== titles[id]),
    ...(id === '7' ? { version: null } : {}),
    queue: queue.filter((title) => title !== titles[id]),
    reasons: Object.fromEntries(Object.entries(reasons).filter(([other]) => other !== id)),
  }))
const vanishes = (id: string, text: string) => [
  when(isDeciding(id), stays(settled(id), gone(id), warns(text))),
  refused,
]
const made = (id: string, text: string) => [
  when(isDeciding(id), stays(settled(id), gone(id), says(text))),
  refused,
]
const notMade = (id: string, text: string) => [
  when(isDeciding(id), stays(settled(id), has(following), warns(text))),
  refused,
]

const notLoaded = (problem: string) => to('failed', warns(problem), has({ problem }))
const broken = notLoaded('Failed to load pending events. Please try again later.')

const changes = {
  'pending.changed (one more)': hears(jazz, rust, pottery),
  'pending.changed (one less)': hears(rust),
  'pending.changed (one edited)': stays(
    has((facts: Pending) => ({
      queue: [jazz, rust],
      ...following({ ...facts, queue: [jazz, rust], version: 2 }),
    })),
    has({ count: 2, next: null, previous: null }),
  ),
}

/** Specification, section 2 "Admin Pending Events"; section 4 "Approval"; section 8 "Pending events". */
export const approvalTable = table({
  start: to(
    'loading',
    has({
      rows: [],
      queue: [],
      count: 0,
      page: null,
      next: null,
      previous: null,
      viewed: null,
      version: null,
      seen: null,
      deciding: [],
      reasons: {},
      problem: '',
    }),
    asksForPage,
  ),
  anywhere: {
    'page.open': [
      when(
        ({ page, deciding, viewed }: Pending) => page !== null && deciding.length === 0 && viewed === null,
        to('loading', has({ page: null }), asksForPage),
      ),
      refused,
    ],
  },
  loading: {
    'listPendingEvents succeeds (two events)': lists([jazz, rust], 2),
    'listPendingEvents succeeds (none)': lists([], 0),
    'listPendingEvents succeeds (the first of three)': lists([jazz, rust], 3, { next: 'page-two' }),
    'listPendingEvents succeeds (the last of three)': lists([pottery], 3, { previous: 'page-one' }),
    // An invalid page in the URL leads to the first page.
    'listPendingEvents fails (no page)': [
      when({ page: null }, broken),
      to('loading', has({ page: null }), asksForPage),
    ],
    'listPendingEvents fails (no answer)': broken,
    'listPendingEvents fails (too often)': notLoaded('Too many requests. Please try again in 30 seconds.'),
  },
  failed: {
    retry: to('loading', asksForPage),
  },
  listed: {
    runs: 'pendingEventsChanged',
    'page.next': turns('next', 'page-two'),
    'page.previous': turns('previous', 'page-one'),
    'event.approve (Jazz under the Bridge)': decides('7', 'publish', ''),
    'event.reject (Rust from Zero)': decides('8', 'reject', ''),
    'decision.made (approved)': made('7', 'Event approved successfully!'),
    'decision.made (rejected)': made('8', 'Event rejected successfully!'),
    'decision.failed (not approved)': notMade('7', 'Failed to approve event. Please try again.'),
    'decision.failed (asked too often)': notMade('7', 'Too many requests. Please try again in 30 seconds.'),
    'decision.outdated': notMade(
      '7',
      'This event was edited or decided in the meantime. Please review it again.',
    ),
    'decision.gone': vanishes('7', 'This event no longer exists.'),
    'decision.failed (not rejected)': notMade('8', 'Failed to reject event. Please try again.'),
  },
  'listed.browsing': {
    ...changes,
    'event.view (Jazz under the Bridge)': [
      when(
        ({ rows }: Pending) => rows.includes(jazz),
        to(
          'listed.viewing',
          has(({ version }: Pending) => ({ viewed: jazz, seen: version })),
        ),
      ),
      refused,
    ],
    'detail.close': refused,
    // Events that were decided together leave the list; the others stay.
    'events.decided': stays(gone('7'), gone('8')),
  },
  'listed.viewing': {
    ...changes,
    // Shows the details of the next or the previous event.
    'event.view (Rust from Zero)': [
      when(({ rows }: Pending) => rows.includes(rust), stays(has({ viewed: rust, seen: 1 }))),
      refused,
    ],
    'event.view (Jazz under the Bridge)': [
      when(
        ({ rows }: Pending) => rows.includes(jazz),
        stays(has(({ version }: Pending) => ({ viewed: jazz, seen: version }))),
      ),
      refused,
    ],
    // The reason is kept when the details close, until it is sent.
    'reason.change (No address)': stays(has({ reasons: { '7': 'No address' } })),
    'detail.renew': [when(isOutdated, stays(has(({ version }: Pending) => ({ seen: version })))), refused],
    'detail.close': to('listed.browsing', has({ viewed: null, seen: null })),
  },
})
