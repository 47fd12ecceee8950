import { type Db, rowOf } from '../ports/db.ts'
import type { LetterData } from './mailQueries.ts'

/** Decisions that follow each other faster than this belong to one batch. */
const pauseMs = 10_000
const longestMs = 60_000

const decisionKinds = ['event-approved', 'event-rejected', 'changes-approved', 'changes-rejected'] as const
export type DecisionKind = (typeof decisionKinds)[number]

export const isDecision = (kind: string): kind is DecisionKind => decisionKinds.some((one) => one === kind)

/** Other letters about the same decision, except those that are being sent. */
const alike = `
  other.user_id = claimed.user_id and other.kind = claimed.kind and other.id <> claimed.id
  and other.data ->> 'reason' is not distinct from claimed.data ->> 'reason'
  and other.dead_at is null and other.due_at <= $2`

const spanOfAll = `
  select least(min(claimed.created_at), min(other.created_at)) as first,
    greatest(max(claimed.created_at), max(other.created_at)) as last
  from mail_outbox as claimed join mail_outbox as other on ${alike}
  where claimed.id = $1 having count(*) > 0`

const postponeAll = `
  update mail_outbox as other set due_at = $3, attempts = other.attempts - (other.id = $1)::integer
  from mail_outbox as claimed where claimed.id = $1 and (other.id = $1 or ${alike})`

const mergeAll = `
  with others as (
    delete from mail_outbox as other using mail_outbox as claimed where claimed.id = $1 and ${alike}
    returning other.id, other.data
  ), merged as (select jsonb_agg(data order by id) as data from others)
  update mail_outbox as claimed set data = claimed.data || jsonb_build_object('others',
    coalesce(claimed.data -> 'others', '[]') || jsonb_path_query_array(merged.data, '$[*].event')
      || jsonb_path_query_array(merged.data, '$[*].others[*]'))
  from merged where claimed.id = $1 and merged.data is not null returning claimed.data`

/**
 * Combines a superadmin's decisions about several events of one author into one letter. Returns null and
 * postpones all of them if more may follow. A letter without others like it is sent at once.
 */
export async function gatherDecisions<Letter extends { id: number }>(
  db: Db,
  letter: Letter,
  now: Date,
): Promise<Letter | null> {
  const near = new Date(now.getTime() + pauseMs)
  const span = await rowOf<{ first: string; last: string }>(db, spanOfAll, [letter.id, near])
  if (!span) return letter
  const due = Math.min(Date.parse(span.last) + pauseMs, Date.parse(span.first) + longestMs)
  // A longer pause means that the clock was set back.
  if (due > now.getTime() && due <= near.getTime()) {
    await db.query(postponeAll, [letter.id, near, new Date(due)])
    return null
  }
  const merged = await rowOf<{ data: LetterData }>(db, mergeAll, [letter.id, near])
  return { ...letter, ...merged }
}
