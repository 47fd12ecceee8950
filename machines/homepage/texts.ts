import { type Message, phrase } from '../language/message.ts'
import type { Slide } from '../domain.ts'

/**
 * Texts quoted from the specification, section 8, and other texts of the same screens. One constant each where
 * possible, because the build drops unused constants, but no part of an object.
 */

/** Home */
export const contentNotLoaded: Message = 'Failed to load content'
export const noContent: Message = 'No content available'
export const comeBackSoon: Message = 'Come back soon.'

/** Carousel */
export const carousel: Message = 'carousel'
export const highlights: Message = 'Highlights'
export const slide: Message = 'slide'
export const positionOf = (position: number, count: number) =>
  phrase('{position} of {count}', { position, count })
export const explore: Message = 'EXPLORE'
export const previousSlide: Message = 'Previous slide'
export const slideAt = (position: number) => phrase('Slide {position}', { position })
export const nextSlide: Message = 'Next slide'
export const play: Message = 'Play'
export const pause: Message = 'Pause'

/** Homepage Content */
export const homepageContent: Message = 'Homepage Content'
export const slidesInOrder: Message = 'The slides shown first on the home page, in order.'
export const addContent: Message = 'Add Content'
export const listNotLoaded: Message = 'Unable to Load Home Contents'
export const contentsNotFetched: Message = 'Failed to fetch contents'
export const noContentYet: Message = 'No content yet'
export const nothingToShow: Message = 'The home page has nothing to show.'
export const addFirstContent: Message = 'Add Your First Content'
export const orderOf = (order: number) => phrase('Order {order}', { order })
export const editSlide = (heading: string) => phrase('Edit {heading}', { heading })
export const deleteSlide = (heading: string) => phrase('Delete {heading}', { heading })
export const moveEarlier = (heading: string) => phrase('Move {heading} earlier', { heading })
export const moveLater = (heading: string) => phrase('Move {heading} later', { heading })

/** For screen readers. Positions count from 1. */
export const placeOf = (slides: Slide[], at: number) =>
  phrase('{heading} is now number {position} of {count}.', {
    heading: slides[at]?.heading ?? '',
    position: at + 1,
    count: slides.length,
  })
export const orderNotSaved: Message = 'The new order was not saved. Please try again.'
export const orderIsStale: Message = 'Someone else has changed the slides. This is the current order.'

/** Dialog of a slide */
export const addNewContent: Message = 'Add New Content'
export const editContent: Message = 'Edit Content'
export const uploadImage: Message = 'Upload Image'
export const replaceImage: Message = 'Replace Image'
export const imageLimits: Message = 'PNG, JPG, GIF up to 10MB'
export const picture: Message = 'picture'
export const displayOrder: Message = 'Display Order'
export const oneComesFirst: Message = '1 comes first.'
export const heading: Message = 'Heading'
export const updateContent: Message = 'Update Content'
export const preview: Message = 'Preview'
export const onAComputer: Message = 'On a computer'
export const previewOnAComputer = (heading: string) => phrase('Preview on a computer: {heading}', { heading })
export const onAPhone: Message = 'On a phone'
export const previewOnAPhone = (heading: string) => phrase('Preview on a phone: {heading}', { heading })

export const incomplete: Message = 'Please fill in all required fields'
export const orderIsNone: Message = 'Display Order must be a whole number, at least 1.'
export const created: Message = 'Created successfully'
export const notCreated: Message = 'Failed to create'
export const updated: Message = 'Updated successfully'
export const wentWrong: Message = 'Something went wrong. Try again'

/** Delete Content */
export const deleteContent: Message = 'Delete Content'
export const deletionQuestion = (of: string) =>
  phrase('Are you sure you want to delete "{of}"? This action cannot be undone.', { of })
export const deleted: Message = 'Content deleted successfully'
