import type { Lifecycle } from '../../../../machines/domain.ts'
import type { ChangeableEvent } from '../../../../machines/events/lifecycle/lifecycleMachine.ts'
import * as texts from '../../../../machines/events/texts.ts'
import type { Message } from '../../../../machines/language/message.ts'
import { hasDay } from '../../../ui/index.ts'

/** Label of the button for a change, also used as the title of its confirmation. */
export const changeWord = (event: ChangeableEvent, lifecycle: Lifecycle): Message =>
  changes[lifecycle].word(event)

/** Explains what the change will do. */
export const changeMeaning = ({ title }: ChangeableEvent, lifecycle: Lifecycle): Message =>
  changes[lifecycle].meaning(title)

interface Words {
  word: (event: ChangeableEvent) => Message
  meaning: (title: string) => Message
}

const changes: Record<Lifecycle, Words> = {
  SCHEDULED: {
    word: ({ lifecycle }) => (hasDay(lifecycle) ? texts.takeBack : texts.giveNewDate),
    meaning: texts.newDateMeaning,
  },
  POSTPONED: { word: () => texts.postponeEvent, meaning: texts.postponeMeaning },
  CANCELLED: { word: () => texts.cancelEvent, meaning: texts.cancelMeaning },
}
