import type { Slide } from '../domain.ts'

/**
 * Literal texts of the specification, section 8, and what its screens say beside. Strings where it can be: the build puts them
 * where they are used, but an object into the first load.
 */

/** Home */
export const contentNotLoaded = 'Failed to load content'
export const noContent = 'No content available'
export const comeBackSoon = 'Come back soon.'

/** Carousel */
export const carousel = 'carousel'
export const highlights = 'Highlights'
export const slide = 'slide'
export const positionOf = (position: number, count: number) => `${position} of ${count}`
export const explore = 'EXPLORE'
export const previousSlide = 'Previous slide'
export const slideAt = (position: number) => `Slide ${position}`
export const nextSlide = 'Next slide'
export const play = 'Play'
export const pause = 'Pause'

/** Homepage Content */
export const homepageContent = 'Homepage Content'
export const slidesInOrder = 'The slides shown first on the home page, in order.'
export const addContent = 'Add Content'
export const listNotLoaded = 'Unable to Load Home Contents'
export const contentsNotFetched = 'Failed to fetch contents'
export const noContentYet = 'No content yet'
export const nothingToShow = 'The home page has nothing to show.'
export const addFirstContent = 'Add Your First Content'
export const moveEarlier = (heading: string) => `Move ${heading} earlier`
export const moveLater = (heading: string) => `Move ${heading} later`

/** For screen readers; places count from 1. */
export const placeOf = (slides: Slide[], at: number) =>
  `${slides[at]?.heading} is now number ${at + 1} of ${slides.length}.`
export const orderNotSaved = 'The new order was not saved. Please try again.'
export const orderIsStale = 'Someone else has changed the slides. This is the current order.'

/** The dialog of a slide */
export const addNewContent = 'Add New Content'
export const editContent = 'Edit Content'
export const uploadImage = 'Upload Image'
export const replaceImage = 'Replace Image'
export const imageLimits = 'PNG, JPG, GIF up to 10MB'
export const picture = 'picture'
export const displayOrder = 'Display Order'
export const oneComesFirst = '1 comes first.'
export const heading = 'Heading'
export const updateContent = 'Update Content'
export const preview = 'Preview'
export const onAComputer = 'On a computer'
export const previewOnAComputer = 'Preview on a computer'
export const onAPhone = 'On a phone'
export const previewOnAPhone = 'Preview on a phone'

export const incomplete = 'Please fill in all required fields'
export const orderIsNone = 'Display Order must be a whole number, at least 1.'
export const created = 'Created successfully'
export const notCreated = 'Failed to create'
export const updated = 'Updated successfully'
export const wentWrong = 'Something went wrong. Try again'

/** Delete Content */
export const deleteContent = 'Delete Content'
export const deletionQuestion = (of: string) =>
  `Are you sure you want to delete "${of}"? This action cannot be undone.`
export const deleted = 'Content deleted successfully'
