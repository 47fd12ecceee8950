import { addressOf } from '../../../machines/admin/adminTabs.ts'
import { type Deed, type DeedFilters, idProblem, noDeedFilters } from '../../../machines/admin/auditList.ts'
import { fieldLabels } from '../../../machines/review/steps.ts'
import { anyDay, anyText, listAddress, oneOf } from '../list/address.ts'
import type { FilterField } from '../list/FilterFields.tsx'

const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** What is noted, as the service calls it and as it is said. */
const actions: Record<string, string> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  reorder: 'Put into another order',
  publish: 'Published',
  reject: 'Rejected',
  resubmit: 'Submitted again',
  propose: 'Changes proposed',
  withdraw: 'Changes withdrawn',
  'publish-changes': 'Changes published',
  'reject-changes': 'Changes rejected',
  'take-down': 'Taken down',
  feature: 'Featured',
  unfeature: 'Unfeatured',
  export: 'Exported',
  'change-password': 'Changed the password',
  'make-superadmin': 'Made a superadmin',
}
const entities: Record<string, string> = {
  event: 'Event',
  user: 'User',
  category: 'Category',
  type: 'Type',
  slide: 'Slide',
  reason: 'Reason',
}

/** A word that is not known here is shown as it is. */
export const actionOf = ({ action }: Deed) => actions[action] ?? action
export const entityOf = ({ entity, entityId }: Deed) =>
  `${entities[entity] ?? entity}${entityId === null ? 's' : ` ${entityId}`}`

/** Where the thing can be looked at. */
export function placeOf({ entity, entityId }: Deed): string | null {
  if (entityId === null) return null
  if (entity === 'user') return `${addressOf('users')}?view=${entityId}`
  return entity === 'event' ? `${addressOf('events')}?view=${entityId}` : null
}

const fieldNames: Record<string, string> = {
  ...fieldLabels,
  order: 'Order',
  userType: 'User Type',
  isActive: 'Active',
  verifiedUser: 'Verified User',
  approvalStatus: 'Approval Status',
  isFeatured: 'Featured',
}
const values: Record<string, string> = { true: 'Yes', false: 'No' }

export const fieldOf = (field: string) => fieldNames[field] ?? field
export const valueOf = (value: string | null) => (value === null ? 'nothing' : (values[value] ?? value))

export const deedAddress = listAddress({
  path: addressOf('audit'),
  usual: { search: '', filters: noDeedFilters, order: 'NEWEST' as const },
  choices: {
    action: /^[a-z][a-z_-]{0,39}$/,
    entity: oneOf(optionsOf(entities)),
    // What is no id is said to be none, at its field.
    entityId: anyText,
    actor: anyText,
    dateFrom: anyDay,
    dateTo: anyDay,
    order: /^NEWEST$/,
  },
})

export const deedFields: readonly FilterField<keyof DeedFilters>[] = [
  { name: 'action', kind: 'choice', label: 'What was done', any: 'Everything', options: optionsOf(actions) },
  { name: 'entity', kind: 'choice', label: 'To what', any: 'All kinds', options: optionsOf(entities) },
  { name: 'entityId', kind: 'text', label: 'Its ID', placeholder: 'Any', problemOf: idProblem },
  { name: 'actor', kind: 'text', label: 'By user ID', placeholder: 'Anyone', problemOf: idProblem },
  { name: 'dateFrom', kind: 'day', label: 'From' },
  { name: 'dateTo', kind: 'day', label: 'To' },
]

export const orders = [{ value: 'NEWEST', label: 'Newest First' }] as const
