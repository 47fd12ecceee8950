import * as texts from '../../texts.ts'

/** As the graph says it; null or undefined where the service, or an answer kept from before, does not. */
export type ShownLifecycle = 'SCHEDULED' | 'POSTPONED' | 'CANCELLED' | null | undefined

const calledOff = {
  POSTPONED: { label: texts.postponed, sentence: texts.eventPostponed, tone: 'brand', alert: 'info' },
  CANCELLED: { label: texts.cancelled, sentence: texts.eventCancelled, tone: 'red', alert: 'danger' },
} as const

/** How an event that does not take place as announced says so; null of any other. */
export const lifecycleWords = (lifecycle: ShownLifecycle) =>
  lifecycle === 'POSTPONED' || lifecycle === 'CANCELLED' ? calledOff[lifecycle] : null
