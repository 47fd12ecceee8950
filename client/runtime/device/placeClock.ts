import { SetTimeZoneDocument } from '../../generated/graphql.ts'
import type { Api } from '../graph/api.ts'

/** Sets the account's time zone to that of this device. */
export const placeClock = (api: Api) =>
  api.run(SetTimeZoneDocument, { timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone })
