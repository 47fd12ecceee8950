import { expect } from 'vitest'
import { carousel } from '../models/carousel.ts'
import { outcomes, walked } from '../support/walked.ts'

const headings = ['Summer is loud', 'Learn something by Sunday']

/** How far each event turns the carousel; two slides, so that either direction wraps. */
const turns: Record<string, number> = {
  'slide.next': 1,
  'slide.previous': 1,
  'slide.select': 1,
  'slides.swipe': 1,
  'after.interval': 1,
}

walked(carousel, {
  events: (stage) => ({
    ...outcomes(carousel, stage),
    'after.interval': () => stage.pass(5000),
    retry: stage.send,
    'slide.next': stage.send,
    'slide.previous': stage.send,
    'slide.select': stage.send,
    'slides.swipe': stage.send,
    'hold.start': stage.send,
    'hold.end': stage.send,
  }),
  states: {
    loading: { asks: [['listSlides', undefined]], refuses: [{ type: 'slide.next' }, { type: 'retry' }] },
    failed: { refuses: [{ type: 'slide.next' }] },
    empty: { refuses: [{ type: 'slide.next' }, { type: 'slide.previous' }, { type: 'retry' }] },
    showing: {
      refuses: [
        { type: 'slide.select', index: 2 },
        { type: 'slide.select', index: -1 },
        { type: 'slides.swipe', distance: 49 },
        { type: 'slides.swipe', distance: -49 },
      ],
      holds: ({ slides, index }, { event, before }, real) => {
        expect(slides.map(({ heading }) => heading)).toEqual(headings)
        const was = before?.matches('showing') ? before.context.index : 0
        expect(index).toBe((was + (turns[event?.type ?? ''] ?? 0)) % 2)
        expect(real.can({ type: 'slide.select', index })).toBe(false)
      },
    },
    'showing.playing': { holds: ({ holders }) => expect(holders).toEqual([]) },
    'showing.paused': {
      holds: ({ holders }, { event, before, path }) => {
        expect(holders).not.toEqual([])
        if (!before) expect(holders).toEqual(path.start === 'reduced motion' ? ['reducedMotion'] : [])
        if (event?.type === 'hold.start') expect(holders).toContain(event.holder)
        if (event?.type === 'hold.end') expect(holders).not.toContain(event.holder)
        expect(new Set(holders).size).toBe(holders.length)
      },
    },
  },
})
