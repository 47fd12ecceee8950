import * as texts from '../../texts.ts'

/** As in the graph; null or undefined where the service, or an answer cached earlier, does not have it. */
export type ShownLifecycle = 'SCHEDULED' | 'POSTPONED' | 'CANCELLED' | null | undefined

const calledOff = {
  POSTPONED: { label: texts.postponed, sentence: texts.eventPostponed, tone: 'brand', alert: 'info' },
  CANCELLED: { label: texts.cancelled, sentence: texts.eventCancelled, tone: 'red', alert: 'danger' },
} as const

/** The words for an event that does not take place as announced; null for any other. */
export const lifecycleWords = (lifecycle: ShownLifecycle) =>
  lifecycle === 'POSTPONED' || lifecycle === 'CANCELLED' ? calledOff[lifecycle] : null
