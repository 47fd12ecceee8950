import { useMachine } from '@xstate/react'
import { useCallback } from 'react'
import { fromPromise } from 'xstate'
import type { DraftImage } from '../../../machines/domain.ts'
import type { Message } from '../../../machines/language/message.ts'
import {
  eventPicture,
  personPicture,
  type Shrinking,
  slidePicture,
} from '../../../machines/pictures/rules.ts'
import { shrinkingMachine } from '../../../machines/pictures/shrinkingMachine.ts'
import * as texts from '../../../machines/pictures/texts.ts'
import { loadCode } from '../../ui/index.ts'
import { machinesOf } from '../registry.tsx'
import { draftImages } from './draftImage.ts'

export interface Pictures {
  /** True until every chosen picture is in the form, which cannot be sent before. */
  isBusy: boolean
  /** Empty unless a picture is being made smaller. */
  progress: Message
  choose: (files: readonly File[]) => void
  drop: () => void
}

const useMachines = machinesOf(({ actions: { log } }) => ({
  shrinking: shrinkingMachine.provide({
    actors: {
      shrinkPicture: fromPromise<DraftImage, Shrinking>(async ({ input, signal }) => {
        const { shrinkPicture } = await loadCode(() => import('./shrinkPicture.ts'))
        return await shrinkPicture(input, signal)
      }),
    },
    actions: { log },
  }),
}))

const rules = { event: eventPicture, person: personPicture, slide: slidePicture }

/** The way of chosen files into a form: those that exceed the limits for such pictures are made smaller. */
export function usePictures(of: keyof typeof rules, take: (images: DraftImage[]) => void): Pictures {
  const machine = useMachines().shrinking.provide({ actions: { hand: (_, images) => take(images) } })
  const [state, send] = useMachine(machine, { input: { rule: rules[of] } })
  const drop = useCallback(() => send({ type: 'pictures.drop' }), [send])
  const { ready, waiting } = state.context
  const [current] = waiting
  const total = ready.length + waiting.length
  const progress =
    total === 1 ? texts.shrinking : (name: string) => texts.shrinkingOf(name, ready.length + 1, total)
  return {
    isBusy: state.hasTag('busy'),
    progress: current ? progress(current.name) : '',
    choose: (files) => void draftImages(files).then((images) => send({ type: 'pictures.choose', images })),
    drop,
  }
}
