import type { AdminEvent } from '../eventList.ts'
import * as texts from '../texts.ts'
import { actMachine } from './actMachine.ts'
import type { Act } from './act.ts'

export type EventChange = { isFeatured: boolean } | { isPublished: false }

export const eventAct = actMachine<AdminEvent, EventChange>()

/** An event taken down is not put back: its author has been told, and submits it again. */
export function eventActs({ id, title, isFeatured, isPublished }: AdminEvent): Act<EventChange>[] {
  const feature: Act<EventChange> = {
    id,
    name: isFeatured ? 'unfeature' : 'feature',
    title: isFeatured ? texts.unfeatureEvent : texts.featureEvent,
    question: isFeatured ? texts.unfeatureMeaning(title) : texts.featureMeaning(title),
    verb: isFeatured ? texts.unfeature : texts.feature,
    change: { isFeatured: !isFeatured },
    undo: { isFeatured },
    needsReason: false,
    done: isFeatured ? texts.eventUnfeatured : texts.eventFeatured,
  }
  const takeDown: Act<EventChange> = {
    id,
    name: 'take-down',
    title: texts.takeDownEvent,
    question: texts.takeDownMeaning(title),
    verb: texts.takeDown,
    change: { isPublished: false },
    undo: null,
    needsReason: true,
    done: texts.eventTakenDown,
  }
  return isPublished ? [feature, takeDown] : isFeatured ? [feature] : []
}
