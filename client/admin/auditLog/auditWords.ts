import { addressOf } from '../../../machines/admin/adminTabs.ts'
import {
  type AuditEntry,
  type AuditFilters,
  idProblem,
  noAuditFilters,
} from '../../../machines/admin/auditList.ts'
import * as texts from '../../../machines/admin/texts.ts'
import { eventActions, labelOf } from '../../review/steps.ts'
import { t, words } from '../../ui/index.ts'
import { anyDay, anyText, listAddress, oneOf } from '../list/address.ts'
import type { FilterField } from '../list/FilterFields.tsx'
import { categories } from '../../../machines/catalog/texts.ts'
import { visibilities } from '../../../machines/events/texts.ts'
import { heading } from '../../../machines/homepage/texts.ts'
import type { Message } from '../../../machines/language/message.ts'

const optionsOf = (names: Record<string, Message>) =>
  Object.entries(names).map(([value, label]) => ({ value, label: t(label) }))

/** Labels of the audited actions, keyed by the service's action names. */
const actions: Record<string, Message> = {
  ...eventActions,
  delete: texts.deleted,
  reorder: texts.reordered,
  export: texts.exported,
  'change-password': texts.passwordChanged,
  'log-out': texts.loggedOutOne,
  'log-out-elsewhere': texts.loggedOutElsewhere,
  'renew-feed': texts.feedMade,
  'end-feed': texts.feedRevoked,
  'make-superadmin': texts.madeSuperadmin,
}
const entities: Record<string, Message> = {
  event: words.event,
  user: words.user,
  category: words.category,
  type: words.type,
  slide: texts.slide,
  reason: words.reason,
  session: texts.session,
}

/** Labels for entries about several rows, which have no entity id. */
const several: Record<string, Message> = {
  event: words.events,
  user: words.users,
  category: categories,
  type: words.types,
  slide: texts.slides,
  reason: texts.reasons,
  session: texts.sessions,
}

/** Falls back to the service's own name for an unknown action. */
export const actionOf = ({ action }: AuditEntry) => t(actions[action] ?? action)
export function entityOf({ entity, entityId }: AuditEntry) {
  const kind = entities[entity] ?? entity
  return entityId === null ? t(several[entity] ?? kind) : t(texts.numbered(kind, entityId))
}

/** Path of the page that shows the entity; null if there is none. */
export function placeOf({ entity, entityId }: AuditEntry): string | null {
  if (entityId === null) return null
  if (entity === 'user') return `${addressOf('users')}?view=${entityId}`
  return entity === 'event' ? `${addressOf('events')}?view=${entityId}` : null
}

const fieldNames: Record<string, Message> = {
  order: words.order,
  ord: words.order,
  name: words.name,
  heading,
  description: words.description,
  date: words.date,
  place: words.location,
  text: words.reason,
  userType: texts.userType,
  isActive: words.active,
  verifiedUser: texts.verifiedUser,
  approvalStatus: texts.approvalStatus,
  isFeatured: words.featured,
}
const values: Record<string, Message> = {
  true: texts.yes,
  false: texts.no,
  scheduled: texts.yes,
  postponed: words.postponed,
  cancelled: words.cancelled,
  members: visibilities.MEMBERS.label,
  link: visibilities.LINK.label,
  public: visibilities.PUBLIC.label,
}

export const fieldOf = (field: string) => t(fieldNames[field] ?? labelOf(field) ?? field)
export const valueOf = (value: string | null) =>
  value === null ? t(texts.nothing) : (t(values[value]) ?? value)

export const auditAddress = listAddress({
  path: addressOf('audit'),
  filters: noAuditFilters,
  order: 'NEWEST',
  choices: {
    action: /^[a-z][a-z_-]{0,39}$/,
    entity: oneOf(Object.keys(entities)),
    // Accepts any text, because the field itself reports an invalid id.
    entityId: anyText,
    actor: anyText,
    dateFrom: anyDay,
    dateTo: anyDay,
    order: /^NEWEST$/,
  },
})

export const auditFields = (): readonly FilterField<keyof AuditFilters>[] => [
  {
    name: 'action',
    kind: 'choice',
    label: t(texts.whatWasDone),
    any: t(texts.everything),
    options: optionsOf(actions),
  },
  {
    name: 'entity',
    kind: 'choice',
    label: t(texts.toWhat),
    any: t(texts.allKinds),
    options: optionsOf(entities),
  },
  {
    name: 'entityId',
    kind: 'text',
    label: t(texts.itsId),
    placeholder: t(texts.anyId),
    problemOf: (typed) => t(idProblem(typed)),
    digits: true,
  },
  {
    name: 'actor',
    kind: 'text',
    label: t(texts.byUserId),
    placeholder: t(texts.anyone),
    problemOf: (typed) => t(idProblem(typed)),
    digits: true,
  },
  { name: 'dateFrom', kind: 'day', label: t(texts.from) },
  { name: 'dateTo', kind: 'day', label: t(texts.to) },
]

/** The log has only one order, so it needs no label. */
export const orders = [{ value: 'NEWEST', label: '' }] as const
