import { z } from '@hono/zod-openapi'
import { line } from './input.ts'
import { zoneNamed } from './zoneName.ts'

export const zone = line(100).transform((name, context) => {
  const known = zoneNamed(name)
  if (known !== null) return known
  context.addIssue('There is no such time zone.')
  return z.NEVER
})
