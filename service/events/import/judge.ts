import type { Errors } from '../../http/httpError.ts'
import type { Services } from '../../ports/services.ts'
import type { Db } from '../../ports/db.ts'

import { draftColumns, type EventDraft, pastText } from '../eventDraft.ts'
import { todayAt } from '../fields/moments.ts'
import { approvalRules, type Lifecycle, lifecycleRules } from '../fields/statuses.ts'
import type { ImportedEvent } from './importedEvent.ts'
import { eventsHere, type Known, knownEvents } from './importQueries.ts'

export const actions = ['new', 'changed', 'same', 'past', 'invalid'] as const

export interface Judgement {
  action: (typeof actions)[number]
  problems: Errors
  /** The id of the existing event that matches this entry, if any. */
  eventId: number | null
  /** Set if the import changes an existing event. */
  known: Known | null
  columns: readonly (keyof EventDraft)[]
  /** The new lifecycle, or null if it does not change. */
  lifecycle: Lifecycle | null
}

/** Determines what importing each entry would do now. The result has the order of `entries`. */
export async function judgeEntries(
  { publicUrl, clock }: Pick<Services, 'publicUrl' | 'clock'>,
  db: Db,
  authorId: number,
  entries: readonly ImportedEvent[],
): Promise<Judgement[]> {
  const known = await knownEvents(
    db,
    authorId,
    entries.map(({ uid }) => uid),
  )
  const { host } = new URL(publicUrl)
  const ids = entries.map(({ uid }) => ownId(uid, host))
  const here = await eventsHere(
    db,
    authorId,
    ids.filter((id) => id !== null),
  )
  return entries.map((entry, at) => {
    const own = ids[at] ?? null
    const isOwn = own === null ? undefined : here.get(own)
    if (isOwn === true) return { ...judged('same'), eventId: own }
    if (isOwn === false) return judged('invalid', { uid: ['This event is on Plaza already.'] })
    return judge(entry, known.get(entry.uid) ?? null, clock())
  })
}

/** The id of the event, if the UID comes from a calendar of this Plaza (`calendarText.ts`). */
function ownId(uid: string, host: string): number | null {
  const [, id, from] = /^event-(\d{1,9})@(.+)$/.exec(uid) ?? []
  return id !== undefined && from === host ? Number(id) : null
}

const judged = (action: Judgement['action'], problems: Errors = {}): Judgement => ({
  action,
  problems,
  eventId: null,
  known: null,
  columns: [],
  lifecycle: null,
})

const past = () => judged('past', { event_date: [pastText] })

function judge(entry: ImportedEvent, known: Known | null, now: Date): Judgement {
  const { event, shown, problems } = entry
  const isPast = shown.event_date !== null && shown.event_date < todayAt(shown.time_zone ?? 'UTC', now)
  if (known === null) {
    // Past events are not imported, so their errors need no correction.
    if (isPast) return past()
    if (!lifecycleRules[entry.lifecycle].takesPlace) {
      return judged('invalid', { ...problems, lifecycle: [`This event is ${entry.lifecycle}.`] })
    }
    return event === null ? judged('invalid', problems) : judged('new')
  }
  const same = { ...judged('same'), eventId: known.event_id }
  if (entry.sequence < known.sequence) return same
  const lifecycle = lifecycleOf(entry, known)
  const isOver = Date.parse(known.over_at) <= now.getTime()
  if (entry.lifecycle === 'cancelled') {
    if (lifecycle === null) return same
    return isOver ? past() : { ...same, action: 'changed', known, lifecycle }
  }
  if (event === null) return judged('invalid', problems)
  const columns = draftColumns.filter((column) => event[column] !== known.draft[column])
  if (columns.length === 0 && lifecycle === null) return same
  return isPast ? past() : { ...same, action: 'changed', known, columns, lifecycle }
}

/**
 * Returns the new lifecycle, or null if it does not change. A lifecycle that the author set in Plaza holds
 * until the source changes it again.
 */
function lifecycleOf({ lifecycle }: ImportedEvent, known: Known): Lifecycle | null {
  const isChanged = lifecycle !== known.said && lifecycle !== known.lifecycle
  return isChanged && approvalRules[known.approval_status].isPublishable ? lifecycle : null
}
