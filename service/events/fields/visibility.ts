import { z } from '@hono/zod-openapi'
import { oneOf, optionalField } from '../../http/input/input.ts'

/** Ordered from the fewest readers to the most. */
export const visibilities = ['members', 'link', 'public'] as const
export type Visibility = (typeof visibilities)[number]

export const isRaised = (had: Visibility, has: Visibility) =>
  visibilities.indexOf(has) > visibilities.indexOf(had)

/** What a superadmin allows. Both are null if there is no limit. */
export interface VisibilityLimit {
  visibility_ceiling: Exclude<Visibility, 'public'> | null
  visibility_reason: string | null
}

export const isAbove = ({ visibility_ceiling }: VisibilityLimit, visibility: Visibility) =>
  visibility_ceiling !== null && isRaised(visibility_ceiling, visibility)

/** Not one of `eventFields`: it applies at once, without approval, unless it is above the ceiling. */
export const visibilityField = optionalField(oneOf(visibilities)).openapi({
  description:
    'Who may see it while it is published: members, anyone with `share_url`, or everyone. It needs no approval, but above `visibility_ceiling` it can only be proposed. `members` unless given at creation.',
  example: 'public',
})

export const VisibilityAnswer = z.enum(visibilities).openapi({
  description: 'Who may see it while it is published: members, anyone with `share_url`, or everyone.',
  example: 'public',
})
