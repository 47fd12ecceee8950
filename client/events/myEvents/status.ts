import type { Lifecycle, OwnEvent } from '../../../machines/domain.ts'
import * as texts from '../../../machines/events/texts.ts'
import { words } from '../../ui/index.ts'
import { type Message, together } from '../../../machines/language/message.ts'

interface Status {
  word: Message
  tone: 'brand' | 'danger' | 'muted'
  /** Explains to the author what the status means and what they can do. */
  meaning: Message
}

const statuses = {
  calledOff: { word: words.published, tone: 'brand', meaning: texts.calledOffMeaning },
  published: { word: words.published, tone: 'brand', meaning: texts.publishedMeaning },
  changesWaiting: { word: texts.changesWaiting, tone: 'muted', meaning: texts.changesWaitingMeaning },
  changesRejected: { word: words.changesRejected, tone: 'danger', meaning: texts.changesRejectedMeaning },
  waiting: { word: texts.waiting, tone: 'muted', meaning: texts.waitingMeaning },
  changesOfCancelled: {
    word: texts.changesWaiting,
    tone: 'muted',
    meaning: together(texts.calledOffMeaning, texts.changesHeld),
  },
  changesOfPostponed: {
    word: texts.changesWaiting,
    tone: 'muted',
    meaning: together(texts.calledOffMeaning, texts.mailWhenDecided),
  },
  changesOfCalledOffRejected: {
    word: words.changesRejected,
    tone: 'danger',
    meaning: together(texts.calledOffMeaning, texts.submitChangesAgain),
  },
  rejected: { word: words.rejected, tone: 'danger', meaning: texts.rejectedMeaning },
} satisfies Record<string, Status>

/** Also false if the service does not report the lifecycle. */
export const isCalledOff = (lifecycle: Lifecycle | null) =>
  lifecycle === 'POSTPONED' || lifecycle === 'CANCELLED'

export function statusOf({ isPublished, approvalStatus, lifecycle, proposal }: OwnEvent): Status {
  if (!isPublished) return statuses[approvalStatus === 'REJECTED' ? 'rejected' : 'waiting']
  if (!proposal) return isCalledOff(lifecycle) ? statuses.calledOff : statuses.published
  const isRejected = proposal.status === 'REJECTED'
  if (!isCalledOff(lifecycle)) return statuses[isRejected ? 'changesRejected' : 'changesWaiting']
  if (isRejected) return statuses.changesOfCalledOffRejected
  return statuses[lifecycle === 'CANCELLED' ? 'changesOfCancelled' : 'changesOfPostponed']
}
