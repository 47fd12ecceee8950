import { z } from '@hono/zod-openapi'
import { line } from './input.ts'

/** Returns `Europe/Lisbon` for `europe/lisbon`; null if the IANA database has no such name. */
function zoneNamed(text: string): string | null {
  if (!/^[a-z]+([/_+-][a-z0-9]+)*$/i.test(text)) return null
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions()
    return timeZone.toLowerCase() === text.toLowerCase() ? timeZone : text
  } catch {
    return null
  }
}

export const zone = line(100).transform((name, context) => {
  const known = zoneNamed(name)
  if (known !== null) return known
  context.addIssue('There is no such time zone.')
  return z.NEVER
})
