import type { Letter, Mail } from '../ports/mail.ts'
import { bulkMail, whys } from './bulk/bulkLetters.ts'
import { changeText, dailyText, type Snapshot } from './bulk/bulkTexts.ts'
import { type Draft, letterTexts } from './letterTexts.ts'
import { translatorOf, writeLetter } from './letters.ts'

const asha = {
  email: 'asha@example.org',
  full_name: 'Asha Rao',
  is_email_verified: true,
  time_zone: 'Asia/Kolkata',
  language: 'en' as const,
}

const held: Snapshot = {
  starts_at: '2027-07-10T19:00:00Z',
  ends_at: '2027-07-10T22:00:00Z',
  end_date: null,
  time_zone: 'Europe/Lisbon',
  is_online: false,
  lifecycle: 'scheduled',
  venue: 'Jardim da Estrela',
  location: 'Lisboa',
}
const event = { id: 1042, title: 'Open-air jazz' }
const reason = 'The singer is ill.'
const listed = { ...event, ...held, author_name: 'Ben Okri' }
const submissions = { events: [listed, { ...listed, id: 1043, title: 'Pottery for two' }], total: 23 }

type Words = (facts: Omit<Parameters<typeof changeText>[1], 'event'>) => Draft

const changes: Record<string, Words> = Object.fromEntries(
  Object.entries({
    cancelled: { from: held, to: { ...held, lifecycle: 'cancelled' }, reason },
    postponed: { from: held, to: { ...held, lifecycle: 'postponed' }, reason },
    'scheduled-again': { from: { ...held, lifecycle: 'cancelled' }, to: held, reason: null },
    moved: { from: held, to: { ...held, venue: 'Teatro São Luiz' }, reason: null },
  } as const).map(([name, change]) => [name, (facts) => changeText(change, { event, ...facts })]),
)

const daily: Words = (facts) =>
  dailyText(
    { today: [listed], tomorrow: [{ ...listed, title: 'Pottery for two' }], matches: [listed] },
    facts,
  )

const kinds = Object.keys(letterTexts) as Letter['kind'][]

export const sampleNames: readonly string[] = [...kinds, ...Object.keys(changes), 'daily']

/** Returns a sample letter with made-up facts; null for an unknown name. */
export async function sampleLetter(name: string, publicUrl: string): Promise<Mail | null> {
  const kind = kinds.find((each) => each === name)
  if (kind) {
    const row = { kind, data: { event, reason }, ...asha }
    return await writeLetter(row, { publicUrl, code: '012345', submissions })
  }
  const write = name === 'daily' ? daily : changes[name]
  if (!write || !sampleNames.includes(name)) return null
  const translator = await translatorOf(asha)
  const draft = write({ readersZone: asha.time_zone, publicUrl, translator })
  const why = whys[name === 'daily' ? 'daily' : 'favorite-changed'](translator)
  return await bulkMail(asha, { draft, why }, { publicUrl, token: 'sample', translator })
}
