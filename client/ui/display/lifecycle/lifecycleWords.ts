import * as texts from '../../texts.ts'

/**
 * Same values as in the graph. Null or undefined if the service does not report it or a cached response lacks
 * it.
 */
export type ShownLifecycle = 'SCHEDULED' | 'POSTPONED' | 'CANCELLED' | null | undefined

const calledOff = {
  POSTPONED: { label: texts.postponed, sentence: texts.eventPostponed, tone: 'amber', alert: 'info' },
  CANCELLED: { label: texts.cancelled, sentence: texts.eventCancelled, tone: 'red', alert: 'danger' },
} as const

/** Label and tone for an event that is called off; null for any other event. */
export const lifecycleWords = (lifecycle: ShownLifecycle) =>
  lifecycle === 'POSTPONED' || lifecycle === 'CANCELLED' ? calledOff[lifecycle] : null
