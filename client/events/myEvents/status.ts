import type { OwnEvent } from '../../../machines/domain.ts'

interface Status {
  word: string
  tone: 'brand' | 'danger' | 'muted'
  /** What it means, and what one can do. */
  meaning: string
}

const published: Status = {
  word: 'Published',
  tone: 'brand',
  meaning:
    'Everyone finds it on Explore. If you edit it, it is submitted again and leaves Explore until it is approved.',
}
const pending: Status = {
  word: 'Waiting for approval',
  tone: 'muted',
  meaning: 'A superadmin decides whether it is published. You get a mail then.',
}
const rejected: Status = {
  word: 'Rejected',
  tone: 'danger',
  meaning: 'Edit it and save your changes: that submits it again.',
}

/** How far an event has come, in words for its author. */
export function statusOf({ isPublished, approvalStatus }: OwnEvent): Status {
  if (isPublished) return published
  return approvalStatus === 'REJECTED' ? rejected : pending
}
