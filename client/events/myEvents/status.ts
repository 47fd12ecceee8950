import type { OwnEvent } from '../../../machines/domain.ts'
import * as texts from '../../../machines/events/texts.ts'
import * as words from '../../ui/texts.ts'

interface Status {
  word: string
  tone: 'brand' | 'danger' | 'muted'
  /** In words for the author: what it means, and what can be done. */
  meaning: string
}

const published: Status = {
  word: words.published,
  tone: 'brand',
  meaning: texts.publishedMeaning,
}
const changed: Status = {
  word: texts.changesWaiting,
  tone: 'muted',
  meaning: texts.changesWaitingMeaning,
}
const notChanged: Status = {
  word: words.changesRejected,
  tone: 'danger',
  meaning: texts.changesRejectedMeaning,
}
const pending: Status = {
  word: texts.waiting,
  tone: 'muted',
  meaning: texts.waitingMeaning,
}
const rejected: Status = {
  word: words.rejected,
  tone: 'danger',
  meaning: texts.rejectedMeaning,
}

export function statusOf({ isPublished, approvalStatus, proposal }: OwnEvent): Status {
  if (isPublished && proposal) return proposal.status === 'REJECTED' ? notChanged : changed
  if (isPublished) return published
  return approvalStatus === 'REJECTED' ? rejected : pending
}
