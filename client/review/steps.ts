import type { EventStep } from '../../machines/domain.ts'
import * as texts from '../../machines/review/texts.ts'
import { eventFields, type Field } from './eventFields.ts'
import { enumerated, t, type TimelineEntry, words } from '../ui/index.ts'
import type { Message } from '../../machines/language/message.ts'

/** The service's names for actions on an event, and the texts shown for them. */
export const eventActions: Record<string, Message> = {
  create: words.created,
  update: texts.edited,
  resubmit: texts.editedAndResubmitted,
  propose: words.changesProposed,
  withdraw: words.changesWithdrawn,
  publish: words.published,
  reject: words.rejected,
  'publish-changes': words.changesPublished,
  'reject-changes': words.changesRejected,
  cancel: words.cancelled,
  postpone: words.postponed,
  schedule: texts.takesPlaceAgain,
  'change-visibility': texts.visibilityChanged,
  'take-down': texts.takenDown,
  feature: words.featured,
  unfeature: texts.unfeatured,
}

export const actionWords = ({ action }: EventStep): string =>
  t(eventActions[action] ?? action.replaceAll(/[-_]/g, ' '))

export const actorWords = ({ by, fullName }: EventStep): string =>
  fullName ?? t(by === 'AUTHOR' ? texts.someAuthor : texts.someSuperadmin)

const otherLabels: Record<string, Message> = {
  galleryImages: texts.pictures,
  isOnlineEvent: texts.online,
  lifecycle: texts.takesPlace,
  lifecycleReason: words.reason,
  visibilityCeiling: texts.visibilityLimit,
}

export const labelOf = (field: string): Message | undefined =>
  field in eventFields ? eventFields[field as Field].label : otherLabels[field]

export const changedWords = ({ changed }: EventStep): string =>
  enumerated(changed.map((field) => labelOf(field) ?? field))

/** A step as shown in the history. */
export const entryOf = (step: EventStep): TimelineEntry => ({
  key: step.id,
  title: actionWords(step),
  by: actorWords(step),
  at: step.at,
  detail: changedWords(step),
  quote: step.reason,
})
