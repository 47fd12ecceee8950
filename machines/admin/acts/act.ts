import type { Message } from '../../language/message.ts'

export interface Act<Change> {
  id: string
  /** The name of the act in the URL. */
  name: string
  title: Message
  question: Message
  /** The label of the button that performs the act. */
  verb: Message
  change: Change
  /** The change that undoes the act; null if it cannot be undone. */
  undo: Change | null
  needsReason: boolean
  /** In characters; 1,000 by default. */
  longestReason?: number
  /** Texts that the user can choose as a reason and edit. */
  readyReasons?: readonly Message[]
  /** The label of the other button if *Cancel* could be mistaken for the act. */
  refusal?: Message
  done: Message
}

export interface ActInput<Change> {
  id: string
  change: Change
  reason: string
}
