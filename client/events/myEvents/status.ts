import type { ApprovalStatus, Lifecycle, OwnEvent } from '../../../machines/domain.ts'
import * as texts from '../../../machines/events/texts.ts'
import { words } from '../../ui/index.ts'
import { type Message, together } from '../../../machines/language/message.ts'

interface Status {
  word: Message
  tone: 'brand' | 'danger' | 'muted'
  /** Explains to the author what the status means and what they can do. */
  meaning: Message
}

const calledOff: Status = { word: words.published, tone: 'brand', meaning: texts.calledOffMeaning }
const changesOfCalledOff = (then: Message): Status => ({
  word: texts.changesWaiting,
  tone: 'muted',
  meaning: together(texts.calledOffMeaning, then),
})
const changesOfCalledOffRejected: Status = {
  word: words.changesRejected,
  tone: 'danger',
  meaning: together(texts.calledOffMeaning, texts.submitChangesAgain),
}

/** The statuses of a published event: without changes, with changes that wait, and with rejected ones. */
const published: Record<Lifecycle, Record<'alone' | 'waiting' | 'rejected', Status>> = {
  SCHEDULED: {
    alone: { word: words.published, tone: 'brand', meaning: texts.publishedMeaning },
    waiting: { word: texts.changesWaiting, tone: 'muted', meaning: texts.changesWaitingMeaning },
    rejected: { word: words.changesRejected, tone: 'danger', meaning: texts.changesRejectedMeaning },
  },
  POSTPONED: {
    alone: calledOff,
    waiting: changesOfCalledOff(texts.mailWhenDecided),
    rejected: changesOfCalledOffRejected,
  },
  CANCELLED: {
    alone: calledOff,
    waiting: changesOfCalledOff(texts.changesHeld),
    rejected: changesOfCalledOffRejected,
  },
}

const waiting: Status = { word: texts.waiting, tone: 'muted', meaning: texts.waitingMeaning }

const unpublished: Record<ApprovalStatus, Status> = {
  PENDING: waiting,
  PUBLISHED: waiting,
  REJECTED: { word: words.rejected, tone: 'danger', meaning: texts.rejectedMeaning },
}

export function statusOf({ isPublished, approvalStatus, lifecycle, proposal }: OwnEvent): Status {
  if (!isPublished) return unpublished[approvalStatus ?? 'PENDING']
  const change = proposal ? (proposal.status === 'REJECTED' ? 'rejected' : 'waiting') : 'alone'
  return published[lifecycle ?? 'SCHEDULED'][change]
}
