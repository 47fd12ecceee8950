import { errorToast as error } from '../domain.ts'

/** What categories and types say: specification, section 8, literally. */
export const choicesNotLoaded = error('Failed to load event types and categories')
