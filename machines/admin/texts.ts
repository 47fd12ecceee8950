import { errorToast as error } from '../domain.ts'

/** Literal texts of the specification, section 8. */
export const userProblems = { noList: 'Failed to fetch users', noAnswer: 'Error fetching users' }
export const eventProblems = { noList: 'Failed to fetch events', noAnswer: 'Error fetching events' }

/** Where the service gives no words of its own. */
export const dashboardProblem = 'Failed to fetch dashboard data'

export const noUser = error('This user could not be opened.')
export const noEvent = error('This event could not be opened.')

export const deedProblems = {
  noList: 'Failed to fetch the audit log',
  noAnswer: 'Error fetching the audit log',
}
export const noDeed = error('This entry could not be opened.')
export const noId = 'This is no ID. Give a number, such as 1042.'

export const actTexts = {
  reasonMissing: 'Reason is required',
  failed: 'Something went wrong. Try again',
  undone: 'Undone.',
}
