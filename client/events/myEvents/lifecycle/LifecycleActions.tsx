import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { OwnEvent } from '../../../../machines/domain.ts'
import {
  type lifecycleMachine,
  possibleChanges,
} from '../../../../machines/events/lifecycle/lifecycleMachine.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { changeWord } from './changeWord.ts'
import { t } from '../../../ui/words/language.ts'

export type LifecycleActor = ActorRefFrom<typeof lifecycleMachine>

export function LifecycleActions({ event, actor }: { event: OwnEvent; actor: LifecycleActor }) {
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const [now] = useState(() => new Date())
  return possibleChanges(event, now).map((lifecycle, place) => (
    <Button
      // oxlint-disable-next-line react/no-array-index-key -- a change replaces the buttons, and the focus returns to the pressed one
      key={place}
      variant="quiet"
      disabled={isBusy}
      onClick={() => actor.send({ type: 'change.ask', event, lifecycle })}
    >
      {t(changeWord(event, lifecycle))}
    </Button>
  ))
}
