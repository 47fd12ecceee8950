import { errorToast as error, successToast as success } from '../domain.ts'

/** Literal texts of the specification, section 8, and what its screens say beside. */
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

/** Categories */
export const categories = 'Categories'
export const aboutCategories =
  'What events are about. Organisers choose one per event, and people filter by it.'
export const categoryExample = 'Music'

/** Types */
export const aboutTypes = 'The format of events. Organisers choose one per event, and people filter by it.'
export const typeExample = 'Concert'

/** What is said of categories, and of types */
export const add = (one: string) => `Add ${one}`
export const noneFound = (many: string) => `No ${many.toLowerCase()} found.`
export const addFirst = (example: string) => `Add the first, such as ${example}.`
export const noDescription = 'No description'
export const edit = (one: string) => `Edit ${one}`
export const whatBelongs = 'Optional. What belongs here.'
export const remove = (one: string) => `Delete ${one}`
export const deletionQuestion = (one: string, name: string) =>
  `Are you sure you want to delete the ${one.toLowerCase()} "${name}"?`

/** So that whoever is asked knows what else is affected. */
export const without = (count: number | null, figure: string, one: string) =>
  `${holders(count, figure)} without a ${one.toLowerCase()}.`

function holders(count: number | null, figure: string) {
  if (count === null) return 'Its events stay,'
  if (count === 0) return 'No event has it, so none is left'
  return count === 1 ? '1 event has it, and stays,' : `${figure} events have it, and stay,`
}
