export const lifecycles = ['scheduled', 'postponed', 'cancelled'] as const
export type Lifecycle = (typeof lifecycles)[number]

interface LifecycleRules {
  /** Otherwise it was called off, with a reason. */
  takesPlace: boolean
  /** False if the stored date is the old one, and the new one is not known yet. */
  hasDate: boolean
  /** The action of a change to it in the audit log. */
  action: string
}

export const lifecycleRules: Record<Lifecycle, LifecycleRules> = {
  scheduled: { takesPlace: true, hasDate: true, action: 'schedule' },
  postponed: { takesPlace: false, hasDate: false, action: 'postpone' },
  cancelled: { takesPlace: false, hasDate: true, action: 'cancel' },
}

export const approvals = ['pending', 'published', 'rejected'] as const
export type Approval = (typeof approvals)[number]

interface ApprovalRules {
  /** Published, or may be. */
  isPublishable: boolean
  /** Whether its author may delete the event. */
  isDeletable: boolean
}

export const approvalRules: Record<Approval, ApprovalRules> = {
  pending: { isPublishable: true, isDeletable: true },
  published: { isPublishable: true, isDeletable: false },
  rejected: { isPublishable: false, isDeletable: true },
}
