import type { Translator } from '../../../machines/language/translator.ts'
import { eventTime, type Timed } from '../../events/fields/eventTime.ts'
import { type Lifecycle, lifecycleRules } from '../../events/fields/statuses.ts'
import { addressOf, andMore, type Draft, line, onExplore, reasonGiven } from '../letterTexts.ts'

/** The state of an event before or after a change. */
export interface Snapshot extends Timed {
  lifecycle: Lifecycle
  venue: string | null
  location: string | null
}

export interface Change {
  from: Snapshot
  to: Snapshot
  reason: string | null
}

interface Reader {
  readersZone: string | null
  publicUrl: string
  translator: Translator
}

interface Facts extends Reader {
  event: { id: number; title: string }
}

/** The text about a favourite that was called off, reinstated or moved. */
export function changeText(change: Change, facts: Facts): Draft {
  const { event, publicUrl, translator } = facts
  const title = line(event.title)
  return {
    ...words[change.to.lifecycle](change, title, facts),
    link: onExplore(publicUrl, event.id, translator),
  }
}

/** The words by the lifecycle that the event has now. */
const words: Record<Lifecycle, (change: Change, title: string, facts: Reader) => Draft> = {
  scheduled: ({ from, to }, title, facts) => {
    const { t } = facts.translator
    const isMoved = lifecycleRules[from.lifecycle].takesPlace
    return {
      subject: isMoved ? t('Moved: {title}', { title }) : t('It takes place: {title}', { title }),
      body: [
        isMoved
          ? t('“{title}”, one of your favourites, was moved.', { title })
          : t('“{title}”, one of your favourites, takes place after all.', { title }),
        t('It was: {whenAndWhere}.', { whenAndWhere: whenAndWhere(from, facts) }),
        t('It is now: {whenAndWhere}.', { whenAndWhere: whenAndWhere(to, facts) }),
      ],
    }
  },
  cancelled: ({ from, reason }, title, facts) => {
    const { t } = facts.translator
    const values = { title, whenAndWhere: whenAndWhere(from, facts) }
    return {
      subject: t('Cancelled: {title}', { title }),
      body: [
        t('“{title}”, one of your favourites, is cancelled: {whenAndWhere}.', values),
        reasonGiven(reason, facts.translator),
      ],
      quote: reason,
    }
  },
  postponed: ({ from, reason }, title, facts) => {
    const { t } = facts.translator
    const values = { title, whenAndWhere: whenAndWhere(from, facts) }
    return {
      subject: t('Postponed: {title}', { title }),
      body: [
        t('“{title}”, one of your favourites, is postponed. It does not take place {whenAndWhere}.', values),
        reasonGiven(reason, facts.translator),
      ],
      quote: reason,
    }
  },
}

const whenAndWhere = (event: DailyEvent | Snapshot, { readersZone, translator }: Reader) =>
  enumerate([eventTime(event, readersZone, translator), ...placeOf(event, translator)], translator)

const placeOf = ({ is_online, venue, location }: DailyEvent | Snapshot, { t }: Translator) =>
  [is_online ? t('Online Event') : venue, location].flatMap((part) => (part ? [line(part)] : []))

const enumerate = (parts: string[], { t }: Translator) =>
  parts.reduce((first, second) => t('{first}, {second}', { first, second }))

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

export function dailyText(day: Day, reader: Reader): Draft {
  const { publicUrl, translator } = reader
  const { t } = translator
  const lists = sections
    .filter(({ of }) => day[of].length > 0)
    .map(({ of, heading }) => ({
      heading: heading(translator),
      entries: day[of].slice(0, listed).map((event) => ({
        text: enumerate([line(event.title), whenAndWhere(event, reader)], translator),
        url: addressOf(publicUrl, event.id),
      })),
      rest: andMore(day[of].length - listed, translator),
    }))
  return {
    subject: subjectOf(day, translator),
    body: [t('Here is what is on:')],
    lists,
    link: { label: t('Explore'), url: `${publicUrl}/explore` },
  }
}

interface Section {
  of: keyof Day
  heading: (translator: Translator) => string
  /** The subject of a letter about a single event. */
  one: (translator: Translator, title: string) => string
  /** Part of the subject of a letter about several events. */
  many: (translator: Translator, count: number) => string
}

const sections: Section[] = [
  {
    of: 'today',
    heading: ({ t }) => t('Your favourites today'),
    one: ({ t }, title) => t('Today: {title}', { title }),
    many: ({ t }, count) => t('{count, plural, one {# today} other {# today}}', { count }),
  },
  {
    of: 'tomorrow',
    heading: ({ t }) => t('Your favourites tomorrow'),
    one: ({ t }, title) => t('Tomorrow: {title}', { title }),
    many: ({ t }, count) => t('{count, plural, one {# tomorrow} other {# tomorrow}}', { count }),
  },
  {
    of: 'matches',
    heading: ({ t }) => t('New events that match your saved searches'),
    one: ({ t }, title) => t('New: {title}', { title }),
    many: ({ t }, count) => t('{count, plural, one {# new} other {# new}}', { count }),
  },
]

function subjectOf(day: Day, translator: Translator): string {
  const { t, locale } = translator
  const [first, ...others] = sections.flatMap(({ of, one }) => day[of].map(({ title }) => ({ title, one })))
  if (first && others.length === 0) return first.one(translator, line(first.title))
  const counts = sections.flatMap(({ of, many }) =>
    day[of].length > 0 ? [many(translator, day[of].length)] : [],
  )
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(counts)
  return t('Events for you: {list}', { list })
}
