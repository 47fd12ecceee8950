import { type Message, type Phrase, phrase } from '../language/message.ts'
import type { ListProblems } from '../lists/listStates.ts'
import { errorToast as error, successToast as success } from '../domain.ts'

/** Texts quoted from the specification, section 8, and other texts of the same screens. */
export const choicesNotLoaded = error('Failed to load event types and categories')

export const categoryProblems: ListProblems = {
  noList: 'Failed to fetch categories',
  noAnswer: 'Error fetching categories',
}
export const typeProblems: ListProblems = {
  noList: 'Failed to fetch types',
  noAnswer: 'Error fetching types',
}

export const alerts = {
  created: success('Created successfully'),
  notCreated: error('Failed to create'),
  updated: success('Updated successfully'),
  notUpdated: error('Update failed, try again'),
  deleted: success('deleted successfully'),
  notDeleted: error('Failed to delete'),
  wentWrong: error('Something went wrong. Try again'),
}

export const nameRequired: Message = 'Name is required'
export const nameTaken: Message = 'This name already exists.'

/** Categories */
export const categories: Message = 'Categories'
export const aboutCategories: Message =
  'What events are about. Organisers choose one per event, and people filter by it.'
export const categoryExample: Message = 'Music'

/** Types */
export const aboutTypes: Message =
  'The format of events. Organisers choose one per event, and people filter by it.'
export const typeExample: Message = 'Concert'

/** Texts that differ between categories and event types */
export const addFirst = (example: Phrase) => phrase('Add the first, such as {example}.', { example })
export const noDescription: Message = 'No description'
export const whatBelongs: Message = 'Optional. What belongs here.'

export const ofCategories = {
  add: 'Add Category',
  edit: 'Edit Category',
  remove: 'Delete Category',
  noneFound: 'No categories found.',
  deletionQuestion: (name: string) =>
    phrase('Are you sure you want to delete the category "{name}"?', { name }),
  /** States how many events are affected, if the service reports it. */
  without: (count: number | null, figure: string) =>
    count === null
      ? phrase('Its events stay, without a category.')
      : phrase(
          '{count, plural, =0 {No event has it, so none is left without a category.} one {1 event has it, and stays, without a category.} other {{figure} events have it, and stay, without a category.}}',
          { count, figure },
        ),
}
export const ofTypes = {
  add: 'Add Type',
  edit: 'Edit Type',
  remove: 'Delete Type',
  noneFound: 'No types found.',
  deletionQuestion: (name: string) => phrase('Are you sure you want to delete the type "{name}"?', { name }),
  without: (count: number | null, figure: string) =>
    count === null
      ? phrase('Its events stay, without a type.')
      : phrase(
          '{count, plural, =0 {No event has it, so none is left without a type.} one {1 event has it, and stays, without a type.} other {{figure} events have it, and stay, without a type.}}',
          { count, figure },
        ),
}
