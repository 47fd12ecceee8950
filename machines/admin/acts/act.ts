import type { Message } from '../../language/message.ts'

export interface Act<Change> {
  id: string
  /** How the address calls it. */
  name: string
  title: Message
  question: Message
  /** The label of the button that does it. */
  verb: Message
  change: Change
  /** What takes it back; null where it cannot be undone. */
  undo: Change | null
  needsReason: boolean
  /** In characters; 1,000 unless given. */
  longestReason?: number
  /** Texts that a reason can start from. */
  readyReasons?: readonly Message[]
  /** The label of the other button, where *Cancel* could be mistaken for the act. */
  refusal?: Message
  done: Message
}

export interface ActInput<Change> {
  id: string
  change: Change
  reason: string
}
