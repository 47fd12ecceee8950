import { expect } from 'vitest'
import type { EventDetail, Page } from '../../machines/domain.ts'
import { explore } from '../models/explore.ts'
import { choices } from '../workflows/fixtures.ts'
import { outcomes, walked } from '../support/walked.ts'

const none = { location: '', date: '', category: '', eventType: '', search: '' }

walked(explore, {
  events: (stage) => ({
    ...outcomes(explore, stage),
    'choices.retry': stage.send,
    'panel.toggle': stage.send,
    'filter.change': stage.send,
    'filters.clear': stage.send,
    'filters.apply': stage.send,
    'filters.showAll': stage.send,
    'event.select': stage.send,
    'picture.select': stage.send,
    'event.share': stage.send,
    'page.next': stage.send,
    'page.previous': stage.send,
    back: stage.send,
  }),
  says: {
    'failed.listChoices': 'error: Failed to load data',
    'failed.getEvent': 'error: Failed to load data',
    'failed.listEvents': ({ before }) => {
      if (before?.matches({ view: { filters: 'filtering' } })) {
        return 'error: Failed to filter events. Please try again.'
      }
      // Paging errors are only logged.
      return before?.matches({ view: 'results' }) ? null : 'error: Failed to load events. Please try again.'
    },
  },
  does: {
    'event.share': ({ context }) => [['share', context.selected]],
    'failed.recordView': ({ event }) => [['log', { error: event && 'error' in event ? event.error : null }]],
    'failed.listEvents': ({ event, before }) =>
      before?.matches({ view: 'results' })
        ? [['log', { error: event && 'error' in event ? event.error : null }]]
        : [],
    back: ({ path }) => (path.start === 'from My Events' ? [['leave', undefined]] : []),
  },
  states: {
    'choices.loading': { asks: [['listChoices', undefined]] },
    'choices.loaded': {
      refuses: [{ type: 'choices.retry' }],
      holds: (context) => expect(context.choices).toEqual(choices),
    },
    'choices.failed': {},
    'panel.shown': {},
    'panel.folded': {},
    'view.opening': {
      asks: [['getEvent', { eventId: '7' }]],
      accepts: [{ type: 'back' }],
      refuses: [{ type: 'filters.showAll' }, { type: 'event.select', eventId: '8' }],
    },
    'view.filters': {
      refuses: [{ type: 'back' }, { type: 'event.select', eventId: '8' }, { type: 'page.next' }],
    },
    'view.filters.ready': {
      accepts: [{ type: 'filters.showAll' }],
      holds: ({ filters }, { event }, real) => {
        const isAnySet = Object.values(filters).some((value) => value !== '')
        expect(real.can({ type: 'filters.apply' })).toBe(isAnySet)
        expect(real.can({ type: 'filters.clear' })).toBe(isAnySet)
        if (event?.type === 'filters.clear') expect(filters).toEqual(none)
        if (event?.type === 'filter.change') expect(filters).toEqual({ ...none, location: 'Cologne' })
      },
    },
    'view.filters.filtering': {
      tags: ['busy'],
      asks: [['listEvents', { filters: { ...none, location: 'Cologne' }, page: null }]],
      refuses: [
        { type: 'filters.apply' },
        { type: 'filters.showAll' },
        { type: 'filter.change', changes: {} },
      ],
    },
    'view.filters.loading': {
      tags: ['busy'],
      asks: [['listEvents', { filters: none, page: null }]],
      refuses: [{ type: 'filters.apply' }, { type: 'filters.showAll' }],
      holds: ({ filters }) => expect(filters).toEqual(none),
    },
    'view.results': {
      accepts: [{ type: 'back' }],
      holds: ({ page, selected, picture, favorites }, { event, before }, real) => {
        if (event?.type === 'done.listEvents' || event?.type === 'done.getEvent') {
          const answer = 'output' in event ? (event.output as Page<EventDetail> | EventDetail) : null
          const shown = answer && 'results' in answer ? answer.results : [answer]
          expect(page.results).toEqual(shown)
          expect([selected, picture]).toEqual([shown[0] ?? null, 0])
        }
        if (event?.type === 'event.select') expect([selected?.title, picture]).toEqual(['Rust from Zero', 0])
        if (event?.type === 'picture.select') expect(picture).toBe(1)
        if (event?.type === 'failed.listEvents') expect(page).toEqual(before?.context.page)
        if (selected) {
          const favorite = favorites[selected.id] ? real.children[`favorite-${selected.id}`] : undefined
          expect(favorite?.getSnapshot().context).toEqual({
            eventId: selected.id,
            isFavorite: selected.isFavorite,
          })
          expect(real.can({ type: 'event.select', eventId: selected.id })).toBe(false)
          expect(real.can({ type: 'picture.select', index: 1 })).toBe(selected.galleryImages.length > 1)
          expect(real.can({ type: 'event.share' })).toBe(true)
        }
      },
    },
    'view.results.detail.none': {
      refuses: [{ type: 'event.share' }, { type: 'picture.select', index: 0 }],
      holds: ({ page, selected }) => expect([page.results, selected]).toEqual([[], null]),
    },
    'view.results.detail.recordingView': {
      asks: ({ context }) => [['recordView', { eventId: context.selected?.id }]],
    },
    'view.results.detail.viewed': {},
    'view.results.paging.settled': {
      holds: ({ page }, _scene, real) => {
        expect(real.can({ type: 'page.next' })).toBe(page.next !== null)
        expect(real.can({ type: 'page.previous' })).toBe(page.previous !== null)
      },
    },
    'view.results.paging.turning': {
      tags: ['busy'],
      asks: ({ context: { filters }, before }) => [
        ['listEvents', { filters, page: before?.context.page.next ?? before?.context.page.previous }],
      ],
      refuses: [{ type: 'page.next' }, { type: 'page.previous' }],
    },
  },
})
