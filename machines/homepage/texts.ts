import { errorToast as error, successToast as success, type Slide } from '../domain.ts'

/** Literal texts of the specification, section 8. */
export const contentProblem = 'Failed to fetch contents'

export const contentAlerts = {
  incomplete: error('Please fill in all required fields'),
  created: success('Created successfully'),
  notCreated: error('Failed to create'),
  updated: success('Updated successfully'),
  deleted: success('Content deleted successfully'),
  wentWrong: error('Something went wrong. Try again'),
}

export const orderToasts = {
  notSaved: error('The new order was not saved. Please try again.'),
  stale: error('Somebody else has changed the slides. This is how they are now.'),
}

/** For screen readers; places count from 1. */
export const placeOf = (slides: Slide[], at: number) =>
  `${slides[at]?.heading} is number ${at + 1} of ${slides.length} now.`
