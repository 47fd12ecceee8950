import type { AdminEvent } from '../eventList.ts'
import type { Visibility } from '../../domain.ts'
import * as texts from '../texts.ts'
import { actMachine } from './actMachine.ts'
import type { Act } from './act.ts'

export type EventChange = { isFeatured: boolean } | { isPublished: false } | { visibility: LowerVisibility }

type LowerVisibility = Exclude<Visibility, 'PUBLIC'>

export const eventAct = actMachine<AdminEvent, EventChange>()

/** Taking an event down cannot be undone, because its author is notified and must submit it again. */
export function eventActs(event: AdminEvent): Act<EventChange>[] {
  const { id, title, isFeatured, isPublished } = event
  const feature: Act<EventChange> = {
    id,
    name: isFeatured ? 'unfeature' : 'feature',
    title: isFeatured ? texts.unfeatureEvent : texts.featureEvent,
    question: isFeatured ? texts.unfeatureMeaning(title) : texts.featureMeaning(title),
    verb: isFeatured ? texts.unfeature : texts.feature,
    change: { isFeatured: !isFeatured },
    undo: { isFeatured },
    isGrave: false,
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
    isGrave: true,
    needsReason: true,
    done: texts.eventTakenDown,
  }
  return isPublished ? [feature, ...visibilityActs(event), takeDown] : isFeatured ? [feature] : []
}

/** Actions that lower the visibility. Only the author can raise it again. */
function visibilityActs({ id, title, visibility }: AdminEvent): Act<EventChange>[] {
  const act = (
    details: Pick<Act<EventChange>, 'name' | 'title' | 'question' | 'verb' | 'done'>,
    to: LowerVisibility,
  ): Act<EventChange> => ({
    id,
    ...details,
    change: { visibility: to },
    undo: null,
    isGrave: false,
    needsReason: true,
    longestReason: 500,
  })
  const byLink = act(
    {
      name: 'link-only',
      title: texts.showByLinkOnly,
      question: texts.linkOnlyMeaning(title),
      verb: texts.linkOnly,
      done: texts.eventByLinkOnly,
    },
    'LINK',
  )
  const toMembers = act(
    {
      name: 'members-only',
      title: texts.showToMembersOnly,
      question: texts.membersOnlyMeaning(title),
      verb: texts.membersOnly,
      done: texts.eventToMembersOnly,
    },
    'MEMBERS',
  )
  if (visibility === 'PUBLIC') return [byLink, toMembers]
  return visibility === 'LINK' ? [toMembers] : []
}
