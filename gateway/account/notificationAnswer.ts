import { z } from 'zod'
import { enums } from '../graph/enums.ts'
import { Flag, Id, maybe, MaybeFlag, Name, one, oneOrNone, Text } from '../rest/payload.ts'
import { pageOf } from '../rest/listPayload.ts'

/** An email is wanted unless the service sends false. */
const Wanted = MaybeFlag.transform((flag) => flag ?? true)

export const RestNotifications = one(
  z.object({ favorite_changes: Wanted, reminders: Wanted, matches: Wanted }),
)
export type RestNotifications = z.output<typeof RestNotifications>

/** Null if the service only confirms the change. */
export const RestSavedNotifications = one(
  z
    .object({ favorite_changes: z.boolean(), reminders: z.boolean(), matches: z.boolean() })
    .nullable()
    .catch(null),
)

export const RestDelivery = one(
  z.object({ is_failing: Flag }).transform(({ is_failing }) => ({ isFailing: is_failing })),
)

const RestFilter = z.object({
  id: Id,
  name: Name,
  location: Text,
  category: maybe(Id),
  event_type: maybe(Id),
  search: Text,
  when: maybe(z.enum(enums.When)),
})
export type RestFilter = z.output<typeof RestFilter>
export const RestFilters = pageOf(RestFilter)
export const RestSavedFilter = oneOrNone(RestFilter, 'filter')
