import { type Db, rowOf } from '../../ports/db.ts'

const look = `
  select s.view_count, exists (select from event_views as v where v.event_id = e.id and v.user_id = $2) as is_seen
  from events as e join event_stats as s on s.event_id = e.id
  where e.id = $1 and (e.is_published or e.author_id = $2 or $3::boolean)`

// Sort the rows, so that concurrent processes lock the counters of events in the same order. Lock events and
// users, so that neither is deleted before the foreign keys are checked.
const record = `
  insert into event_views (event_id, user_id, viewed_at)
  select v.event_id, v.user_id, $3
  from unnest($1::integer[], $2::integer[]) as v (event_id, user_id)
  join events on events.id = v.event_id join users on users.id = v.user_id
  order by v.event_id, v.user_id
  for key share of events, users
  on conflict (event_id, user_id) do nothing`

interface Seen {
  view_count: number
  is_seen: boolean
}

interface Look {
  eventId: number
  userId: number
}

/** Views that wait for the running statement, by database. The next statement writes all of them. */
const gathered = new WeakMap<Db, { looks: Look[]; done: Promise<void> }>()
const writing = new WeakMap<Db, Promise<void>>()

export async function recordView(
  db: Db,
  eventId: number,
  viewer: { id: number; user_type: string },
  now: Date,
): Promise<number | null> {
  const parameters = [eventId, viewer.id, viewer.user_type === 'superadmin']
  const before = await rowOf<Seen>(db, look, parameters)
  if (!before) return null
  if (before.is_seen) return before.view_count
  await gather(db, { eventId, userId: viewer.id }, now)
  return (await rowOf<Seen>(db, look, parameters))?.view_count ?? null
}

function gather(db: Db, one: Look, now: Date): Promise<void> {
  const open = gathered.get(db)
  if (open) {
    open.looks.push(one)
    return open.done
  }
  const looks = [one]
  const done = write(db, looks, writing.get(db), now)
  gathered.set(db, { looks, done })
  writing.set(db, done)
  return done
}

async function write(db: Db, looks: readonly Look[], before: Promise<void> | undefined, now: Date) {
  await before?.catch(() => {})
  gathered.delete(db)
  await db.query(record, [looks.map((each) => each.eventId), looks.map((each) => each.userId), now])
}
