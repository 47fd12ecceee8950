import { html } from 'hono/html'
import { dayInWords, timeInWords } from '../../../../machines/language/clocks.ts'
import type { Translator } from '../../../../machines/language/translator.ts'
import { linkedText } from './description.ts'
import type { Html } from '../../../http/pages/page.ts'
import type { SharedEvent } from '../sharedAnswer.ts'

interface Shown {
  /** Null if there is nothing to say. */
  word: (translator: Translator) => string | null
  /** The name in schema.org. */
  status: string
}

const lifecycles: Record<SharedEvent['lifecycle'], Shown> = {
  scheduled: { word: () => null, status: 'https://schema.org/EventScheduled' },
  postponed: { word: ({ t }) => t('Postponed'), status: 'https://schema.org/EventPostponed' },
  cancelled: { word: ({ t }) => t('Cancelled'), status: 'https://schema.org/EventCancelled' },
}

export const lifecycleOf = ({ lifecycle }: SharedEvent): Shown => lifecycles[lifecycle]

/** The notice above the title if the event is cancelled, postponed or over. */
export function stateOf(event: SharedEvent, translator: Translator): Html | '' {
  const { lifecycle, lifecycle_reason: reason, is_over } = event
  const word = lifecycleOf(event).word(translator)
  if (word !== null) {
    const why = reason ? html`: <bdi>${linkedText(reason)}</bdi>` : ''
    return html`<p class="state ${lifecycle}"><strong>${word}</strong>${why}</p>`
  }
  return is_over ? html`<p class="state"><strong>${translator.t('This event is over.')}</strong></p>` : ''
}

/** The service stores `Online Event` as the venue of an online event. */
export const placeOf = ({ venue, location, is_online_event: isOnline }: SharedEvent, { t }: Translator) =>
  [isOnline ? t('Online Event') : venue, location].filter((part) => part !== null).join(', ')

export function eventFacts(event: SharedEvent, translator: Translator): Html {
  const { starts_at, event_type, event_category } = event
  const [place, kind] = [placeOf(event, translator), [event_category, event_type].filter(Boolean).join(' · ')]
  return html`<div>
    <p><time datetime="${starts_at}">${whenOf(event, translator)}</time></p>
    ${place ? html`<p dir="auto">${place}</p>` : ''}${kind ? html`<p class="muted">${kind}</p>` : ''}
  </div>`
}

/** Day and time at the event's place, in words. */
export function whenOf(event: SharedEvent, translator: Translator, wordsOfDay = dayInWords): string {
  const { starts_at, ends_at, time_zone: zone } = event
  const { t, locale, city } = translator
  const momentOf = (moment: string) =>
    t('{day}, {time}', {
      day: wordsOfDay(clockOf(moment), locale),
      time: timeInWords(clockOf(moment), locale),
    })
  const start = momentOf(starts_at)
  const end = ends_at && (isSameDay(event) ? timeInWords(clockOf(ends_at), locale) : momentOf(ends_at))
  const words = end ? t('{start} - {end}', { start, end }) : start
  return t('{when} {place} time', { when: words, place: city(zone) })
}

const isSameDay = ({ starts_at, ends_at }: SharedEvent) => ends_at?.slice(0, 10) === starts_at.slice(0, 10)

/** The local time at the place. */
const clockOf = (moment: string) => moment.slice(0, 19)
