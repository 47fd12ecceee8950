import type { Lifecycle, OwnEvent } from '../../../../machines/domain.ts'
import { asksForDays } from '../../../../machines/events/lifecycle/lifecycleMachine.ts'
import * as texts from '../../../../machines/events/texts.ts'
import type { Message } from '../../../../machines/language/message.ts'

/** The text of the button for a change, also used as the title of its question. */
export function changeWord(event: OwnEvent, lifecycle: Lifecycle): Message {
  if (lifecycle === 'CANCELLED') return texts.cancelEvent
  if (lifecycle === 'POSTPONED') return texts.postponeEvent
  return asksForDays({ event, lifecycle }) ? texts.giveNewDate : texts.takeBack
}

/** Explains what the change will do. */
export function changeMeaning(event: OwnEvent, lifecycle: Lifecycle): Message {
  if (lifecycle === 'CANCELLED') return texts.cancelMeaning(event.title)
  if (lifecycle === 'POSTPONED') return texts.postponeMeaning(event.title)
  return asksForDays({ event, lifecycle })
    ? texts.newDateMeaning(event.title)
    : texts.takeBackMeaning(event.title)
}
