import { type Slide, warn } from '../domain.ts'
import { errorOf, outputOf } from '../effects.ts'
import { idsOf, type Move } from './slideOrder.ts'
import * as texts from './texts.ts'

const moving = {
  guard: { type: 'isMove' as const, params: moveOf },
  actions: { type: 'move' as const, params: moveOf },
}

/** Shows a move at once and saves the order. If more moves follow during saving, the order is saved again. */
export const orderStates = {
  initial: 'kept' as const,
  states: {
    kept: { on: { 'slide.move': { ...moving, target: 'saving' as const } } },
    saving: {
      on: { 'slide.move': moving },
      invoke: {
        id: 'orderSlides' as const,
        src: 'orderSlides' as const,
        input: ({ context: { slides, seen } }: { context: { slides: Slide[]; seen: string[] } }) => ({
          ids: idsOf(slides),
          seen,
        }),
        onDone: [
          {
            guard: { type: 'isInOrder' as const, params: outputOf<Slide[]> },
            target: 'kept' as const,
            actions: { type: 'settle' as const, params: outputOf<Slide[]> },
          },
          {
            target: 'saving' as const,
            reenter: true,
            actions: { type: 'settle' as const, params: outputOf<Slide[]> },
          },
        ],
        onError: [
          {
            guard: { type: 'isConflict' as const, params: errorOf },
            target: '#homepageContent.list.loading' as const,
            actions: warn(texts.orderIsStale),
          },
          { target: 'kept' as const, actions: ['moveBack' as const, warn(texts.orderNotSaved)] },
        ],
      },
    },
  },
}

function moveOf({ event }: { event: Move }) {
  return event
}
