import { SetTimeZoneDocument } from '../../generated/graphql.ts'
import type { Api } from '../graph/api.ts'

/** Gives the account the time zone of this device. */
export const placeClock = (api: Api) =>
  api.run(SetTimeZoneDocument, { timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone })
