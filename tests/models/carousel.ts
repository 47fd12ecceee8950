import { carouselMachine } from '../../machines/carouselMachine.ts'
import { modelOf } from '../support/modelOf.ts'
import { after, done, failed, named } from '../support/outcomes.ts'
import { slides } from './fixtures.ts'

export const carousel = modelOf(carouselMachine, {
  inputs: { 'nobody holds it': { holders: [] }, 'reduced motion': { holders: ['reducedMotion'] } },
  key: ({ slides, index, holders }) => [slides.length, index, holders],
  cases: [
    named('two slides', done('listSlides', slides)),
    named('none', done('listSlides', [])),
    failed('listSlides'),
    { type: 'retry' },
    { type: 'slide.next' },
    { type: 'slide.previous' },
    { type: 'slide.select', index: 1 },
    named('to the left', { type: 'slides.swipe', distance: -50 }),
    named('to the right', { type: 'slides.swipe', distance: 50 }),
    named('the pointer', { type: 'hold.start', holder: 'pointer' }),
    named('the keyboard', { type: 'hold.start', holder: 'keyboard' }),
    named('the pointer', { type: 'hold.end', holder: 'pointer' }),
    named('the keyboard', { type: 'hold.end', holder: 'keyboard' }),
    after('interval'),
  ],
})
