import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LanguageCode } from '../../../machines/language/languages.ts'
import { writeLetter } from '../../../service/mail/letters.ts'
import type { Letter } from '../../../service/ports/mail.ts'
import { cheapPasswords } from '../../support/cheapCrypto.ts'
import { createEvent, publishEvent } from '../../support/events.ts'
import { keep, lettersTo } from '../../support/letters/letters.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { oneEngine } from '../../support/run/engines.ts'

cheapPasswords()

const isolated = (text: string) => `\u2068${text}\u2069`

describe('the texts of a letter', () => {
  const jazz = {
    id: 7,
    title: 'Open-air jazz',
    author_name: 'Ben Okri',
    starts_at: '2027-07-10T19:00:00.000Z',
    ends_at: null,
    end_date: null,
    time_zone: 'Europe/Lisbon',
    is_online: false,
  }
  const write = (language: LanguageCode | null, kind: Letter['kind'], total = 1) =>
    writeLetter(
      {
        kind,
        data: { event: jazz, reason: null },
        email: 'asha@example.org',
        full_name: 'Asha',
        is_email_verified: true,
        time_zone: 'Europe/Berlin',
        language,
      },
      { publicUrl: 'https://plaza.test', code: '012345', submissions: { events: [jazz], total } },
    )

  test('in German', async () => {
    const { subject, text, html } = await write('de', 'event-approved')
    expect(subject).toBe('Veröffentlicht: Open-air jazz')
    expect(text).toBe(`Guten Tag Asha!

Ihr Event „Open-air jazz“ wurde freigegeben. Alle können es jetzt unter „Entdecken“ finden.

Unter „Entdecken“ ansehen: https://plaza.test/explore?event=7

Plaza
`)
    expect(html).toContain('<html lang="de" dir="ltr">')
    expect(html).toContain('Gesendet von Plaza, https://plaza.test')
    expect((await write('de', 'event-submitted')).text).toContain(
      'Open-air jazz, von Ben Okri, am Samstag, 10. Juli 2027, 20:00 Uhr Ortszeit Lissabon (21:00 Uhr Ihrer Zeit)\n',
    )
  })

  test('in Arabic, from right to left, with words in other scripts in their own direction', async () => {
    const { subject, text, html } = await write('ar', 'event-approved')
    expect(subject).toBe(`نُشرت: ${isolated('Open-air jazz')}`)
    expect(text).toContain(`مرحبًا ${isolated('Asha')}،`)
    expect(text).toContain(`تمت الموافقة على فعاليتكم «${isolated('Open-air jazz')}».`)
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect((await write('ar', 'event-submitted')).text).toContain(
      `${isolated('Open-air jazz')}، من ${isolated('Ben Okri')}، يوم السبت، 10 يوليو 2027، 8:00 م بتوقيت لشبونة (9:00 م بتوقيتكم)\n`,
    )
  })

  test.each<[LanguageCode, number, string, string]>([
    ['en', 2, '2 events to be approved', 'and 1 more.'],
    ['de', 2, '2 Events freizugeben', 'und 1 weiteres.'],
    ['de', 13, '13 Events freizugeben', 'und 12 weitere.'],
    ['es', 2, '2 eventos por aprobar', 'y 1 más.'],
    ['hi', 2, '2 कार्यक्रम स्वीकृति के लिए', 'और 1 अन्य।'],
    ['ar', 2, 'فعاليتان بانتظار الموافقة', 'وفعالية واحدة أخرى.'],
    ['ar', 3, '3 فعاليات بانتظار الموافقة', 'وفعاليتان أخريان.'],
    ['ar', 12, '12 فعالية بانتظار الموافقة', 'و11 فعالية أخرى.'],
    ['ar', 100, '100 فعالية بانتظار الموافقة', 'و99 فعالية أخرى.'],
  ])("in %s, %d things get the language's plural form", async (language, total, subject, rest) => {
    const letter = await write(language, 'event-submitted', total)
    expect(letter.subject).toBe(subject)
    expect(letter.text).toContain(`\n${rest}\n`)
  })
})

describe.each(oneEngine)('the language of letters on %s', (engine) => {
  let service: TestService

  beforeAll(async () => {
    service = await openTestService({ engine })
  })
  afterAll(() => service.close())

  const speak = (by: Person, language: LanguageCode) =>
    service.request('PATCH', '/common/profile/', { token: by.token, form: { language } })
  const ask = (path: string, json: object, accepted?: string) =>
    service.request('POST', path, {
      json,
      headers: accepted === undefined ? {} : { 'accept-language': accepted },
    })
  const lastSubject = async ({ email }: { email: string }) => (await service.mails(email)).at(-1)?.subject

  test('the letter with a code for a new account is in the language of the latest request', async () => {
    const email = `new-${engine}@example.org`
    const password = 'green trains at dawn'
    const account = { email, full_name: 'Asha Rao', phone: '+919876543210', password }
    await ask('/common/register/', account, 'fr-CH, de-AT;q=0.9, en;q=0.5')
    expect(await lastSubject({ email })).toMatch(/^\d{6} ist Ihr Plaza-Code$/)
    await ask('/common/resend-otp/', { email }, 'ar')
    expect(await lastSubject({ email })).toMatch(/^\d{6} هو رمز Plaza الخاص بكم$/)
    await ask('/common/resend-otp/', { email }, 'fr')
    expect(await lastSubject({ email })).toMatch(/^\d{6} is your Plaza code$/)
    await ask('/common/resend-otp/', { email })
    expect(await lastSubject({ email })).toMatch(/^\d{6} is your Plaza code$/)
    service.advance(11 * 60_000)
    await ask('/common/login/', { email, password }, 'es-MX')
    expect(await lastSubject({ email })).toMatch(/^\d{6} es su código de Plaza$/)
  })

  test('the language of the account takes precedence over that of the request', async () => {
    const person = await service.person()
    const { email } = person
    await ask('/common/forgot-password/', { email }, 'de')
    expect(await lastSubject(person)).toMatch(/ setzt Ihr Plaza-Passwort zurück$/)
    await speak(person, 'es')
    await ask('/common/forgot-password/', { email }, 'de')
    expect(await lastSubject(person)).toMatch(/ restablece su contraseña de Plaza$/)
  })

  test('each recipient of a letter gets it in their own language', async () => {
    const [ada, ben] = [
      await service.person({ user_type: 'superadmin' }),
      await service.person({ user_type: 'superadmin' }),
    ]
    await speak(ada, 'hi')
    const asha = await service.person()
    await createEvent(service, asha, { title: 'Jazz' })
    // Chosen after the letter was queued.
    await speak(ben, 'de')
    expect([await lastSubject(ada), await lastSubject(ben)]).toEqual([
      'स्वीकृति के लिए: Jazz',
      'Freizugeben: Jazz',
    ])

    await speak(asha, 'ar')
    const { id } = await publishEvent(service, asha, ada, { title: 'Tango', event_date: '2026-06-16' })
    expect(await lastSubject(asha)).toBe(`نُشرت: ${isolated('Tango')}`)
    const [carl, dora] = [await service.person(), await service.person()]
    await speak(carl, 'es')
    for (const person of [carl, dora]) await keep(service, person, id)
    service.advance(24 * 3600_000)
    const daily = async (to: Person) => (await lettersTo(service, to)).at(-1)
    expect([(await daily(carl))?.subject, (await daily(dora))?.subject]).toEqual([
      'Hoy: Tango',
      'Today: Tango',
    ])
    expect((await daily(carl))?.text).toContain(
      'Recibe este correo por sus favoritos y sus búsquedas guardadas.',
    )
    expect((await daily(carl))?.text).toContain('\nDarse de baja: http')
  })
})
