import { expect } from 'vitest'
import { favorite } from '../models/favorite.ts'
import { outcomes, walked } from '../support/walked.ts'

walked(favorite, {
  events: (stage) => ({ 'favorite.toggle': stage.send, ...outcomes(favorite, stage) }),
  says: {
    'done.saveFavorite': ({ before }) =>
      before?.context.isFavorite
        ? 'success: Event removed from favorites successfully!'
        : 'success: Event added to favorites successfully!',
    'failed.saveFavorite': ({ before }) =>
      before?.context.isFavorite
        ? 'error: Failed to remove event from favorites. Please try again.'
        : 'error: Failed to add event to favorites. Please try again.',
  },
  states: {
    settled: {
      holds: ({ isFavorite }, { event, before }) => {
        if (event?.type === 'done.saveFavorite') expect(isFavorite).toBe(!before?.context.isFavorite)
        if (event?.type === 'failed.saveFavorite') expect(isFavorite).toBe(before?.context.isFavorite)
      },
    },
    saving: {
      tags: ['busy'],
      asks: ({ before }) => [['saveFavorite', { eventId: '7', isFavorite: !before?.context.isFavorite }]],
      refuses: [{ type: 'favorite.toggle' }],
      holds: ({ isFavorite }, { before }) => expect(isFavorite).toBe(before?.context.isFavorite),
    },
  },
})
