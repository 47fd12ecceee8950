import type { ApprovalStatus, Lifecycle, OwnEvent } from '../domain.ts'
import type { Message } from '../language/message.ts'
import * as texts from './texts.ts'

/** What each lifecycle means for the machines; a new one does not compile without its answers. */
export const lifecycles: Record<
  Lifecycle,
  {
    /** True if people can plan with the event; otherwise it has a reason. */
    takesPlace: boolean
    /** False if the stored day is the old one, and the new day is not known yet. */
    hasDay: boolean
    /** The lifecycles to which the event can change. */
    next: Lifecycle[]
    /** Reports a change to this lifecycle. */
    changed: Message
  }
> = {
  SCHEDULED: {
    takesPlace: true,
    hasDay: true,
    next: ['CANCELLED', 'POSTPONED'],
    changed: texts.eventTakesPlace,
  },
  POSTPONED: {
    takesPlace: false,
    hasDay: false,
    next: ['CANCELLED', 'SCHEDULED'],
    changed: texts.eventPostponed,
  },
  CANCELLED: { takesPlace: false, hasDay: true, next: ['SCHEDULED'], changed: texts.eventCancelled },
}

const isWaiting: Record<ApprovalStatus, boolean> = { PENDING: true, PUBLISHED: false, REJECTED: false }

/** True if the event is published, or may be. */
export const isPublishable = ({
  isPublished,
  approvalStatus,
}: Pick<OwnEvent, 'isPublished' | 'approvalStatus'>) =>
  isPublished || (approvalStatus !== null && isWaiting[approvalStatus])

/** False also if the service does not report lifecycles. */
export const takesPlace = (lifecycle: Lifecycle | null) =>
  lifecycle !== null && lifecycles[lifecycle].takesPlace

/** False also if the service does not report lifecycles. */
export const isCalledOff = (lifecycle: Lifecycle | null) =>
  lifecycle !== null && !lifecycles[lifecycle].takesPlace
