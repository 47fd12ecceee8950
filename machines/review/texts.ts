import { type Decision, errorToast as error, successToast as success } from '../domain.ts'

/** Literal texts of the specification, section 8; `outdated` and those after it are ours. */
export const toasts = {
  pendingNotLoaded: error('Failed to load pending events. Please try again later.'),
  approved: success('Event approved successfully!'),
  notApproved: error('Failed to approve event. Please try again.'),
  rejected: success('Event rejected successfully!'),
  notRejected: error('Failed to reject event. Please try again.'),
  outdated: error('This event was edited or decided meanwhile. Look at it again.'),
  gone: error('This event is gone.'),
  otherNotLoaded: error('The other event could not be loaded. Please try again.'),
}

export const reasonProblems = {
  noList: 'Failed to fetch the ready-made reasons',
  noAnswer: 'Error fetching the ready-made reasons',
}
export const reasonNames = { required: 'Reason is required', taken: 'This reason already exists.' }

export const severalMade = (decision: Decision, count: number) =>
  success(`${count} ${count === 1 ? 'event' : 'events'} ${decision === 'publish' ? 'approved' : 'rejected'}.`)
