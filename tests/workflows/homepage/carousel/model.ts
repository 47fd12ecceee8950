import { carouselMachine, type Holder } from '../../../../machines/homepage/carouselMachine.ts'
import { after, done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { slides, tooOften } from '../../fixtures.ts'
import { carouselTable } from './table.ts'

export const carousel = modelOf(carouselMachine, carouselTable, {
  inputs: { 'nobody holds it': { holders: [] }, 'reduced motion': { holders: ['reducedMotion'] } },
  facts: ({ slides, index, holders, problem }) => ({
    slides: slides.map(({ heading }) => heading),
    index,
    holders,
    problem,
  }),
  happens: (label, { leaves, facts: { holders } }) => {
    const [, verb, holder] = /^hold\.(start|end) \((\w+)\)/.exec(label) ?? []
    // Everything behind a dialog is inert.
    if (holders.includes('hidden')) return label.endsWith('(hidden)')
    // No path needs more than two holders; see below.
    if (label === 'slides.stop' && holders.length > 1) return false
    // A tap on a button removes the pointer.
    if (!holder) return !holders.includes('pointer') || label.startsWith('slides.')
    // Without slides, nothing can hold the carousel by hand or open a dialog.
    if (holder !== 'reducedMotion' && !leaves[0]?.startsWith('showing')) return false
    // Opening a dialog removes pointer and keyboard focus.
    if (label === 'hold.start (hidden)') return holders.every((other) => other === 'reducedMotion')
    // Two holders suffice to show that the carousel stays paused after one of them ends.
    return verb === 'start' ? holders.length < 2 : holders.includes(holder as Holder)
  },
  cases: [
    named('three slides', done('listSlides', slides)),
    named('none', done('listSlides', [])),
    failed('listSlides'),
    named('too often', failed('listSlides', tooOften)),
    { type: 'retry' },
    { type: 'slide.next' },
    { type: 'slide.previous' },
    named('the second', { type: 'slide.select', index: 1 }),
    named('the fourth', { type: 'slide.select', index: 3 }),
    named('50 px to the left', { type: 'slides.swipe', distance: -50 }),
    named('50 px to the right', { type: 'slides.swipe', distance: 50 }),
    named('49 px to the left', { type: 'slides.swipe', distance: -49 }),
    named('49 px to the right', { type: 'slides.swipe', distance: 49 }),
    { type: 'slides.stop' },
    { type: 'slides.play' },
    ...(['pointer', 'keyboard', 'reducedMotion', 'hidden'] as const).flatMap((holder) => [
      named(holder, { type: 'hold.start' as const, holder }),
      named(holder, { type: 'hold.end' as const, holder }),
    ]),
    after('interval', 5000),
  ],
})
