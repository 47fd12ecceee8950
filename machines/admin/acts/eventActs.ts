import type { AdminEvent } from '../eventList.ts'
import type { Visibility } from '../../domain.ts'
import * as texts from '../texts.ts'
import { actMachine } from './actMachine.ts'
import type { Act } from './act.ts'

export type EventChange = { isFeatured: boolean } | { isPublished: false } | { visibility: Visibility }

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
  const { lower, lift } = visibilityActs(event)
  if (isPublished) return [feature, ...lower, ...lift, takeDown]
  return isFeatured ? [feature, ...lift] : lift
}

/** Actions that limit the visibility, and one that lifts the limit: then the author may raise it again. */
function visibilityActs({ id, title, visibility, visibilityCeiling }: AdminEvent) {
  const act = (
    details: Pick<Act<EventChange>, 'name' | 'title' | 'question' | 'verb' | 'done'>,
    to: Visibility,
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
  const lift = act(
    {
      name: 'lift-limit',
      title: texts.liftVisibilityLimit,
      question: texts.liftLimitMeaning(title),
      verb: texts.liftLimit,
      done: texts.limitLifted,
    },
    'PUBLIC',
  )
  const lower: Record<Visibility, Act<EventChange>[]> = {
    MEMBERS: [],
    LINK: [toMembers],
    PUBLIC: [byLink, toMembers],
  }
  return {
    lower: visibility === null ? [] : lower[visibility],
    lift: visibilityCeiling === null ? [] : [lift],
  }
}
