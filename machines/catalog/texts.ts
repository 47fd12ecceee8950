import { errorToast as error, successToast as success } from '../domain.ts'

/** Literal texts of the specification, section 8. */
export const choicesNotLoaded = error('Failed to load event types and categories')

export const categoryProblems = {
  noList: 'Failed to fetch categories',
  noAnswer: 'Error fetching categories',
}
export const typeProblems = { noList: 'Failed to fetch types', noAnswer: 'Error fetching types' }

export const alerts = {
  created: success('Created successfully'),
  notCreated: error('Failed to create'),
  updated: success('Updated successfully'),
  notUpdated: error('Update failed, try again'),
  deleted: success('deleted successfully'),
  notDeleted: error('Failed to delete'),
  wentWrong: error('Something went wrong. Try again'),
}

export const nameRequired = 'Name is required'
export const nameTaken = 'This name already exists.'
