import { z } from '@hono/zod-openapi'
import { oneOf, optionalField } from '../../http/input/input.ts'

/** Ordered from the fewest readers to the most. */
export const visibilities = ['members', 'link', 'public'] as const
export type Visibility = (typeof visibilities)[number]

export const isRaised = (had: Visibility, has: Visibility) =>
  visibilities.indexOf(has) > visibilities.indexOf(had)

/** Not one of `eventFields`: it applies at once, without approval, so it is never part of a proposal. */
export const visibilityField = optionalField(oneOf(visibilities)).openapi({
  description:
    'Who may see it while it is published: accounts, whoever has `share_url`, or the whole world. It needs no approval. `members` unless given at creation.',
  example: 'public',
})

export const VisibilityAnswer = z.enum(visibilities).openapi({
  description: 'Who may see it while it is published: accounts, whoever has `share_url`, or the whole world.',
  example: 'public',
})
