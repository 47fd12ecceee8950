import Bowser from 'bowser'

const longest = 300

/** The browser and system of a login in plain words, shown to the owner of the account; null if unknown. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, longest))
  const system = platform.model === 'iPhone' || platform.model === 'iPad' ? platform.model : os.name
  return [browser.name, system].filter(Boolean).join(' on ') || null
}
