import { SetTimeZoneDocument } from '../../generated/graphql.ts'
import { deviceZone } from '../../ui/index.ts'
import type { Api } from '../graph/api.ts'

/** Sets the account's time zone to that of this device, if the browser knows it. */
export async function placeClock(api: Api): Promise<void> {
  const timeZone = deviceZone()
  if (timeZone !== '') await api.run(SetTimeZoneDocument, { timeZone })
}
