import { type Message, phrase } from '../language/message.ts'
import { errorToast as error, successToast as success } from '../domain.ts'

/** Texts quoted from the specification, section 8, and other texts of the same screens. */

export const toasts = {
  favoriteAdded: success('Event added to favorites successfully!'),
  favoriteRemoved: success('Event removed from favorites successfully!'),
  favoriteNotAdded: error('Failed to add event to favorites. Please try again.'),
  favoriteNotRemoved: error('Failed to remove event from favorites. Please try again.'),
  removedFromFavorites: success('Removed from favorites'),
  notRemovedFromFavorites: error('Failed to remove from favorites'),
  eventsNotLoaded: error('Failed to load events. Please try again.'),
  noToken: error('No authentication token found'),
}

export const allOf = (total: number) => phrase('All ({total})', { total })

export const problems: Record<'favoritesNotLoaded' | 'noToken', Message> = {
  favoritesNotLoaded: 'Failed to load events',
  noToken: 'No authentication token found',
}

/** My Events */
export const whatYouKept: Message = 'All your favourites, in one place.'
export const period: Message = 'Period'
export const anyCategory: Message = 'Any Category'
export const noFavorites: Message = 'No favorite events found'
export const howToKeep: Message = 'Tap the heart on an event in Explore to find it here.'
export const noMatches: Message = 'No events match your filters'
export const tryOthers: Message = 'Try a different date, type or category.'
export const exploreEvents: Message = 'Explore events'
export const removeFromFavorites: Message = 'Remove from favorites'
