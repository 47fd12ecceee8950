import type { AdminEvent } from '../eventList.ts'
import { type Act, actMachine } from './actMachine.ts'

export type EventChange = { isFeatured: boolean } | { isPublished: false }

export const eventAct = actMachine<AdminEvent, EventChange>()

/** An event taken down is not put back: its author has been told, and submits it again. */
export function eventActs({ id, title, isFeatured, isPublished }: AdminEvent): Act<EventChange>[] {
  const feature: Act<EventChange> = {
    id,
    title: isFeatured ? 'Unfeature Event' : 'Feature Event',
    question: isFeatured ? `“${title}” no longer stands out.` : `“${title}” stands out on every list.`,
    verb: isFeatured ? 'Unfeature' : 'Feature',
    change: { isFeatured: !isFeatured },
    undo: { isFeatured },
    needsReason: false,
    done: isFeatured ? 'The event is no longer featured.' : 'The event is featured.',
  }
  const takeDown: Act<EventChange> = {
    id,
    title: 'Take Down Event',
    question: `“${title}” goes back from Explore. Its author gets the reason by mail, and may submit it again.`,
    verb: 'Take Down',
    change: { isPublished: false },
    undo: null,
    needsReason: true,
    done: 'The event was taken down. Its author is told why.',
  }
  return isPublished ? [feature, takeDown] : isFeatured ? [feature] : []
}
