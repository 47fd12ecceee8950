import { eventTime, type Timed } from '../../events/fields/eventTime.ts'
import { addressOf, type Draft, line, onExplore } from '../letterTexts.ts'

/** The state of an event before or after a change. */
export interface Snapshot extends Timed {
  lifecycle: 'scheduled' | 'postponed' | 'cancelled'
  venue: string | null
  location: string | null
}

export interface Change {
  from: Snapshot
  to: Snapshot
  reason: string | null
}

interface Facts {
  event: { id: number; title: string }
  readersZone: string | null
  publicUrl: string
}

/** For a favourite that was called off, reinstated or moved. */
export function changeText(change: Change, facts: Facts): Draft {
  const { event, publicUrl } = facts
  const title = line(event.title)
  const { subject, ...words } = wordsOf(change, title, facts.readersZone)
  return { subject: `${subject}: ${title}`, ...words, link: onExplore(publicUrl, event.id) }
}

function wordsOf(
  { from, to, reason }: Change,
  title: string,
  zone: string | null,
): Pick<Draft, 'subject' | 'body' | 'quote'> {
  const intro = `“${title}”, one of your favourites,`
  if (to.lifecycle === 'scheduled') {
    const isMoved = from.lifecycle === 'scheduled'
    return {
      subject: isMoved ? 'Moved' : 'It takes place',
      body: [
        isMoved ? `${intro} was moved.` : `${intro} takes place after all.`,
        `It was: ${whenAndWhere(from, zone)}.`,
        `It is now: ${whenAndWhere(to, zone)}.`,
      ],
    }
  }
  const when = whenAndWhere(from, zone)
  const isOff = to.lifecycle === 'cancelled'
  return {
    subject: isOff ? 'Cancelled' : 'Postponed',
    body: [
      isOff ? `${intro} is cancelled: ${when}.` : `${intro} is postponed. It does not take place ${when}.`,
      reason ? 'The reason given:' : 'No reason was given.',
    ],
    quote: reason,
  }
}

const whenAndWhere = (event: Snapshot, zone: string | null) =>
  [eventTime(event, zone), ...placeOf(event)].join(', ')

const placeOf = ({ venue, location }: Pick<Snapshot, 'venue' | 'location'>) =>
  [venue, location].flatMap((part) => (part ? [line(part)] : []))

export interface DailyEvent extends Timed, Pick<Snapshot, 'venue' | 'location'> {
  id: number
  title: string
}

export interface Day {
  today: DailyEvent[]
  tomorrow: DailyEvent[]
  matches: DailyEvent[]
}

const listed = 20

export function dailyText(day: Day, { readersZone, publicUrl }: Omit<Facts, 'event'>): Draft {
  const lists = sections
    .filter(({ of }) => day[of].length > 0)
    .map(({ of, heading }) => ({
      heading,
      entries: day[of].slice(0, listed).map((event) => ({
        text: `${line(event.title)}, ${[eventTime(event, readersZone), ...placeOf(event)].join(', ')}`,
        url: addressOf(publicUrl, event.id),
      })),
      rest: day[of].length > listed ? `and ${day[of].length - listed} more.` : null,
    }))
  return { subject: subjectOf(day), body: ['Here is what is on:'], lists, link: explore(publicUrl) }
}

const sections = [
  { of: 'today', heading: 'Your favourites today', one: 'Today', many: 'today' },
  { of: 'tomorrow', heading: 'Your favourites tomorrow', one: 'Tomorrow', many: 'tomorrow' },
  { of: 'matches', heading: 'New events that match your saved searches', one: 'New', many: 'new' },
] as const

const explore = (publicUrl: string) => ({ label: 'Explore', url: `${publicUrl}/explore` })

function subjectOf(day: Day): string {
  const [first, ...others] = sections.flatMap(({ of, one }) => day[of].map(({ title }) => ({ title, one })))
  if (first && others.length === 0) return `${first.one}: ${line(first.title)}`
  const counts = sections.flatMap(({ of, many }) => (day[of].length > 0 ? [`${day[of].length} ${many}`] : []))
  return `Events for you: ${counts.join(', ')}`
}
