import { errorToast as error, successToast as success } from '../domain.ts'

/** What the admin area says: specification, section 8, literally. */
export const userProblems = { noList: 'Failed to fetch users', noAnswer: 'Error fetching users' }
export const eventProblems = { noList: 'Failed to fetch events', noAnswer: 'Error fetching events' }

export const settingsAlerts = {
  updated: success('updated successfully'),
  refused: error('failed to update'),
  notUpdated: error('update failed. try again.'),
}
