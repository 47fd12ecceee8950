import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AnsweredEvent, publishEvent, sendEdit } from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { strangerAt } from './stranger.ts'

let service: TestService
let asha: Person
let ask: ReturnType<typeof strangerAt>
let jazz: AnsweredEvent
let camp: AnsweredEvent

beforeAll(async () => {
  service = await openTestService()
  asha = await service.person({ full_name: 'Asha Rao' })
  const root = await service.person({ user_type: 'superadmin' })
  ask = strangerAt(service)
  const fields = {
    visibility: 'public',
    event_date: '2027-07-10',
    start_time: '20:00',
    end_time: '22:00',
    time_zone: 'Europe/Lisbon',
    venue: 'Old Harbour',
    location: 'Lisbon',
    register_link: 'https://example.org/tickets',
  }
  jazz = await publishEvent(service, asha, root, { ...fields, title: 'Open-air jazz' })
  camp = await publishEvent(service, asha, root, {
    ...fields,
    title: 'Summer camp',
    event_date: '2027-07-20',
    end_date: '2027-07-22',
  })
})
afterAll(() => service.close())

const accepting = (language: string) => ({ 'accept-language': language })
const htmlOf = (text: string) => /<html [^>]*>/.exec(text)?.[0]

const languages = [
  [
    'en-GB,en;q=0.9',
    '<html lang="en" dir="ltr">',
    'Saturday, July 10, 2027, 8:00 PM - 10:00 PM Lisbon time',
    'Organised by <bdi>Asha Rao</bdi>',
    'Log in to keep it',
  ],
  [
    'hi-IN',
    '<html lang="hi" dir="ltr">',
    'लिस्बन के समयानुसार शनिवार, 10 जुलाई 2027, 8:00 pm – 10:00 pm',
    'आयोजक: <bdi>Asha Rao</bdi>',
    'सहेजने के लिए लॉग इन करें',
  ],
  [
    'fr, es-419;q=0.8, en;q=0.1',
    '<html lang="es" dir="ltr">',
    'sábado, 10 de julio de 2027, 20:00 – 22:00, hora de Lisboa',
    'Organizador: <bdi>Asha Rao</bdi>',
    'Inicie sesión para guardarlo',
  ],
  [
    'en;q=0.5, de-CH',
    '<html lang="de" dir="ltr">',
    'Samstag, 10. Juli 2027, 20:00 Uhr – 22:00 Uhr Ortszeit Lissabon',
    'Veranstalter: <bdi>Asha Rao</bdi>',
    'Anmelden und merken',
  ],
  [
    'ar',
    '<html lang="ar" dir="rtl">',
    'السبت، 10 يوليو 2027، 8:00 م – 10:00 م بتوقيت لشبونة',
    'المنظّم: <bdi>Asha Rao</bdi>',
    'سجّلوا الدخول لحفظها',
  ],
] as const

test.each(languages)('Accept-Language %s determines the language of a page', async (accepted, ...parts) => {
  const { status, text, headers } = await ask(`/e/${jazz.slug}`, accepting(accepted))
  expect([status, headers.get('vary')]).toEqual([200, 'Accept-Language'])
  for (const part of parts) expect(text).toContain(part)
  // Users' own texts have their own direction.
  expect(text).toContain('<h1 dir="auto">Open-air jazz</h1>')
  expect(text).toContain('<p dir="auto">Old Harbour, Lisbon</p>')
  expect(text).toMatch(/<div class="stack" dir="auto"><p class="lines">Three bands/)
})

test('a page is in English if the browser accepts none of the languages or sends none', async () => {
  for (const headers of [accepting('fr, ja;q=0.5'), accepting('de;q=0'), accepting('*'), {}])
    expect(htmlOf((await ask(`/e/${jazz.slug}`, headers)).text)).toBe('<html lang="en" dir="ltr">')
})

test('a page is sent again only if it changed, and each language has its own ETag', async () => {
  const tagOf = async (language: string) =>
    (await ask(`/e/${jazz.slug}`, accepting(language))).headers.get('etag') ?? ''
  const tags = [await tagOf('en'), await tagOf('de'), await tagOf('ar')]
  expect(new Set(tags).size).toBe(3)
  const [english = '', german = ''] = tags
  const again = (tag: string) => ask(`/e/${jazz.slug}`, { ...accepting('de'), 'if-none-match': tag })
  expect((await again(english)).status).toBe(200)
  const same = await again(german)
  expect([same.status, same.headers.get('vary')]).toEqual([304, 'Accept-Language'])
})

test('the page of an event of several days shows its start and its end', async () => {
  const { text } = await ask(`/e/${camp.slug}`, accepting('de'))
  expect(text).toContain(
    'Dienstag, 20. Juli 2027, 20:00 Uhr – Donnerstag, 22. Juli 2027, 22:00 Uhr Ortszeit Lissabon',
  )
  expect(text).not.toContain('Bis ')
})

test.each([
  ['cancelled', 'Abgesagt', 'ملغاة'],
  ['postponed', 'Verschoben', 'مؤجّلة'],
])('the page of an event shows that it is %s', async (lifecycle, german, arabic) => {
  const path = `/common/events/${camp.id}/lifecycle/`
  await service.request('PATCH', path, { token: asha.token, json: { lifecycle, reason: 'Storm.' } })
  for (const [language, word] of [
    ['de', german],
    ['ar', arabic],
  ] as const) {
    const state = `<strong>${word}</strong>: <bdi>Storm.</bdi>`
    expect((await ask(`/e/${camp.slug}`, accepting(language))).text).toContain(state)
  }
  // Programs read a feed, so it stays in English.
  const english = lifecycle === 'cancelled' ? 'Cancelled' : 'Postponed'
  expect((await ask('/feeds/events.atom', accepting('de'))).text).toContain(
    `<title>${english}: Summer camp (Jul 20, 2027)</title>`,
  )
})

test('hidden and unknown events have the same page in each language', async () => {
  const { slug, id } = await publishEvent(service, asha, await service.person({ user_type: 'superadmin' }), {
    title: 'For members',
    visibility: 'public',
  })
  await sendEdit(service, asha, id, { visibility: 'members' })
  for (const [language, words] of [
    ['en', 'Log in to see this event'],
    ['de', 'Melden Sie sich an, um dieses Event zu sehen'],
    ['ar', 'سجّلوا الدخول لعرض هذه الفعالية'],
  ] as const) {
    const [closed, unknown] = [
      await ask(`/e/${slug}`, accepting(language)),
      await ask('/e/none-1', accepting(language)),
    ]
    expect([closed.status, closed.headers.get('vary')]).toEqual([404, 'Accept-Language'])
    expect(closed.text).toContain(words)
    expect(closed.text).toBe(unknown.text)
  }
})

describe('a list in a frame', () => {
  test('is in the language given in its URL, or else in that of the browser', async () => {
    const titleOf = async (query: string, language: string) => {
      const { text } = await ask(`/embed/events${query}`, accepting(language))
      return [htmlOf(text), /<h1>(.*)<\/h1>/.exec(text)?.[1]]
    }
    const german = ['<html lang="de" dir="ltr">', 'Events auf Plaza']
    expect(await titleOf('', 'de')).toEqual(german)
    expect(await titleOf('?lang=de', 'ar')).toEqual(german)
    expect(await titleOf('?lang=fr', 'de')).toEqual(german)
    expect(await titleOf('?lang=ar', 'de')).toEqual(['<html lang="ar" dir="rtl">', 'فعاليات على Plaza'])
    expect(htmlOf((await ask(`/e/${jazz.slug}?lang=de`, accepting('en'))).text)).toContain('lang="en"')
  })

  test('translates times and messages', async () => {
    expect((await ask('/embed/events?lang=de')).text).toContain('Sa., 10. Juli 2027, 20:00 Uhr')
    expect((await ask('/embed/events?lang=es&look=cards')).text).toContain('20:00 – 22:00, hora de Lisboa')
    expect((await ask('/embed/events?lang=hi&search=nothing')).text).toContain('कोई कार्यक्रम नहीं मिला।')
    expect((await ask('/embed/events?lang=de&category=x')).text).toContain('Diese Anfrage ist ungültig')
  })

  test('is translated in oEmbed answers as well', async () => {
    const { text, headers } = await ask(`/oembed?url=http://plaza.test/e/${jazz.slug}`, accepting('ar'))
    const { html } = JSON.parse(text) as { html: string }
    expect(html).toMatch(/^<blockquote lang="ar" dir="rtl">/)
    expect(html).toContain('السبت، 10 يوليو 2027')
    expect(headers.get('vary')).toBe('Accept-Language')
  })
})

test('the unsubscribe page is in the language of the browser', async () => {
  const { status, text, headers } = await ask('/unsubscribe/none', accepting('es'))
  expect([status, headers.get('vary'), htmlOf(text)]).toEqual([
    404,
    'Accept-Language',
    '<html lang="es" dir="ltr">',
  ])
  expect(text).toContain('Este enlace no es válido')
})
