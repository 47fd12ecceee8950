import { html } from 'hono/html'
import type { Html } from './page.ts'
import type { RestShared } from './sharedAnswer.ts'
import { share as texts } from './texts.ts'

/** The notice on top: cancelled, postponed or over. */
export function stateOf({ lifecycle, lifecycle_reason: reason, is_over }: RestShared): Html | '' {
  if (lifecycle === 'cancelled' || lifecycle === 'postponed') {
    const why = reason ? html`: <bdi>${reason}</bdi>` : ''
    return html`<p class="state ${lifecycle}"><strong>${texts.lifecycle[lifecycle]}</strong>${why}</p>`
  }
  return is_over ? html`<p class="state"><strong>${texts.over}</strong></p>` : ''
}

export const placeOf = ({ venue, location }: Pick<RestShared, 'venue' | 'location'>) =>
  [venue, location].filter((part) => part !== null).join(', ')

export function eventFacts(event: RestShared): Html {
  const { starts_at, ends_at, when, event_type, event_category } = event
  const [place, kind] = [placeOf(event), [event_category, event_type].filter(Boolean).join(' · ')]
  const isSameDay = ends_at?.slice(0, 10) === starts_at.slice(0, 10)
  const end = ends_at && isSameDay ? html`<br />${texts.until} ${clockOf(ends_at)}` : ''
  return html`<div>
    <p><time datetime="${starts_at}">${when}</time>${end}</p>
    ${place ? html`<p dir="auto">${place}</p>` : ''}${kind ? html`<p class="muted">${kind}</p>` : ''}
  </div>`
}

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })

/** The local time at the place. */
const clockOf = (moment: string) =>
  clock.format(new Date(`${moment.slice(0, 19)}Z`)).replaceAll('\u202F', ' ')
