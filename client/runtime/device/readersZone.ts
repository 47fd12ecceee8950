import { hasOwnWeekend } from '../../../machines/language/weekend.ts'
import { deviceZone } from '../../ui/index.ts'
import { readSession } from './storage.ts'

/**
 * The time zone by whose region the reader's weekends are chosen: the account's, as in its letters, or the
 * device's until it has one. A region in the browser's language (`ar-EG`) counts where that zone's weekend is
 * Saturday and Sunday, since most devices abroad keep it.
 */
export function readersZone(): string {
  const zone = readSession()?.user.timeZone ?? deviceZone()
  return [zone, ...zonesOfLanguage()].find(hasOwnWeekend) ?? zone
}

/** Empty for a language without a region, and in Firefox, which does not know the zones of regions. */
function zonesOfLanguage(): string[] {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(
    navigator.language,
  )
  return locale.getTimeZones?.() ?? []
}
