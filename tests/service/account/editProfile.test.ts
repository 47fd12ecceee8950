import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEvent, type Fields, page, photo, publishEvent } from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { oneEngine } from '../../support/run/engines.ts'

describe.each(oneEngine)('editing the profile on %s', (engine) => {
  let service: TestService
  let superadmin: Person

  beforeAll(async () => {
    service = await openTestService({ engine })
    superadmin = await service.person({ user_type: 'superadmin' })
  })
  afterAll(() => service.close())

  const edit = (by: Person | undefined, form: Fields) =>
    service.request<{ success: boolean; user: Record<string, unknown>; errors?: Record<string, string[]> }>(
      'PATCH',
      '/common/profile/',
      { token: by?.token, form },
    )
  const stored = async ({ id }: Person) => {
    const { rows } = await service.db.query('select * from users where id = $1', [id])
    return rows[0] as Record<string, unknown>
  }

  test('changes name, phone and picture, and returns the updated account', async () => {
    const asha = await service.person({ full_name: 'Asha Rao' })
    const { status, body } = await edit(asha, {
      full_name: '  Asha Bose ',
      email: asha.email.toUpperCase(),
      phone: '0091 (98765) 43-210',
      profile_pic: await photo(800, 600),
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      user: {
        id: asha.id,
        full_name: 'Asha Bose',
        email: asha.email,
        phone: '+919876543210',
        profile_pic: expect.stringMatching(/^http:\/\/plaza\.test\/media\/[0-9a-f]{30}\.jpg$/),
      },
    })
    const picture = await service.app(new Request(String(body.user['profile_pic'])))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const read = await service.request('GET', '/common/profile/', { token: asha.token })
    expect(read.body).toEqual(body)
  })

  test('keeps fields that are not sent; an empty phone removes the number', async () => {
    const asha = await service.person({ full_name: 'Asha Rao', phone: '+15550001' })
    const emptyPicker = new File([], '')
    const named = await edit(asha, { full_name: 'Asha B.', profile_pic: emptyPicker })
    expect(named.body.user).toMatchObject({ full_name: 'Asha B.', phone: '+15550001', profile_pic: null })
    const { body } = await edit(asha, { phone: '' })
    expect(body.user).toMatchObject({ full_name: 'Asha B.', phone: null })
  })

  test('a language can be set, is stored, and can be removed', async () => {
    const asha = await service.person()
    const language = async (form: Fields) => (await edit(asha, form)).body.user['language']
    expect(await language({ full_name: 'Asha' })).toBeNull()
    for (const code of ['en', 'hi', 'es', 'de', 'ar']) expect(await language({ language: code })).toBe(code)
    expect(await language({ full_name: 'Asha Bose' })).toBe('ar')
    const { password, email, token } = asha
    const login = await service.request('POST', '/common/login/', { json: { email, password } })
    const seen = await service.request('GET', `/common/superadmin/users/?search=${email}`, {
      token: superadmin.token,
    })
    const held = await service.request('GET', '/common/profile/export/', { token })
    expect(login.body['user']).toMatchObject({ language: 'ar' })
    expect(seen.body['results']).toMatchObject([{ language: 'ar' }])
    expect(held.body['user']).toMatchObject({ language: 'ar' })
    expect(await language({ language: '' })).toBeNull()
  })

  test('a new name appears on the events', async () => {
    const asha = await service.person({ full_name: 'Asha Rao' })
    const { id } = await publishEvent(service, asha, superadmin, { title: 'Renamed' })
    await createEvent(service, asha, { title: 'Renamed as well' })
    await edit(asha, { full_name: 'Tara Xanadu' })
    const found = await page(service, superadmin, '/common/events/list/main/?search=xanadu')
    expect(found.results).toMatchObject([{ id, author: { full_name: 'Tara Xanadu' } }])
    const { rows } = await service.db.query('select distinct author_name from events where author_id = $1', [
      asha.id,
    ])
    expect(rows).toEqual([{ author_name: 'Tara Xanadu' }])
  })

  test('a replaced picture becomes garbage', async () => {
    const asha = await service.person()
    await edit(asha, { profile_pic: await photo() })
    const { profile_pic: old } = await stored(asha)
    await edit(asha, { full_name: 'Asha' })
    const garbage = () => service.db.query('select name from media_garbage where name = $1', [old])
    expect((await garbage()).rows).toEqual([])
    await edit(asha, { profile_pic: await photo() })
    expect((await garbage()).rows).toEqual([{ name: old }])
    expect((await stored(asha))['profile_pic']).not.toBe(old)
  })

  test('the email address cannot be changed', async () => {
    const asha = await service.person()
    for (const email of ['other@example.org', '', `${asha.email}.org`]) {
      const { status, body } = await edit(asha, { email, full_name: 'Changed' })
      expect([status, body.errors]).toEqual([400, { email: ['Email address cannot be changed.'] }])
    }
    expect(await stored(asha)).toMatchObject({ email: asha.email, full_name: asha.full_name })
  })

  test('a phone number belongs to one verified account, even with 20 concurrent requests', async () => {
    const [asha, other] = [await service.person(), await service.person({ phone: '+15557777' })]
    const taken = await edit(asha, { phone: '+1 555 7777' })
    expect([taken.status, taken.body.errors]).toEqual([400, { phone: ['Phone already exists.'] }])
    expect((await edit(other, { phone: '+1 555 7777' })).status).toBe(200)

    await service.db.query(
      `insert into users (email, email_key, full_name, phone, created_at)
       values ($1, $1, 'Waits', '+15558888', now())`,
      [`waiting-${engine}@example.org`],
    )
    expect((await edit(asha, { phone: '+15558888' })).status).toBe(200)

    const many: Person[] = []
    for (let at = 0; at < 20; at += 1) many.push(await service.person())
    const answers = await Promise.all(many.map((each) => edit(each, { phone: '+15559999' })))
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 400)])
  })

  test.each<[string, Fields, number, string]>([
    ['an empty name', { full_name: ' ' }, 400, 'full_name'],
    ['a name that is too long', { full_name: 'x'.repeat(121) }, 400, 'full_name'],
    ['two names', { full_name: ['A', 'B'] }, 400, 'full_name'],
    ['NUL', { full_name: 'A\u0000' }, 400, 'full_name'],
    ['words in place of a phone number', { phone: 'call me' }, 400, 'phone'],
    ['16 digits', { phone: '+1234567890123456' }, 400, 'phone'],
    ['an unsupported language', { language: 'fr' }, 400, 'language'],
    ['a language in another spelling', { language: 'de-AT' }, 400, 'language'],
    ['two languages', { language: ['de', 'ar'] }, 400, 'language'],
    ['text in place of a picture', { profile_pic: 'http://example.org/me.jpg' }, 400, 'profile_pic'],
    ['a file that is not a picture', { profile_pic: new File(['<svg/>'], 'a.png') }, 415, 'profile_pic'],
  ])('refuses %s', async (_what, form, code, field) => {
    const asha = await service.person()
    const before = await stored(asha)
    const { status, body } = await edit(asha, form)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([code, [field]])
    expect(await stored(asha)).toEqual(before)
  })

  test('refuses a second picture and one larger than 5 MB', async () => {
    const asha = await service.person()
    expect((await edit(asha, { profile_pic: [await photo(), await photo()] })).status).toBe(400)
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.jpg')
    expect((await edit(asha, { profile_pic: large })).status).toBe(413)
  })

  test.each([
    'user_type',
    'is_active',
    'is_email_verified',
    'verified_user',
    'is_staff',
    'is_superuser',
    'id',
    'uid',
    'password_hash',
    'email_key',
    'created_at',
    '__proto__',
  ])('AZ-4 lets nobody write %s', async (field) => {
    const asha = await service.person()
    const before = await stored(asha)
    const form = Object.fromEntries([
      ['full_name', 'Changed'],
      [field, field === 'user_type' ? 'superadmin' : 'true'],
    ])
    expect((await edit(asha, form)).status).toBe(400)
    expect(await stored(asha)).toEqual(before)
  })

  test('AZ-1 requires a token, and does not accept JSON', async () => {
    expect((await edit(undefined, { full_name: 'A' })).status).toBe(401)
    const asha = await service.person()
    const answer = await service.request('PATCH', '/common/profile/', {
      token: asha.token,
      json: { full_name: 'A' },
    })
    expect(answer.status).toBe(415)
  })
})
