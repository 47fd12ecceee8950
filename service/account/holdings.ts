import { type Db, rowsOf } from '../ports/db.ts'
import { idsOf } from '../http/lists/find.ts'
import type { Caller } from '../ports/caller.ts'
import { deleteCodes } from './codes.ts'
import { readEvents } from '../events/queries/eventQueries.ts'
import { endSeries } from '../events/series/seriesQueries.ts'
import { findNotifications } from './notifications/notificationQueries.ts'
import { listFilters } from './notifications/savedFilterQueries.ts'
import { triesOfCode } from './limits/tries.ts'

const ownIds = 'select id from events where author_id = $1 order by id'

/**
 * Hides the title of an event that the caller may no longer see, since it may be back in review with a new
 * title.
 */
const title = 'case when e.is_published or e.author_id = $1 or $2 then e.title end as title'

const favorites = `
  select f.event_id, ${title}, f.added_at as at from favorites as f join events as e on e.id = f.event_id
  where f.user_id = $1 order by f.added_at, f.event_id`

const views = `
  select v.event_id, ${title}, v.viewed_at as at from event_views as v join events as e on e.id = v.event_id
  where v.user_id = $1 order by v.viewed_at, v.event_id`

const codes = `
  select purpose, least(coalesce(n, 0), ${triesOfCode}) as tries, one_time_codes.expires_at
  from one_time_codes left join rate_limits on key = asker where user_id = $1
  union all select 'set-new-password', 0, expires_at from password_resets where user_id = $1`

const mails = `
  select kind, data, language, created_at, last_error from (
    select id, kind, data, language, created_at, last_error, 0 as rank from mail_outbox where user_id = $1
    union all
    select id, kind, '{}', language, created_at, null, 1 from letter_requests
    where email_key = (select email_key from users where id = $1)
  ) as waiting order by rank, id`

const toldEvents = `
  select t.event_id, ${title} from told_events as t join events as e on e.id = t.event_id
  where t.user_id = $1 order by t.event_id`

const auditEntries = `
  select a.at, a.action, a.entity, a.entity_id, a.reason, coalesce(e.details, a.details) as details
  from audit_log as a left join event_edits as e on e.deed_id = a.id
  where a.actor_id = $1 or (a.entity = 'user' and a.entity_id = $1) order by a.id`

export async function findHoldings(db: Db, person: Pick<Caller, 'id' | 'user_type'>, now: Date) {
  const ask = (sql: string) => rowsOf(db, sql, [person.id])
  const askMarked = (sql: string) => rowsOf(db, sql, [person.id, person.user_type === 'superadmin'])
  return {
    events: await readEvents(db, idsOf(await rowsOf<{ id: number }>(db, ownIds, [person.id])), person, now),
    favorites: await askMarked(favorites),
    views: await askMarked(views),
    sessions: await ask(
      'select device, created_at, last_used_at from sessions where user_id = $1 order by id',
    ),
    calendar_feeds: await ask('select created_at from favorite_feeds where user_id = $1'),
    notifications: await findNotifications(db, person.id),
    saved_filters: await listFilters(db, person.id),
    daily_letters: await ask(
      'select from_at as looked_at, day as last_day, due_at from daily_letters where user_id = $1',
    ),
    told_events: await askMarked(toldEvents),
    imports: await ask('select created_at from imports where user_id = $1 order by created_at, id'),
    imported_events: await ask(
      'select uid, event_id, sequence from imported_events where author_id = $1 order by event_id, uid',
    ),
    known_addresses: await ask('select seen_at from known_addresses where user_id = $1 order by seen_at'),
    codes: await ask(codes),
    mails: await ask(mails),
    refused_mails: await ask('select n as count from mail_bounces where user_id = $1'),
    submission_mails: await ask('select next_at from submission_mails where user_id = $1'),
    repeatable_requests: await ask(
      'select key, created_at from idempotency_keys where user_id = $1 order by created_at, key',
    ),
    deeds: await ask(auditEntries),
  }
}

// Locks all superadmins if the account to delete is one of them, so that the last two superadmins cannot
// delete their accounts at the same time. Otherwise returns no rows.
const superadmins = `
  select id from users
  where user_type = 'superadmin' and is_active and is_email_verified
    and exists (select from users as leaving where leaving.id = $1 and leaving.user_type = 'superadmin')
  order by id for update`

// Published events outlive the account, without its name. What nobody else ever saw goes with it.
const deleteUnseen = 'delete from events where author_id = $1 and not is_published returning series_id'
const deleteProposals = `
  delete from event_proposals where event_id in (select id from events where author_id = $1)`
const removeName = `
  update events set author_name = 'Former member', proposed_at = null where author_id = $1`

// Returns false if this is the last superadmin's account. Foreign keys delete the other rows that depend on
// it. Call this in a transaction.
export async function deleteAccount(db: Db, id: number): Promise<boolean> {
  if ((await rowsOf(db, superadmins, [id])).length === 1) return false
  await db.query('select from users where id = $1 for update', [id])
  await deleteCodes(db, id)
  await endSeries(db, await rowsOf(db, deleteUnseen, [id]))
  await db.query(deleteProposals, [id])
  await db.query(removeName, [id])
  await db.query('delete from users where id = $1', [id])
  return true
}
