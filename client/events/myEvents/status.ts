import type { OwnEvent } from '../../../machines/domain.ts'

interface Status {
  word: string
  tone: 'brand' | 'danger' | 'muted'
  /** In words for the author: what it means, and what can be done. */
  meaning: string
}

const published: Status = {
  word: 'Published',
  tone: 'brand',
  meaning:
    'Everyone finds it on Explore. If you edit it, it stays there as it is until your changes are approved.',
}
const changed: Status = {
  word: 'Changes waiting for approval',
  tone: 'muted',
  meaning: 'Everyone finds it on Explore as it was. You get a mail when your changes are decided about.',
}
const notChanged: Status = {
  word: 'Changes rejected',
  tone: 'danger',
  meaning: 'It stays on Explore as it was. Edit your changes and save them: that submits them again.',
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

export function statusOf({ isPublished, approvalStatus, proposal }: OwnEvent): Status {
  if (isPublished && proposal) return proposal.status === 'REJECTED' ? notChanged : changed
  if (isPublished) return published
  return approvalStatus === 'REJECTED' ? rejected : pending
}
