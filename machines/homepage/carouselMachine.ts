import { assign, not, setup } from 'xstate'
import { explain, type Slide } from '../domain.ts'
import { outputOf, promised } from '../effects.ts'
import { contentNotLoaded } from './texts.ts'
import type { Message } from '../language/message.ts'

/** Reasons to pause the carousel. `hidden` means that the page is in the background or behind a dialog. */
export type Holder = 'pointer' | 'keyboard' | 'hidden' | 'reducedMotion' | 'button'

/** These stop the carousel until somebody starts it again; the others pause it only while they last. */
const stoppers = new Set<Holder>(['button', 'reducedMotion'])

interface Context {
  slides: Slide[]
  index: number
  holders: Holder[]
  problem: Message
}

type Events =
  | { type: 'slide.next' }
  | { type: 'slide.previous' }
  | { type: 'slide.select'; index: number }
  /** `distance` is in px, negative to the left. */
  | { type: 'slides.swipe'; distance: number }
  | { type: 'slides.stop' }
  | { type: 'slides.play' }
  | { type: 'hold.start'; holder: Holder }
  | { type: 'hold.end'; holder: Holder }
  | { type: 'retry' }

const swipeThreshold = 50

/** Slides that advance automatically unless they are held. After a stop, somebody has to start them again. */
export const carouselMachine = setup({
  types: {} as { input: { holders: Holder[] }; context: Context; events: Events },
  actors: { listSlides: promised<Slide[]>() },
  actions: {
    rememberSlides: assign((_, slides: Slide[]) => ({
      slides: slides.toSorted((one, other) => one.order - other.order),
    })),
    explain: assign((_, problem: Message) => ({ problem })),
    step: assign(({ context: { index, slides } }, by: number) => ({
      index: (index + by + slides.length) % slides.length,
    })),
    jump: assign((_, index: number) => ({ index })),
    hold: assign(({ context }, holder: Holder) => ({ holders: [...context.holders, holder] })),
    release: assign(({ context }, holder: Holder) => ({
      holders: context.holders.filter((other) => other !== holder),
    })),
    releaseStoppers: assign(({ context }) => ({
      holders: context.holders.filter((holder) => !stoppers.has(holder)),
    })),
  },
  guards: {
    hasNone: (_, slides: Slide[]) => slides.length === 0,
    isHeld: ({ context }) => context.holders.length > 0,
    isStopped: ({ context }) => context.holders.some((holder) => stoppers.has(holder)),
    isHeldBy: ({ context }, holder: Holder) => context.holders.includes(holder),
    isHeldOnlyBy: ({ context }, holder: Holder) => context.holders.every((other) => other === holder),
    isOtherSlide: ({ context }, index: number) =>
      index !== context.index && context.slides[index] !== undefined,
    isSwipeLeft: (_, distance: number) => distance <= -swipeThreshold,
    isSwipeRight: (_, distance: number) => distance >= swipeThreshold,
  },
  delays: { interval: 5000 },
}).createMachine({
  id: 'carousel',
  context: ({ input }) => ({ slides: [], index: 0, holders: input.holders, problem: '' }),
  initial: 'loading',
  on: {
    'hold.start': [
      { guard: { type: 'isHeldBy', params: ({ event }) => event.holder } },
      { actions: { type: 'hold', params: ({ event }) => event.holder } },
    ],
    'hold.end': { actions: { type: 'release', params: ({ event }) => event.holder } },
  },
  states: {
    loading: {
      invoke: {
        id: 'listSlides',
        src: 'listSlides',
        onDone: [
          { guard: { type: 'hasNone', params: outputOf }, target: 'empty' },
          {
            target: 'showing',
            actions: { type: 'rememberSlides', params: outputOf },
          },
        ],
        onError: { target: 'failed', actions: explain(contentNotLoaded) },
      },
    },
    failed: { on: { retry: 'loading' } },
    empty: {},
    showing: {
      initial: 'settling',
      on: {
        'slide.next': { target: '.settling', actions: { type: 'step', params: 1 } },
        'slide.previous': { target: '.settling', actions: { type: 'step', params: -1 } },
        'slide.select': {
          guard: { type: 'isOtherSlide', params: ({ event }) => event.index },
          target: '.settling',
          actions: { type: 'jump', params: ({ event }) => event.index },
        },
        'slides.swipe': [
          {
            guard: { type: 'isSwipeLeft', params: ({ event }) => event.distance },
            target: '.settling',
            actions: { type: 'step', params: 1 },
          },
          {
            guard: { type: 'isSwipeRight', params: ({ event }) => event.distance },
            target: '.settling',
            actions: { type: 'step', params: -1 },
          },
        ],
        'slides.stop': {
          guard: not('isStopped'),
          target: '.settling',
          actions: { type: 'hold', params: 'button' },
        },
        'slides.play': { guard: 'isStopped', target: '.settling', actions: 'releaseStoppers' },
      },
      states: {
        settling: { always: [{ guard: 'isHeld', target: 'paused' }, { target: 'playing' }] },
        playing: {
          on: {
            'hold.start': {
              target: 'paused',
              actions: { type: 'hold', params: ({ event }) => event.holder },
            },
          },
          after: { interval: { target: 'playing', reenter: true, actions: { type: 'step', params: 1 } } },
        },
        paused: {
          on: {
            'hold.end': {
              guard: { type: 'isHeldOnlyBy', params: ({ event }) => event.holder },
              target: 'playing',
              actions: { type: 'release', params: ({ event }) => event.holder },
            },
          },
        },
      },
    },
  },
})
