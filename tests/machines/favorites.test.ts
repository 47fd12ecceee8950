import { expect } from 'vitest'
import { favorites } from '../models/favorites.ts'
import { choices } from '../workflows/fixtures.ts'
import type { Scene } from '../support/modelOf.ts'
import { outcomes, walked } from '../support/walked.ts'

const isSignedOut = ({ event }: Scene<unknown, { type: string }>) =>
  event !== null && 'error' in event && (event.error as { code: string }).code === 'UNAUTHENTICATED'

const none = { eventDate: '', eventType: '', category: '' }

walked(favorites, {
  events: (stage) => ({
    ...outcomes(favorites, stage),
    retry: stage.send,
    'period.select': stage.send,
    'filter.change': stage.send,
    'filters.clear': stage.send,
    'favorite.remove': stage.send,
    'page.more': stage.send,
  }),
  says: {
    'failed.listChoices': 'error: Failed to load event types and categories',
    'failed.listFavorites': (scene) => {
      if (scene.before?.matches({ list: { listed: 'loadingMore' } })) {
        return 'error: Failed to load events. Please try again.'
      }
      return isSignedOut(scene) ? 'error: No authentication token found' : null
    },
    'done.saveFavorite': 'success: Removed from favorites',
    'failed.saveFavorite': 'error: Failed to remove from favorites',
  },
  states: {
    'choices.loading': { asks: [['listChoices', undefined]] },
    'choices.loaded': { holds: (context) => expect(context.choices).toEqual(choices) },
    'choices.failed': {},
    'list.loading': {
      asks: ({ context }) => [
        ['listFavorites', { filters: context.filters, period: context.period, page: null }],
      ],
      refuses: [
        { type: 'period.select', period: 'past' },
        { type: 'favorite.remove', eventId: '7' },
        { type: 'page.more' },
      ],
      holds: ({ filters, period }, { event }) => {
        if (event === null) expect([filters, period]).toEqual([none, 'all'])
        if (event?.type === 'period.select') expect(period).toBe('past')
        if (event?.type === 'filter.change') expect(filters).toEqual({ ...none, category: '1' })
        if (event?.type === 'filters.clear') expect(filters).toEqual(none)
      },
    },
    'list.failed': {
      refuses: [{ type: 'filters.clear' }, { type: 'page.more' }],
      holds: ({ problem }, scene) => {
        if (scene.event?.type !== 'failed.listFavorites') return
        expect(problem).toBe(isSignedOut(scene) ? 'No authentication token found' : 'Failed to load events')
      },
    },
    'list.listed.ready': {
      refuses: [{ type: 'retry' }, { type: 'favorite.remove', eventId: '99' }],
      holds: ({ favorites, total, next, period, filters }, { event, before }, real) => {
        const ids = favorites.map(({ id }) => id)
        const earlier = before?.context.favorites.map(({ id }) => id) ?? []
        if (event?.type === 'done.listFavorites' && 'output' in event) {
          const page = event.output as { results: { id: string }[]; count: number; next: string | null }
          const answered = page.results.map(({ id }) => id)
          expect(ids).toEqual(before?.matches({ list: 'loading' }) ? answered : [...earlier, ...answered])
          if (period === 'all') expect(total).toBe(page.count)
          expect(next).toBe(page.next)
        }
        if (event?.type === 'done.saveFavorite') {
          expect(ids).toEqual(earlier.filter((id) => id !== '7'))
          expect(total).toBe((before?.context.total ?? 0) - 1)
        }
        if (event?.type === 'failed.saveFavorite') expect(ids).toEqual(earlier)
        expect(real.can({ type: 'period.select', period })).toBe(false)
        expect(real.can({ type: 'page.more' })).toBe(next !== null)
        expect(real.can({ type: 'filters.clear' })).toBe(filters.category !== '')
      },
    },
    'list.listed.removing': {
      tags: ['busy'],
      asks: [['saveFavorite', { eventId: '7', isFavorite: false }]],
      refuses: [
        { type: 'favorite.remove', eventId: '7' },
        { type: 'period.select', period: 'past' },
      ],
      holds: ({ favorites }) => expect(favorites.map(({ id }) => id)).toContain('7'),
    },
    'list.listed.loadingMore': {
      tags: ['busy'],
      asks: ({ context: { filters, period } }) => [['listFavorites', { filters, period, page: 'more' }]],
      refuses: [{ type: 'page.more' }],
    },
  },
})
