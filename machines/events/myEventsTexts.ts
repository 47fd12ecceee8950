import { errorToast as error, successToast as success } from '../domain.ts'

/** Literal texts of the specification, sections 2 and 8; kept apart from the texts that every page loads. */

export const toasts = {
  notLoaded: error('Failed to load your events. Please try again.'),
  notRefreshed: error('Failed to refresh your events. Please try again.'),
  changesNotLoaded: error('Failed to load your changes. Please try again.'),
  updated: success('Updated successfully'),
  refused: error('Update failed. Please try again.'),
  notUpdated: error('An error occurred while updating. Please try again.'),
  deleted: success('Event deleted successfully'),
  withdrawn: success('Your changes were withdrawn.'),
  notWithdrawn: error('Failed to withdraw your changes. Please try again.'),
  decided: error('Your changes have been decided about meanwhile.'),
  notDeleted: error('Failed to delete event. Please try again.'),
}
