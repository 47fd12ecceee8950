import { HttpError } from '../http/httpError.ts'
import type { Caller } from '../ports/caller.ts'
import type { Db } from '../ports/db.ts'
import type { Services } from '../ports/services.ts'
import { answerPage, type Page } from '../http/lists/page.ts'
import { type EventRow, eventAnswer } from './eventAnswer.ts'
import { eventRows, readEvents } from './queries/eventQueries.ts'

type PageOptions = Omit<Page<unknown, EventRow>, 'content' | 'item' | 'now'> & { isRows?: boolean }

/** The `Prefer` header of RFC 7240. */
export const readsPrefer = {
  prefer: {
    description:
      '`return=minimal`: of all events but the first, one picture and the first 101 characters of the content are enough.',
    example: 'return=minimal',
  },
}

export const prefersRows = (header: (name: 'prefer') => string | undefined) =>
  /(^|[,;]) *return=minimal *($|[,;])/.test(header('prefer') ?? '')

/**
 * The answer for one event, including changes made in the same transaction. Throws 404 if there is no such
 * event.
 */
export async function oneEvent(db: Db, id: number, viewer: Caller, services: Services) {
  const [row] = await readEvents(db, [id], viewer, services.clock())
  if (!row) throw new HttpError(404, 'Event not found.')
  return { status: true, data: eventAnswer(services, viewer, row) }
}

export function eventPage(
  services: Services & { path: string },
  viewer: Caller,
  { isRows = false, ...page }: PageOptions,
) {
  const now = services.clock()
  return answerPage(services, {
    ...page,
    now: now.toISOString(),
    content: eventRows(viewer, now, isRows),
    item: (row: EventRow) => eventAnswer(services, viewer, row),
  })
}
