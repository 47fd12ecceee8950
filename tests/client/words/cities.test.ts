import { expect, test } from 'vitest'
import { languages } from '../../../client/build/languages.ts'
import type { LanguageCode } from '../../../machines/language/languages.ts'
import { translatorFor } from '../../../service/mail/translator.ts'

const zones = ['Europe/Copenhagen', 'Asia/Seoul', 'Asia/Kolkata', 'America/New_York', 'Europe/Lisbon']

test.each<[LanguageCode, string[]]>([
  ['en', ['Copenhagen', 'Seoul', 'Kolkata', 'New York', 'Lisbon']],
  ['de', ['Kopenhagen', 'Seoul', 'Kalkutta', 'New York', 'Lissabon']],
  ['es', ['Copenhague', 'Seúl', 'Calcuta', 'Nueva York', 'Lisboa']],
  ['hi', ['कोपेनहेगन', 'सिओल', 'कोलकाता', 'न्यूयॉर्क', 'लिस्बन']],
  ['ar', ['كوبنهاغن', 'سول', 'كالكتا', 'نيويورك', 'لشبونة']],
])('the cities of time zones in %s', async (code, cities) => {
  const { city } = await translatorFor(code)
  expect(zones.map(city)).toEqual(cities)
})

test.each(['de', 'es', 'hi', 'ar'] as const)('%s loads its cities after the first page', async (code) => {
  const { load } = languages() as unknown as { load: (id: string) => Promise<string> }
  const plugin = { load, addWatchFile: () => {} }
  const part = (name: string) => plugin.load(`\0virtual:messages/${code}-${name}`)
  const city = (await translatorFor(code)).city('Europe/Copenhagen')
  expect(await part('rest')).toContain(`"Copenhagen":"${city}"`)
  expect(await part('first')).not.toContain('Copenhagen')
})
