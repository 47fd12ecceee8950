import { userFilters } from '../admin/superUserQueries.ts'
import { exploreFilters } from '../events/exploreQueries.ts'
import type { Where } from '../http/lists/clause.ts'
import { whereOf } from '../http/lists/filters.ts'
import { matchesOf } from '../http/lists/kept/matches.ts'
import type { Db } from '../ports/db.ts'
import type { Job } from '../ports/job.ts'

const minute = 60_000
/** Whoever comes right after the start is answered first. */
const patience = 20_000
/** Rarer words cost little without being known. */
const least = 0.02
/** What matches more is found at once. */
const most = 0.2

// By id, as for sampling: nothing is read but these rows.
const drawnFrom = (table: string) => `
  picked as materialized (
    select 1 + floor(random() * top)::integer as pick
    from (select max(id) as top from ${table}) as span, generate_series(1, 500) where top > 2000
  ),
  drawn as materialized (
    select one.* from picked, lateral (select * from ${table} where id = pick offset 0) as one
  )`

const share = `having count(*) / (select count(*) from drawn)::float8 between ${least} and ${most}`

const words = `
  with ${drawnFrom('events')}, found as (
    select 'category' as filter, to_jsonb(category_id) as value from drawn
    union all select 'event_type', to_jsonb(type_id) from drawn
    union all select 'search', to_jsonb(unnest(tsvector_to_array(words))) from drawn
    union all select 'location', to_jsonb(unnest(tsvector_to_array(word_vector(place_text)))) from drawn
  )
  select filter, value from found where value is not null and (jsonb_typeof(value) = 'number' or length(value #>> '{}') > 2)
  group by filter, value ${share}
  order by filter, count(*) desc`

const names = `
  with ${drawnFrom('users')},
    found as (select unnest(tsvector_to_array(word_vector(plain(full_name)))) as value from drawn)
  select value from found where length(value) > 2 group by value ${share} order by count(*) desc`

interface Frequent {
  filter: keyof typeof exploreFilters
  value: string | number
}

async function frequentEvents(db: Db): Promise<Where[]> {
  const { rows } = await db.query<Frequent>(words)
  if (rows.length === 0) return []
  const wheres: Where[] = [() => [{ sql: 'is_published', column: 'is_published' }]]
  for (const { filter, value } of rows) wheres.push(await whereOf(db, exploreFilters, { [filter]: value }))
  return wheres
}

async function frequentNames(db: Db): Promise<Where[]> {
  const { rows } = await db.query<{ value: string }>(names)
  const wheres: Where[] = []
  for (const { value } of rows) wheres.push(await whereOf(db, userFilters, { search: value }))
  return wheres
}

/** Has what is dear to search for remembered before anybody asks; see docs/decisions/search-index.md. */
export function frequentSearches(db: Db): Job {
  const tables = { events: frequentEvents, users: frequentNames }
  let wanted: { table: string; wheres: Where[] }[] | null = null
  let isFirst = true

  const draw = async () => {
    const drawn = []
    for (const [table, list] of Object.entries(tables)) drawn.push({ table, wheres: await list(db) })
    for (const { table, wheres } of drawn) await matchesOf(db, table)?.update(wheres)
    return drawn
  }

  return {
    name: 'frequent searches',
    every: 30 * minute,
    run: async () => {
      if (isFirst) {
        isFirst = false
        return patience
      }
      wanted ??= await draw()
      for (const { table, wheres } of wanted) {
        const pause = await matchesOf(db, table)?.prepare(wheres)
        if (pause !== undefined) return pause
      }
      wanted = null
      return undefined
    },
  }
}
