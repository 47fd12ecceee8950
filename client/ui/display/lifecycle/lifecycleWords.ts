import type { Message } from '../../../../machines/language/message.ts'
import * as texts from '../../texts.ts'

/**
 * Same values as in the graph. Null or undefined if the service does not report it or a cached response lacks
 * it.
 */
export type ShownLifecycle = 'SCHEDULED' | 'POSTPONED' | 'CANCELLED' | null | undefined

interface Words {
  label: Message
  sentence: Message
  tone: 'amber' | 'red'
  alert: 'info' | 'danger'
}

interface Shown {
  /** False if the stored day is the old one, and the new day is not known yet. */
  hasDay: boolean
  /** Null if there is nothing to say. */
  words: Words | null
}

const lifecycles: Record<NonNullable<ShownLifecycle>, Shown> = {
  SCHEDULED: { hasDay: true, words: null },
  POSTPONED: {
    hasDay: false,
    words: { label: texts.postponed, sentence: texts.eventPostponed, tone: 'amber', alert: 'info' },
  },
  CANCELLED: {
    hasDay: true,
    words: { label: texts.cancelled, sentence: texts.eventCancelled, tone: 'red', alert: 'danger' },
  },
}

/** Label and tone for an event that is called off; null for any other event. */
export const lifecycleWords = (lifecycle: ShownLifecycle) => (lifecycle ? lifecycles[lifecycle].words : null)

/** True unless the event waits for a new day. */
export const hasDay = (lifecycle: ShownLifecycle) => !lifecycle || lifecycles[lifecycle].hasDay
