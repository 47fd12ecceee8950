import type { ActorRefFrom } from 'xstate'
import type { OwnEvent } from '../../../../machines/domain.ts'
import { isRepeatable, type repeatMachine } from '../../../../machines/events/series/repeatMachine.ts'
import * as texts from '../../../../machines/events/series/texts.ts'
import { Button, t } from '../../../ui/index.ts'
import { useNow } from '../../../runtime/clock/useNow.ts'

export type RepeatActor = ActorRefFrom<typeof repeatMachine>

export function RepeatAction({ event, actor }: { event: OwnEvent; actor: RepeatActor }) {
  const now = useNow()
  if (!isRepeatable(event, now)) return null
  return (
    <Button variant="quiet" onClick={() => actor.send({ type: 'repeat.ask', event })}>
      {t(texts.repeatEvent)}
    </Button>
  )
}
