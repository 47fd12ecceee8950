import type { Lifecycle } from '../../../../machines/domain.ts'
import type { ChangeableEvent } from '../../../../machines/events/lifecycle/lifecycleMachine.ts'
import * as texts from '../../../../machines/events/texts.ts'
import type { Message } from '../../../../machines/language/message.ts'

/** Label of the button for a change, also used as the title of its confirmation. */
export function changeWord(event: ChangeableEvent, lifecycle: Lifecycle): Message {
  if (lifecycle === 'CANCELLED') return texts.cancelEvent
  if (lifecycle === 'POSTPONED') return texts.postponeEvent
  return event.lifecycle === 'POSTPONED' ? texts.giveNewDate : texts.takeBack
}

/** Explains what the change will do. */
export function changeMeaning({ title }: ChangeableEvent, lifecycle: Lifecycle): Message {
  if (lifecycle === 'CANCELLED') return texts.cancelMeaning(title)
  return lifecycle === 'POSTPONED' ? texts.postponeMeaning(title) : texts.newDateMeaning(title)
}
