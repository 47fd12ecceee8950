import type { Message } from '../../language/message.ts'

export interface Act<Change> {
  id: string
  /** The action's name in the URL. */
  name: string
  title: Message
  question: Message
  /** The label of the button that performs the action. */
  verb: Message
  change: Change
  /** The change that undoes the action; null if it cannot be undone. */
  undo: Change | null
  /** Takes something away from people, such as a published event or an account. */
  isGrave: boolean
  needsReason: boolean
  /** Maximum length of the reason in characters. Defaults to 1,000. */
  longestReason?: number
  done: Message
}

export interface ActInput<Change> {
  id: string
  change: Change
  reason: string
}
