import { describe, expect, test } from 'vitest'
import type { LanguageCode } from '../../../machines/language/languages.ts'
import { writeLetter } from '../../../service/mail/letters.ts'
import type { Letter } from '../../../service/ports/mail.ts'
import type { Submissions } from '../../../service/mail/submissions.ts'

const event = { id: 1, title: 'Night of <lights>' }

describe('letters', () => {
  const write = (
    kind: Letter['kind'],
    data: object = {},
    {
      full_name = 'Asha',
      is_email_verified = true,
      time_zone = null,
      language = null,
      submissions = null,
    }: {
      full_name?: string
      is_email_verified?: boolean
      time_zone?: string | null
      language?: LanguageCode | null
      submissions?: Submissions | null
    } = {},
  ) =>
    writeLetter(
      { kind, data, email: 'asha@example.org', full_name, is_email_verified, time_zone, language },
      { publicUrl: 'https://plaza.test', code: '012345', submissions },
    )

  test('a code appears in the subject, the text and the HTML', async () => {
    for (const kind of ['verify-email', 'reset-password'] as const) {
      const { to, subject, text, html } = await write(kind)
      expect(to).toBe('asha@example.org')
      expect(subject).toContain('012345')
      expect(text).toMatch(/^ {4}012345$/m)
      expect(html).toContain('>012345<')
    }
  })

  test('a decision letter names the event, gives the reason and links to the event', async () => {
    const { subject, text, html } = await write('event-rejected', {
      event,
      reason: 'Please add\nthe venue & a <date>',
    })
    expect(subject).toBe('Not published: Night of <lights>')
    expect(text).toContain('> Please add\n> the venue & a <date>')
    expect(html).toContain('Please add\nthe venue &amp; a &lt;date&gt;')
    expect(text).toContain('My Events: https://plaza.test/home?dialog=my-events&own=1\n')
    expect(html).toContain('href="https://plaza.test/home?dialog=my-events&amp;own=1"')
    expect((await write('event-rejected', { event, reason: null })).text).toContain('No reason was given.')
    for (const kind of ['event-approved', 'changes-approved'] as const) {
      const { text: body, html: page } = await write(kind, { event })
      expect(body).toContain('See it on Explore: https://plaza.test/explore?event=1\n')
      expect(page).toContain('href="https://plaza.test/explore?event=1"')
    }
  })

  test.each([
    ['See https://en.wikipedia.org/wiki/Jazz_(music).', 'https://en.wikipedia.org/wiki/Jazz_(music)'],
    ['(see https://a.example/b).', 'https://a.example/b'],
  ])('an address in the reason %j is a link', async (reason, address) => {
    const { text, html } = await write('event-rejected', { event, reason })
    expect(html).toContain(`<a href="${address}">${address}</a>`)
    expect(text).toContain(`> ${reason}`)
  })

  const submitted = (id: number) => ({
    id,
    title: `Night of <lights> ${id}`,
    author_name: 'Ben & Co.',
    starts_at: '2027-07-10T19:00:00.000Z',
    ends_at: '2027-07-12T01:00:00.000Z',
    end_date: null as string | null,
    time_zone: 'Europe/Lisbon',
    is_online: false,
  })

  test('submitted events are listed with title, author, time and address', async () => {
    const one = await write('event-submitted', {}, { submissions: { events: [submitted(7)], total: 1 } })
    expect(one.subject).toBe('To be approved: Night of <lights> 7')
    expect(one.text).toContain(
      '- Night of <lights> 7, by Ben & Co., on Saturday, July 10, 2027, 8:00 PM Lisbon time\n  https://plaza.test/explore?event=7\n',
    )
    expect(one.text).toContain('Pending events: https://plaza.test/admin/pending-events')
    const events = [submitted(7), submitted(8)]
    const many = await write('event-submitted', {}, { submissions: { events, total: 130 } })
    expect(many.subject).toBe('130 events to be approved')
    expect(many.text).toContain('\nand 128 more.\n')
    expect(many.html).toContain(
      '<a href="https://plaza.test/explore?event=8">Night of &lt;lights&gt; 8, by Ben &amp; Co., on Saturday, July 10, 2027, 8:00 PM Lisbon time</a>',
    )
    expect(many.html).toContain('<p>and 128 more.</p>')
  })

  const lisbon = 'Saturday, July 10, 2027, 8:00 PM Lisbon time'
  const span = 'Saturday, July 10, 2027, 8:00 PM - Monday, July 12, 2027, 2:00 AM Lisbon time'
  const online = { is_online: true }
  const days = { end_date: '2027-07-12' }
  test.each([
    ['in an unknown zone', null, {}, lisbon],
    ['whose clock shows the same time', 'Europe/London', {}, lisbon],
    ['in another zone', 'Europe/Berlin', {}, `${lisbon} (9:00 PM your time)`],
    [
      'for whom it is another day',
      'Asia/Kolkata',
      {},
      `${lisbon} (Sunday, July 11, 2027, 12:30 AM your time)`,
    ],
    ['in an unknown zone', null, online, lisbon],
    [
      'in another zone',
      'Europe/Berlin',
      online,
      'Saturday, July 10, 2027, 9:00 PM your time (8:00 PM Lisbon time)',
    ],
    [
      'for whom it is another day',
      'Asia/Kolkata',
      online,
      'Sunday, July 11, 2027, 12:30 AM your time (Saturday, July 10, 2027, 8:00 PM Lisbon time)',
    ],
    ['in an unknown zone', null, days, span],
    [
      'in another zone',
      'Europe/Berlin',
      days,
      `${span} (Saturday, July 10, 2027, 9:00 PM - Monday, July 12, 2027, 3:00 AM your time)`,
    ],
    [
      'in an unknown zone',
      null,
      { time_zone: 'America/Argentina/Buenos_Aires' },
      'Saturday, July 10, 2027, 4:00 PM Buenos Aires time',
    ],
  ])(
    'for a reader %s (%s), the letter gives the time of an event %j as %s',
    async (_, time_zone, more, time) => {
      const submissions = { events: [{ ...submitted(7), ...more }], total: 1 }
      const { text, html } = await write('event-submitted', {}, { time_zone, submissions })
      expect(text).toContain(`by Ben & Co., on ${time}\n`)
      expect(html).toContain(`by Ben &amp; Co., on ${time}</a>`)
    },
  )

  test('AU-11 the owner of an account is told what failed logins by strangers mean', async () => {
    const { to, subject, text, html } = await write('logins-refused')
    expect([to, subject]).toEqual(['asha@example.org', 'Failed sign-in attempts on your account'])
    expect(text).toContain(
      'Where you have logged in before, you can still log in as usual, and your password stays the same.',
    )
    expect(text).toContain('choose a new one with Forgot password on the login page.')
    expect(html).toContain('href="https://plaza.test/"')
  })

  test('IN-3 names and titles are escaped, and cannot start a new line', async () => {
    const hostile = { event: { id: 1, title: 'a\r\nBcc: x@y.org\u2028<script>alert(1)</script>' } }
    const full_name = '<img src=x>\r\nBcc: x@y.org'
    const { subject, text, html } = await write('event-approved', hostile, { full_name })
    expect(subject).toBe('Published: a Bcc: x@y.org <script>alert(1)</script>')
    expect(text.split('\n')[0]).toBe('Hello <img src=x> Bcc: x@y.org,')
    expect(html).not.toMatch(/<script|<img/)
  })

  test.each(['https://evil.example visit', 'Asha', 'You won: call +1 900 555 0100', 'زُر evil.example'])(
    'LE-3 the name %s is not sent to an unverified address',
    async (full_name) => {
      const { subject, text, html } = await write('verify-email', {}, { full_name, is_email_verified: false })
      expect(text.split('\n')[0]).toBe('Hello,')
      expect(html).toContain('<p dir="auto">Hello,</p>')
      for (const part of [subject, text, html]) expect(part).not.toContain(full_name)
      const proven = await write('reset-password', {}, { full_name })
      expect(proven.text.split('\n')[0]).toBe(`Hello ${full_name},`)
    },
  )
})
