import { asks, has, says, table, to, warns, when } from '../../../support/workflow/table.ts'

/**
 * Specification, section 4 "Favourite toggle" and section 8 "Favourites": the flag changes only after the
 * request succeeds.
 */
export const favoriteTable = table({
  start: to('settled', has({ eventId: '7', isFavorite: false })),
  settled: {
    'favorite.toggle': [
      when({ isFavorite: false }, to('saving', asks('saveFavorite', { eventId: '7', isFavorite: true }))),
      when({ isFavorite: true }, to('saving', asks('saveFavorite', { eventId: '7', isFavorite: false }))),
    ],
  },
  saving: {
    is: 'busy',
    'saveFavorite succeeds': [
      when(
        { isFavorite: false },
        to('settled', has({ isFavorite: true }), says('Event added to favorites successfully!')),
      ),
      when(
        { isFavorite: true },
        to('settled', has({ isFavorite: false }), says('Event removed from favorites successfully!')),
      ),
    ],
    'saveFavorite fails': [
      when(
        { isFavorite: false },
        to('settled', warns('Failed to add event to favorites. Please try again.')),
      ),
      when(
        { isFavorite: true },
        to('settled', warns('Failed to remove event from favorites. Please try again.')),
      ),
    ],
  },
})
