import { assign, not, setup } from 'xstate'
import { explain, type Slide } from '../domain.ts'
import { promised } from '../effects.ts'
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
    explain: assign((_, problem: Message) => ({ problem })),
    step: assign(({ context: { index, slides } }, by: number) => ({
      index: (index + by + slides.length) % slides.length,
    })),
    hold: assign(({ context }, holder: Holder) => ({ holders: [...context.holders, holder] })),
    release: assign(({ context }, holder: Holder) => ({
      holders: context.holders.filter((other) => other !== holder),
    })),
  },
  guards: {
    isStopped: ({ context }) => context.holders.some((holder) => stoppers.has(holder)),
  },
  delays: { interval: 5000 },
}).createMachine({
  id: 'carousel',
  context: ({ input }) => ({ slides: [], index: 0, holders: input.holders, problem: '' }),
  initial: 'loading',
  on: {
    'hold.start': [
      { guard: ({ context, event }) => context.holders.includes(event.holder) },
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
          { guard: ({ event }) => event.output.length === 0, target: 'empty' },
          {
            target: 'showing',
            actions: assign(({ event }) => ({
              slides: event.output.toSorted((one, other) => one.order - other.order),
            })),
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
          guard: ({ context, event }) =>
            event.index !== context.index && context.slides[event.index] !== undefined,
          target: '.settling',
          actions: assign(({ event }) => ({ index: event.index })),
        },
        'slides.swipe': [
          {
            guard: ({ event }) => event.distance <= -swipeThreshold,
            target: '.settling',
            actions: { type: 'step', params: 1 },
          },
          {
            guard: ({ event }) => event.distance >= swipeThreshold,
            target: '.settling',
            actions: { type: 'step', params: -1 },
          },
        ],
        'slides.stop': {
          guard: not('isStopped'),
          target: '.settling',
          actions: { type: 'hold', params: 'button' },
        },
        'slides.play': {
          guard: 'isStopped',
          target: '.settling',
          actions: assign(({ context }) => ({
            holders: context.holders.filter((holder) => !stoppers.has(holder)),
          })),
        },
      },
      states: {
        settling: {
          always: [
            { guard: ({ context }) => context.holders.length > 0, target: 'paused' },
            { target: 'playing' },
          ],
        },
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
              guard: ({ context, event }) => context.holders.every((other) => other === event.holder),
              target: 'playing',
              actions: { type: 'release', params: ({ event }) => event.holder },
            },
          },
        },
      },
    },
  },
})
