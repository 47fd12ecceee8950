import type { Db } from '../../ports/db.ts'
import { HttpError } from '../../http/httpError.ts'
import { oneOf } from '../../http/input/input.ts'
import { addDays, daysBetween } from '../fields/moments.ts'
import { lockMembers, type Member, splitSeries } from './seriesQueries.ts'

export const scopes = ['this', 'following', 'all'] as const
export type Scope = (typeof scopes)[number]

export const scope = oneOf(scopes)

export const aboutScope = {
  description:
    'Of an event in a series: it alone, it and the dates that follow, or all dates. Those that are over or were changed alone stay as they are. `this` unless given.',
  example: 'this',
}

export const changedMeanwhile = 'The series of this event was changed at the same moment. Please try again.'

export interface Reach {
  seriesId: number | null
  /** Null for the event alone. Otherwise the dates to change, in order, with their rows locked. */
  members: readonly Member[] | null
  /** The event itself as a member of its series. */
  origin: Member | null
  /** True if earlier dates remain in the series. */
  isTail: boolean
}

/**
 * Finds and locks the dates that a change applies to. Call `lockSeries` first, with the series that the event
 * had when it was read.
 */
export async function lockReach(
  db: Db,
  { id, seriesId, scope = 'this' }: { id: number; seriesId: number | null; scope?: Scope | undefined },
  now: Date,
): Promise<Reach> {
  if (seriesId === null || scope === 'this') return { seriesId, members: null, origin: null, isTail: false }
  const inOrder = (await lockMembers(db, seriesId)).toSorted(byTime)
  const place = inOrder.findIndex((member) => member.id === id)
  const origin = inOrder[place]
  if (!origin) throw new HttpError(409, changedMeanwhile)
  const members = inOrder
    .slice(scope === 'following' ? place : 0)
    .filter(
      (member) => Date.parse(member.over_at) > now.getTime() && (member === origin || !member.changed_alone),
    )
  return { seriesId, members, origin, isTail: scope === 'following' && members[0] !== inOrder[0] }
}

/** With the scope `following`, moves the dates to a new series, unless no earlier date remains. */
export async function splitAt(db: Db, { seriesId, members, isTail }: Reach): Promise<void> {
  const first = members?.[0]
  if (seriesId !== null && first && isTail) await splitSeries(db, seriesId, first)
}

/** Throws if the event, now locked, has joined or left a series since it was read. */
export function checkSeries(event: { series_id: number | null }, { seriesId, members }: Reach): void {
  if (members === null && event.series_id !== seriesId) throw new HttpError(409, changedMeanwhile)
}

const byTime = (one: Member, other: Member) =>
  Date.parse(one.starts_at) - Date.parse(other.starts_at) || one.id - other.id

const days = ['event_date', 'end_date', 'registration_deadline'] as const

type Days = { [Name in (typeof days)[number]]?: string | null | undefined }

/** Shifts the days of the form from one date of the series to another. */
export function shiftDays<Form extends Days>(form: Form, from: string, to: string): Form {
  const by = daysBetween(from, to)
  if (by === 0) return form
  const shifted = days
    .filter((name) => typeof form[name] === 'string')
    .map((name) => [name, addDays(String(form[name]), by)])
  return { ...form, ...Object.fromEntries(shifted) }
}
