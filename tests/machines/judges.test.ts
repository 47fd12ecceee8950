import { describe, expect, test } from 'vitest'
import { signupProblems } from '../../machines/account/rules.ts'
import { emptyDraft } from '../../machines/events/eventForm.ts'
import { lastDayOf } from '../../machines/events/days.ts'
import { draftProblem } from '../../machines/events/rules.ts'
import { emailField, nameField, phoneField } from '../../service/account/accountInput.ts'
import { passwordFault } from '../../service/account/passwords/passwords.ts'
import { EventForm } from '../../service/events/newEvent.ts'

const person = {
  fullName: 'Mira Okafor',
  email: 'mira@example.org',
  phone: '+919876543210',
  password: 'blue boats at noon',
}
const draft = {
  ...emptyDraft,
  title: 'Jazz',
  eventType: '1',
  category: '1',
  eventDate: '2031-06-14',
  startTime: '18:00',
  isOnline: true,
  venue: 'Online Event',
  registerLink: 'https://example.org',
}
const form = {
  title: 'Jazz',
  event_type_id: '1',
  event_category_id: '1',
  event_date: '2031-06-14',
  start_time: '18:00',
  is_online_event: 'true',
  register_link: 'https://example.org',
}
const noon = new Date(2031, 4, 20, 12)
const asDraft = (change: object) => draftProblem({ ...draft, ...change }, noon) === null
const asForm = (change: object) => EventForm.safeParse({ ...form, ...change }).success

/** The fields as the wizard sends them. */
function withLastDay(end: string) {
  const lastDay = lastDayOf({ ...draft, endTime: end })
  return { end_time: end, ...(lastDay === '' ? {} : { end_date: lastDay }) }
}

/** The client's and the service's verdict on a text. */
const judges: Record<string, (text: string) => [client: boolean, service: boolean]> = {
  phone: (phone) => [
    signupProblems({ ...person, phone }).phone === undefined,
    phoneField.safeParse(phone).success,
  ],
  email: (email) => [
    signupProblems({ ...person, email }).email === undefined,
    emailField.safeParse(email).success,
  ],
  'full name': (fullName) => [
    signupProblems({ ...person, fullName }).fullName === undefined,
    nameField.safeParse(fullName).success,
  ],
  password: (password) => [
    signupProblems({ ...person, password }).password === undefined,
    passwordFault(password) === null,
  ],
  'register link': (link) => [asDraft({ registerLink: link }), asForm({ register_link: link })],
  'end after 18:00': (end) => [
    asDraft({ endTime: end, endDate: draft.eventDate }),
    asForm({ end_time: end, end_date: draft.eventDate }),
  ],
  'end after 18:00, or past midnight': (end) => [asDraft({ endTime: end }), asForm(withLastDay(end))],
  title: (title) => [asDraft({ title }), asForm({ title })],
}

const cases: Record<keyof typeof judges, { good: string[]; bad: string[] }> = {
  phone: {
    good: ['+123456', '+919876543210', '+123456789012345', '+3510912000001'],
    bad: ['', '+', '+1234', '+12345', '+1234567890123456', '+91 98x', '+91987654321o'],
  },
  email: {
    good: [
      'mira@example.org',
      ' mira@example.org ',
      "o'hara+jazz@mail.example.org",
      'a_b-c@x.co',
      `${'a'.repeat(64)}@example.org`,
      `mira@${'a.'.repeat(123)}org`,
      'mira@bücher.example',
      'mira@BÜCHER.example',
      'mira@xn--bcher-kva.example',
      'mira@пример.рф',
      'mira@xn--e1afmkfd.xn--p1ai',
      'MIRA@XN--E1AFMKFD.XN--P1AI',
      'mira@例え。テスト',
      'mira@مثال.إختبار',
      'mira@हिन्दी.भारत',
    ],
    bad: [
      '',
      ' ',
      'mira',
      'mira@',
      'mira@b',
      '@example.org',
      'mira..o@example.org',
      '.mira@example.org',
      'mira.@example.org',
      'mira o@example.org',
      'mira@-example.org',
      'mira@example.o',
      'müra@example.org',
      'mira@bücher',
      'mira@büch er.example',
      'mira@bücher/x.example',
      'mira@bücher.example:25',
      'mira@bücher.example.',
      `${'a'.repeat(65)}@example.org`,
      `mira@${'a.'.repeat(124)}org`,
    ],
  },
  'full name': { good: ['Mira', ' می\u200Cخواهم ', '明'], bad: ['', '  ', '\u200B\u00AD', '\u2800'] },
  password: {
    good: ['eight ch', 'blue boats at noon', '🚤🌊⛵🐟🐠🦀🐙🐳'],
    bad: ['', 'seven77', '🚤🌊⛵🐟🐠🦀🐙', '🚤🚤🚤🚤'],
  },
  'register link': {
    good: [
      'https://example.org',
      ' https://example.org ',
      'https://example.org.',
      'HTTPS://Example.ORG/Path?q=ä#f',
      'https://example.org/@mira',
      'https://example.org?to=mira@example.org',
      'http://localhost:3000/x',
      'https://bücher.example/fest',
      'https://例え.テスト/',
      'http://192.0.2.7:8080/a',
      'http://192.0.2.7:65535/a',
      'http://[2001:db8::7]/a',
      'https://my_site.example.org/',
      'https://1.example',
    ],
    bad: [
      '',
      ' ',
      'jazz',
      'a.b',
      'ftp://a.b',
      'javascript:alert(1)',
      'https:x',
      'https://',
      'https:///x',
      'https://.',
      'https://a..b',
      'https://-a.b',
      'https://a-.b',
      'https://a,b',
      'https://?x',
      'https://\\x',
      'https://a b.org',
      'https://mira@a.b',
      'https://mira:secret@a.b',
      'https://256.1.1.1',
      'https://1.2.3.4.5',
      'https://[::1',
      'https://a:65536',
      'https://a:99999',
      'https://%2E',
      `https://${'a'.repeat(64)}.org`,
    ],
  },
  'end after 18:00': { good: ['', '18:01', '23:59'], bad: ['18:00', '17:59', '00:00'] },
  'end after 18:00, or past midnight': {
    good: ['', '18:01', '00:00', '06:00'],
    bad: ['18:00', '17:59', '06:01'],
  },
  title: { good: ['Jazz', ' Jazz ', '👩\u200D👧'], bad: ['', ' ', '\u200B\u3164'] },
}

describe.each(Object.entries(cases))('client and service agree: %s', (what, { good, bad }) => {
  test.each(good)('%j is accepted', (text) => expect(judges[what]?.(text)).toEqual([true, true]))
  test.each(bad)('%j is refused', (text) => expect(judges[what]?.(text)).toEqual([false, false]))
})
