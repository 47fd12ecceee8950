import { assign, setup } from 'xstate'
import type { DraftImage } from '../domain.ts'
import { effect, logged, outputOf, promised } from '../effects.ts'
import { isToShrink, type PictureRule, type Shrinking, shrinking } from './rules.ts'

interface Context {
  rule: PictureRule
  /** The chosen pictures that are ready, in the order in which they were chosen. */
  ready: DraftImage[]
  /** The first one is being made smaller. */
  waiting: DraftImage[]
}

type Events = { type: 'pictures.choose'; images: DraftImage[] } | { type: 'pictures.drop' }

/**
 * Makes chosen pictures that exceed the limits smaller, then hands over all that were chosen. One at a time,
 * because a phone's picture takes 200 MB to decode.
 */
export const shrinkingMachine = setup({
  types: {} as { input: { rule: PictureRule }; context: Context; events: Events; tags: 'busy' },
  actors: { shrinkPicture: promised<DraftImage, Shrinking>() },
  actions: {
    log: effect<{ error: unknown }>(),
    hand: effect<DraftImage[]>(),
    add: assign(({ context }, chosen: DraftImage[]) => ({ waiting: [...context.waiting, ...chosen] })),
    /** A picture that could not be made smaller stays as it is, and the form says so. */
    pass: assign(({ context: { ready, waiting } }, shrunk: DraftImage | null) => ({
      ready: [...ready, ...(shrunk ? [shrunk] : waiting.slice(0, 1))],
      waiting: waiting.slice(1),
    })),
    clear: assign({ ready: [], waiting: [] }),
  },
}).createMachine({
  id: 'shrinking',
  context: ({ input: { rule } }) => ({ rule, ready: [], waiting: [] }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'pictures.choose': {
          target: 'sorting',
          actions: { type: 'add', params: ({ event }) => event.images },
        },
      },
    },
    sorting: {
      entry: assign(({ context: { rule, ready, waiting } }) => {
        const found = waiting.findIndex((image) => isToShrink(rule, image))
        const fit = found === -1 ? waiting.length : found
        return { ready: [...ready, ...waiting.slice(0, fit)], waiting: waiting.slice(fit) }
      }),
      always: [
        { guard: ({ context }) => context.waiting.length > 0, target: 'shrinking' },
        {
          target: 'idle',
          actions: [{ type: 'hand', params: ({ context }) => context.ready }, 'clear'],
        },
      ],
    },
    shrinking: {
      tags: 'busy',
      on: {
        'pictures.choose': { actions: { type: 'add', params: ({ event }) => event.images } },
        'pictures.drop': { target: 'idle', actions: 'clear' },
      },
      invoke: {
        id: 'shrinkPicture',
        src: 'shrinkPicture',
        input: ({ context: { rule, waiting } }) => firstOf(rule, waiting),
        onDone: { target: 'sorting', actions: { type: 'pass', params: outputOf } },
        onError: { target: 'sorting', actions: [logged, { type: 'pass', params: null }] },
      },
    },
  },
})

function firstOf(rule: PictureRule, [first]: DraftImage[]): Shrinking {
  if (!first) throw new Error('No picture is waiting.')
  return shrinking(rule, first)
}
