import type { Holder } from '../../../../machines/homepage/carouselMachine.ts'
import { asks, has, refused, stays, table, to, when, type Row } from '../../../support/workflow/table.ts'

interface Shown {
  slides: string[]
  index: number
  holders: Holder[]
}

const headings = ['Summer is loud', 'Learn something by Sunday', 'Dance until late']
const unheld = { holders: [] }

/** Shows another slide for five more seconds, unless something holds the carousel. */
const showing = (change: (index: number) => number) => {
  const turned = has(({ index }: Shown) => ({ index: change(index) }))
  return [when(unheld, to('showing.playing', turned)), to('showing.paused', turned)]
}
const forward = showing((index) => (index + 1) % 3)
const back = showing((index) => (index + 2) % 3)

const holders = ['pointer', 'keyboard', 'reducedMotion', 'hidden'] as const
const stops = (holder: string) => holder === 'button' || holder === 'reducedMotion'
const isStopped = ({ holders }: Shown) => holders.some(stops)
const stopped = has(({ holders }: Shown) => ({ holders: [...holders, 'button'] }))
const unstopped = has(({ holders }: Shown) => ({ holders: holders.filter((holder) => !stops(holder)) }))
const forEach = (rows: (holder: Holder) => Record<string, Row | Row[]>) =>
  Object.assign({}, ...holders.map(rows))

/**
 * Specification, section 2 "Home page", section 4 "Home carousel" and section 9: five seconds per slide, in a
 * loop; a swipe takes at least 50 px.
 */
export const carouselTable = table({
  start: {
    'nobody holds it': to(
      'loading',
      has({ slides: [], index: 0, holders: [], problem: '' }),
      asks('listSlides'),
    ),
    'reduced motion': to(
      'loading',
      has({ slides: [], index: 0, holders: ['reducedMotion'], problem: '' }),
      asks('listSlides'),
    ),
  },
  anywhere: forEach((holder) => ({
    [`hold.start (${holder})`]: [
      when((facts: Shown) => facts.holders.includes(holder), refused),
      stays(has((facts: Shown) => ({ holders: [...facts.holders, holder] }))),
    ],
    [`hold.end (${holder})`]: stays(
      has((facts: Shown) => ({ holders: facts.holders.filter((other) => other !== holder) })),
    ),
  })),
  loading: {
    'listSlides succeeds (three slides)': [
      when(unheld, to('showing.playing', has({ slides: headings, index: 0 }))),
      to('showing.paused', has({ slides: headings, index: 0 })),
    ],
    'listSlides succeeds (none)': to('empty'),
    'listSlides fails': to('failed', has({ problem: 'Failed to load content' })),
    'listSlides fails (too often)': to(
      'failed',
      has({ problem: 'Too many requests. Please try again in 30 seconds.' }),
    ),
  },
  failed: {
    retry: to('loading', asks('listSlides')),
  },
  showing: {
    'slide.next': forward,
    'slide.previous': back,
    'slide.select (the second)': [when({ index: 1 }, refused), ...showing(() => 1)],
    'slide.select (the fourth)': refused,
    'slides.swipe (50 px to the left)': forward,
    'slides.swipe (50 px to the right)': back,
    // The Pause button becomes Play, as it does after any other stop.
    'slides.stop': [when(isStopped, refused), to('showing.paused', stopped)],
    'slides.play': [
      when(
        ({ holders }: Shown) => holders.length > 0 && holders.every(stops),
        to('showing.playing', unstopped),
      ),
      when(isStopped, to('showing.paused', unstopped)),
      refused,
    ],
    'slides.swipe (49 px to the left)': refused,
    'slides.swipe (49 px to the right)': refused,
  },
  'showing.playing': {
    'interval passes': to(
      'showing.playing',
      has(({ index }: Shown) => ({ index: (index + 1) % 3 })),
    ),
    ...forEach((holder) => ({
      [`hold.start (${holder})`]: to('showing.paused', has({ holders: [holder] })),
    })),
  },
  'showing.paused': forEach((holder) => ({
    [`hold.end (${holder})`]: when({ holders: [holder] }, to('showing.playing', has({ holders: [] }))),
  })),
})
