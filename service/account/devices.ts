import Bowser from 'bowser'

const longest = 300

/** A readable name of the browser and operating system, shown to the account's owner; null if unknown. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, longest))
  const system = platform.model === 'iPhone' || platform.model === 'iPad' ? platform.model : os.name
  return [browser.name, system].filter(Boolean).join(' on ') || null
}
