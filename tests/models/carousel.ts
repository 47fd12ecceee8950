import { carouselMachine, type Holder } from '../../machines/carouselMachine.ts'
import { modelOf, type State } from '../support/modelOf.ts'
import { after, done, failed, named } from '../support/outcomes.ts'
import { slides } from '../workflows/fixtures.ts'

export const carousel = modelOf(carouselMachine, {
  inputs: { 'nobody holds it': { holders: [] }, 'reduced motion': { holders: ['reducedMotion'] } },
  key: ({ slides, index, holders }) => [slides.length, index, holders],
  happens: mayHappen,
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
    ...(['pointer', 'keyboard', 'reducedMotion', 'button'] as const).flatMap((holder) => [
      named(holder, { type: 'hold.start' as const, holder }),
      named(holder, { type: 'hold.end' as const, holder }),
    ]),
    after('interval'),
  ],
})

/** Slides have to be there to be held by hand, and only who holds can let go. */
function mayHappen(event: { type: string }, { value, context: { holders } }: State<{ holders: Holder[] }>) {
  if (!('holder' in event)) return true
  const holder = event.holder as Holder
  if (holder !== 'reducedMotion' && !(typeof value === 'object' && 'showing' in value)) return false
  // The button then says Play, and ends both.
  if (holder === 'button' && holders.includes('reducedMotion')) return false
  return event.type === 'hold.start' || holders.includes(holder)
}
