import { useSelector } from '@xstate/react'
import type { Lifecycle } from '../../../../machines/domain.ts'
import type {
  ChangeableEvent,
  LifecycleActor,
} from '../../../../machines/events/lifecycle/lifecycleMachine.ts'
import { Button, t } from '../../../ui/index.ts'
import { changeWord } from './changeWord.ts'

interface LifecycleActionsProps {
  event: ChangeableEvent
  /** The lifecycles to which the event can change. */
  changes: readonly Lifecycle[]
  actor: LifecycleActor
  variant: 'quiet' | 'secondary'
}

export function LifecycleActions({ event, changes, actor, variant }: LifecycleActionsProps) {
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return changes.map((lifecycle, place) => (
    <Button
      // oxlint-disable-next-line react/no-array-index-key -- a change replaces the buttons, and the focus returns to the pressed one
      key={place}
      variant={variant}
      disabled={isBusy}
      onClick={() => actor.send({ type: 'change.ask', event, lifecycle })}
    >
      {t(changeWord(event, lifecycle))}
    </Button>
  ))
}
