import type { OwnEvent, SeriesDate } from '../../domain.ts'
import type { Problem } from '../rules.ts'
import {
  countOf,
  daysBehind,
  type EndForm,
  exceptAmong,
  lastDayOf,
  mostDates,
  type RuleDay,
} from './seriesDays.ts'
import * as texts from './texts.ts'

/** How to add dates to an existing series. */
export interface Extension {
  eventId: string
  until: string | null
  count: number | null
  except: string[]
}

/** A series and the end that it is to have. */
export interface Extending {
  event: OwnEvent
  /** All dates of the series so far. */
  dates: SeriesDate[]
  /** YYYY-MM-DD, in the event's zone. */
  today: string
  form: EndForm
  /** Days that the author has excluded. */
  except: string[]
}

type Series = Omit<Extending, 'except'>

/** The new days implied by the form; none while the end is missing or adds no date. */
export function newDays({ event, dates, today, form }: Series): RuleDay[] {
  const more = countOf(form.count) - dates.length
  if (!event.series || (form.ends === 'UNTIL' ? form.until === '' : more <= 0)) return []
  const limit = limitOf({ dates, today })
  const isSooner = form.ends === 'UNTIL' && form.until < limit
  const days = daysBehind(dates, { ...event, ...event.series }, isSooner ? form.until : limit)
  if (form.ends === 'UNTIL') return days
  const last = days.filter(({ is }) => is === 'date')[more - 1]
  return last ? days.slice(0, days.indexOf(last) + 1) : days
}

/** The last day allowed: 12 months after the next upcoming date. */
function limitOf(series: Pick<Series, 'dates' | 'today'>) {
  const [next] = comingOf(series)
  return next ? lastDayOf(next.eventDate) : ''
}

const comingOf = ({ dates, today }: Pick<Series, 'dates' | 'today'>) =>
  dates.filter(({ eventDate, endDate }) => (endDate ?? eventDate) >= today)

/** Why the series cannot be extended this way; null if it can. */
export function extensionProblem(extending: Extending): Problem | null {
  const { dates, form, except } = extending
  const field = form.ends === 'COUNT' ? 'count' : 'until'
  const more = countOf(form.count) - dates.length
  const last = dates.at(-1)?.eventDate ?? ''
  if (field === 'count' && more <= 0) return { text: texts.moreNeeded(dates.length), fields: [field] }
  if (field === 'until' && form.until <= last) return { text: texts.laterDayNeeded, fields: [field] }
  const found = newDays(extending).filter(({ is }) => is === 'date')
  const kept = found.filter(({ day }) => !except.includes(day))
  const isTooLong = field === 'count' ? found.length < more : form.until > limitOf(extending)
  if (isTooLong || comingOf(extending).length + kept.length > mostDates)
    return { text: texts.tooManyDates, fields: [field] }
  if (found.length === 0) return { text: texts.noDateLeft, fields: [field] }
  return kept.length === 0 ? { text: texts.noDateLeft, fields: ['except'] } : null
}

export const extension = (extending: Extending): Extension => ({
  eventId: extending.event.id,
  until: extending.form.ends === 'UNTIL' ? extending.form.until : null,
  count: extending.form.ends === 'COUNT' ? countOf(extending.form.count) : null,
  except: exceptAmong(newDays(extending), extending.except),
})
