import { isTime, knownZone, shownAt } from '../../../machines/events/clock.ts'
import { placeOfZone } from '../../../machines/language/zones.ts'
import * as words from '../../ui/texts.ts'
import { t } from '../../ui/words/language.ts'

/** `Lisbon time, UTC+1 on that day`; without the offset while no day is known. */
export function zoneInWords(zone: string, day: string, time: string): string {
  const name = t(words.timeIn(placeOfZone(zone)))
  if (day === '' || knownZone(zone) === '') return name
  const { offset } = shownAt(day, isTime(time) ? time : '12:00', zone)
  const short = offset
    .replace(/:00$/, '')
    .replace(/^([+-])0/, '$1')
    .replace(/^[+-]0$/, '')
  return `${name}, ${t(words.offsetThen(short))}`
}
