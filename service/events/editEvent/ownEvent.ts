import { HttpError } from '../../http/httpError.ts'
import type { Caller } from '../../ports/caller.ts'
import type { Db } from '../../ports/db.ts'
import { type EventBefore, findBefore } from './editEventQueries.ts'

/**
 * Throws 404 if the caller may not see the event, and 403 with the message `notOwn` if they are not its
 * author.
 */
export async function ownEvent(
  db: Db,
  id: number,
  user: Caller,
  as: 'look' | 'lock',
  notOwn: string,
): Promise<EventBefore> {
  const event = await findBefore(db, id, user, as)
  if (!event) throw new HttpError(404, 'Event not found.')
  if (event.author_id !== user.id) throw new HttpError(403, notOwn)
  return event
}
