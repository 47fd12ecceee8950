import { errorToast as error, successToast as success } from '../domain.ts'

/** What the home page's content says: specification, section 8, literally. */
export const contentProblem = 'Failed to fetch contents'

export const contentAlerts = {
  incomplete: error('Please fill in all required fields'),
  created: success('Created successfully'),
  notCreated: error('Failed to create'),
  updated: success('Updated successfully'),
  deleted: success('Content deleted successfully'),
  wentWrong: error('Something went wrong. Try again'),
}
