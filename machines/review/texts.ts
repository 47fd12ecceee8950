import { errorToast as error, successToast as success } from '../domain.ts'

/** What the review of pending events says: specification, section 8, literally; `outdated` is ours. */
export const toasts = {
  pendingNotLoaded: error('Failed to load pending events. Please try again later.'),
  approved: success('Event approved successfully!'),
  notApproved: error('Failed to approve event. Please try again.'),
  rejected: success('Event rejected successfully!'),
  outdated: error('This event was edited or decided meanwhile. Look at it again.'),
  notRejected: error('Failed to reject event. Please try again.'),
}
