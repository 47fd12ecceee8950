import { weekendAhead } from '../../../machines/language/weekend.ts'
import { type Db, rowsOf } from '../../ports/db.ts'
import { conditions, listed, longest, wordQuery } from '../../events/queries/eventFilters.ts'
import { accountOfLetters, getsLetters } from './recipients.ts'

const accountsAtOnce = 200

/** In the account's local time. */
const hour = `time '08:00'`

// Plans the next letter for the first 8:00 after the last run, on a day that has had no letter yet.
const plan = `
  update daily_letters set due_at = moment_at(greatest(first_day, day + 1) + ${hour}, zone)
  from (
    select id, zone, from_day + (from_at >= moment_at(from_day + ${hour}, zone))::integer as first_day
    from daily_letters join users on id = user_id, coalesce(known_zone(users.time_zone), $1) as zone,
      lateral (select (from_at at time zone zone)::date as from_day) as f
    where due_at is null
  ) as planned
  where user_id = planned.id`

// If the process missed that hour, it writes one letter late, but not at night.
const take = `
  with due as (
    select user_id, from_at, zone, today, moment_at(today + ${hour}, zone) as eight
    from daily_letters join users on id = user_id, coalesce(known_zone(users.time_zone), $2) as zone,
      lateral (select ($1::timestamptz at time zone zone)::date as today) as t
    where due_at <= $1 order by due_at limit ${accountsAtOnce} for update of daily_letters skip locked
  ), waiting as (
    update daily_letters set due_at = eight from due where daily_letters.user_id = due.user_id and eight > $1
  ), looked as (
    update daily_letters set from_at = $1, day = today, due_at = moment_at(today + 1 + ${hour}, zone)
    from due where daily_letters.user_id = due.user_id and eight <= $1
  )
  select user_id, from_at as since, zone, today, extract(dow from today)::integer as weekday, eight <= $1 as is_time from due`

interface Account {
  user_id: number
  /** The time of the account's last run. */
  since: string
  zone: string
  today: string
  /** 0 is Sunday. */
  weekday: number
  is_time: boolean
}

const accounts = `
  select asked.*, ${getsLetters('reminders')} as has_reminders, ${getsLetters('matches')} as has_matches
  from jsonb_to_recordset($1::text::jsonb) as asked(user_id integer, since timestamptz, today date, weekend jsonb)
    join ${accountOfLetters} on users.id = asked.user_id`

/** True if a favourite takes place today or tomorrow, by the local date of its place. */
const isSoon = `event_date <= ($2::timestamptz at time zone coalesce(events.time_zone, 'UTC'))::date + 1`

const isOn = `${listed.sql} and events.over_at > $2`

const isNew = (account: string, event: string) => `
  not exists (select from told_events where told_events.user_id = ${account} and told_events.event_id = ${event})`

const days = `
  case when_it_is
    when 'today' then daterange(today, today, '[]')
    when 'weekend' then daterange(today + (weekend->>'first')::integer, today + (weekend->>'last')::integer, '[]')
    when 'week' then daterange(today, today + 7)
    when 'month' then daterange(today, (today + interval '1 month')::date)
  end`

// The last run may have missed events that were published while it ran.
const overlap = `interval '10 minutes'`

const write = `
  with asked as materialized (${accounts}),
  kept as (
    select asked.user_id, event_id
    from asked join favorites using (user_id) join events on events.id = event_id
    where has_reminders and favorites.over_at > $2
      and favorites.starts_at between $2::timestamptz - interval '${longest}' and $2::timestamptz + interval '3 days'
      and ${isOn} and ${isSoon} and ${isNew('asked.user_id', 'events.id')}
  ), fresh as materialized (
    select * from events where ${isOn} and published_at <= $2
      and published_at > (select min(since) - ${overlap} from asked where has_matches)
  ), wanted as materialized (
    select user_id, since, category_id as wanted_category, type_id as wanted_type, ${days} as days,
      ${wordQuery('saved_filters.location', 'location')} as wanted_places, ${wordQuery('search', 'search')} as wanted_words
    from asked join saved_filters using (user_id)
    where has_matches
  ), matching as (
    select distinct user_id, id as event_id from fresh join wanted on published_at > since - ${overlap}
    where author_id is distinct from user_id
      and (wanted_category is null or ${conditions.category('wanted_category')})
      and (wanted_type is null or ${conditions.event_type('wanted_type')})
      and (wanted_places is null or ${conditions.location('wanted_places')})
      and (wanted_words is null or ${conditions.search('wanted_words')})
      and (days is null or days && daterange(event_date, coalesce(end_date, event_date), '[]'))
      and not exists (select from favorites where favorites.user_id = wanted.user_id and favorites.event_id = fresh.id)
      and ${isNew('wanted.user_id', 'fresh.id')}
  ), news as (
    select user_id, event_id, true as is_kept from kept union all select user_id, event_id, false from matching
  ), told as (
    insert into told_events (user_id, event_id) select user_id, event_id from news on conflict do nothing
  )
  insert into mail_outbox (user_id, kind, data, is_bulk, created_at, due_at)
  select user_id, 'daily', jsonb_build_object(
    'reminders', coalesce(jsonb_agg(event_id) filter (where is_kept), '[]'),
    'matches', coalesce(jsonb_agg(event_id) filter (where not is_kept), '[]')
  ), true, $2, $2 from news group by user_id order by user_id`

interface Surroundings {
  db: Db
  /** For accounts without a time zone. */
  timeZone: string
}

/** Writes the daily letters that are due, in batches of accounts. */
export async function writeDailyLetters(
  { db, timeZone }: Surroundings,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  await db.query(plan, [timeZone])
  while (!signal.aborted) {
    const isAny = await db.transaction(async (tx) => {
      const due = await rowsOf<Account>(tx, take, [now, timeZone])
      const awake = due.flatMap(({ is_time, zone, weekday, ...account }) =>
        is_time ? [{ ...account, weekend: weekendAhead(zone, weekday) }] : [],
      )
      if (awake.length > 0) await tx.query(write, [JSON.stringify(awake), now])
      return due.length > 0
    })
    if (!isAny) return
  }
}

// No letter is due more than about two days ahead, whichever zone an account switches to.
const pullBack = `
  update daily_letters set from_at = least(from_at, $1), day = case when not is_far then day end,
    due_at = case when not is_far then due_at end
  from (select user_id, coalesce(due_at > $1::timestamptz + interval '58 hours', false) as is_far from daily_letters) as judged
  where daily_letters.user_id = judged.user_id and (from_at > $1 or is_far)`

/** Corrects times from before the clock was set back. */
export async function pullDailyLettersBack(db: Db, now: Date): Promise<void> {
  await db.query(pullBack, [now])
}

const forget = `
  delete from told_events using events where events.id = event_id and over_at < $1`

export async function forgetToldEvents(db: Db, before: Date): Promise<void> {
  await db.query(forget, [before])
}
