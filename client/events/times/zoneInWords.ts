import { isTime, knownZone, shownAt } from '../../../machines/events/clock.ts'
import type { Message } from '../../../machines/language/message.ts'
import { cityOf, words } from '../../ui/index.ts'
import * as texts from '../texts.ts'

/** `Lisbon time, UTC+1 on that day`; without the offset while the day or the zone is unknown. */
export function zoneInWords(zone: string, day: string, time: string): Message {
  const place = cityOf(zone)
  if (day === '' || knownZone(zone) === '') return words.timeIn(place)
  const { offset } = shownAt(day, isTime(time) ? time : '12:00', zone)
  const short = offset
    .replace(/:00$/, '')
    .replace(/^([+-])0/, '$1')
    .replace(/^[+-]0$/, '')
  return texts.timeThen(place, short)
}
