import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type AnsweredEvent,
  createEvent,
  decide,
  type Fields,
  publishEvent,
  readEvent,
  sendEdit,
} from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { oneEngine } from '../../support/run/engines.ts'

const garden = 'The garden is private.'
const limited = 'A superadmin limited who can see this event.'

describe.each(oneEngine)('the ceiling of the visibility on %s', (engine) => {
  let service: TestService
  let asha: Person
  let root: Person
  let event: AnsweredEvent

  beforeAll(async () => {
    service = await openTestService({ engine })
    asha = await service.person({ full_name: 'Asha Rao' })
    root = await service.person({ user_type: 'superadmin' })
  })
  afterAll(() => service.close())
  beforeEach(async () => {
    event = await publishEvent(service, asha, root, { visibility: 'public' })
  })

  const limit = (visibility: string, reason = garden, id = event.id) =>
    service.request<{ data: AnsweredEvent }>('PATCH', `/common/superadmin/events/${id}/`, {
      token: root.token,
      json: { visibility, reason },
    })
  const edit = (form: Fields, id = event.id, by = asha) => sendEdit(service, by, id, form)
  const standing = async (by: Person = asha, id = event.id) => {
    const { visibility, visibility_ceiling, visibility_reason, proposal } = await readEvent(service, by, id)
    return { visibility, visibility_ceiling, visibility_reason, proposal }
  }
  const at = (visibility: string, visibility_ceiling: string | null, proposal: unknown = null) => ({
    visibility,
    visibility_ceiling,
    visibility_reason: visibility_ceiling && garden,
    proposal,
  })
  const rule = async (action: 'publish' | 'reject') => {
    const { version } = await readEvent(service, root, event.id)
    await decide(service, root, event.id, { action, version, ...(action === 'reject' && { reason: 'No.' }) })
  }

  test.each([
    ['members', 'link'],
    ['members', 'public'],
    ['link', 'public'],
  ])('lowered to %s, the author cannot raise it to %s and is told why', async (to, above) => {
    await limit(to)
    const { status, body } = await edit({ visibility: above, title: 'Other' })
    expect([status, body]).toMatchObject([
      403,
      { message: `${limited} ${garden}`, errors: { visibility: [limited, garden] } },
    ])
    expect(await standing()).toEqual(at(to, to))
    expect(await readEvent(service, asha, event.id)).toMatchObject({
      title: event.title,
      approval_status: 'published',
    })
  })

  test.each([
    ['members', 'A superadmin decided that people need to log in to see your event “Open-air jazz”.'],
    [
      'link',
      'A superadmin decided that only people with the link can see your event “Open-air jazz” without logging in.',
    ],
  ])('lowered to %s, the author gets one letter with the reason', async (to, sentence) => {
    const before = (await service.mails(asha.email)).length
    await limit(to)
    await limit(to)
    const letters = (await service.mails(asha.email)).slice(before)
    expect(letters.map(({ subject }) => subject)).toEqual(['Visibility limited: Open-air jazz'])
    expect(letters[0]?.text).toContain(sentence)
    expect(letters[0]?.text).toContain(`The reason given:\n\n> ${garden}`)
    expect(letters[0]?.text).toContain(`dialog=my-events&own=${event.id}`)
  })

  test('a lower limit is told even if the visibility is that low already, a lifted one is not', async () => {
    await limit('link')
    await edit({ visibility: 'members' })
    const before = (await service.mails(asha.email)).length
    await limit('members')
    expect(await service.mails(asha.email)).toHaveLength(before + 1)
    await limit('public')
    expect(await service.mails(asha.email)).toHaveLength(before + 1)
  })

  test('up to the ceiling the author chooses', async () => {
    await limit('link')
    for (const visibility of ['members', 'link']) {
      expect((await edit({ visibility })).status).toBe(200)
      expect(await standing()).toEqual(at(visibility, 'link'))
    }
  })

  test.each([{ status: 'pending' }, { status: 'rejected' }])(
    'a $status event has the ceiling too, and no proposal passes it',
    async ({ status }) => {
      const { id } = await createEvent(service, asha, { visibility: 'public' })
      await limit('members', garden, id)
      if (status === 'rejected') await decide(service, root, id, { action: 'reject', reason: 'No.' })
      expect((await edit({ visibility: 'link', as_proposal: 'true' }, id)).status).toBe(403)
      expect((await edit({ title: 'Other' }, id)).status).toBe(200)
      expect(await standing(asha, id)).toEqual(at('members', 'members'))
    },
  )

  test('only the author and superadmins see the ceiling', async () => {
    await limit('members')
    expect(await standing(root)).toEqual(at('members', 'members'))
    const stranger = await service.person()
    expect(await standing(stranger)).toEqual(at('members', null))
    const { body } = await service.request('GET', '/common/profile/export/', { token: asha.token })
    expect(JSON.stringify(body)).toContain(`"visibility_reason":"${garden}"`)
  })

  test('the CSV file of the events has the ceiling and the reason', async () => {
    await limit('members')
    const answer = await service.app(
      new Request('http://plaza.test/common/superadmin/events/', {
        headers: { authorization: `Bearer ${root.token}`, accept: 'text/csv', 'accept-language': 'de' },
      }),
    )
    const [heading, ...rows] = (await answer.text()).split('\r\n')
    expect(heading).toContain('Sichtbarkeit,Grenze der Sichtbarkeit,Grund der Grenze')
    const row = rows.find((each) => each.startsWith(`${event.id},`))
    expect(row).toContain(`,nur Mitglieder,nur Mitglieder,${garden},`)
  })

  test('a superadmin moves the ceiling, and the visibility stays the choice of the author', async () => {
    await limit('members')
    await limit('link')
    expect(await standing()).toEqual(at('members', 'link'))
    expect((await edit({ visibility: 'public' })).status).toBe(403)
    await edit({ visibility: 'link' })
    await limit('members')
    expect(await standing()).toEqual(at('members', 'members'))
    await limit('public')
    expect(await standing()).toEqual(at('members', null))
    expect((await limit('public')).status).toBe(400)
    expect((await edit({ visibility: 'public' })).status).toBe(200)
  })

  test('a proposal asks for more, and its approval raises the ceiling to that', async () => {
    await limit('members')
    const { status, body } = await edit({ visibility: 'link', as_proposal: 'true' })
    expect([status, body.data]).toMatchObject([
      200,
      at('members', 'members', expect.objectContaining({ visibility: 'link', status: 'pending' })),
    ])
    await rule('publish')
    expect(await standing()).toEqual(at('link', 'link'))
    await edit({ visibility: 'public', title: 'Other', as_proposal: 'true' })
    await rule('publish')
    expect(await standing()).toEqual(at('public', null))
    expect(await readEvent(service, asha, event.id)).toMatchObject({ title: 'Other' })
  })

  test('a proposal keeps what it asks for through other edits, and ends with nothing left', async () => {
    await limit('members')
    await edit({ visibility: 'public', as_proposal: 'true' })
    const more = await edit({ title: 'Other', as_proposal: 'true' })
    expect(more.body.data['proposal']).toMatchObject({ title: 'Other', visibility: 'public' })
    const less = await edit({ visibility: 'members', as_proposal: 'true' })
    expect(less.body.data['proposal']).toMatchObject({ title: 'Other', visibility: 'members' })
    await edit({ visibility: 'public', title: event.title, as_proposal: 'true' })
    const none = await edit({ visibility: 'members', as_proposal: 'true' })
    expect(none.body.data['proposal']).toBeNull()
  })

  test('a rejected proposal leaves the ceiling, and the limit may have moved before an approval', async () => {
    await limit('members')
    await edit({ visibility: 'public', as_proposal: 'true' })
    await rule('reject')
    expect(await standing()).toMatchObject({ visibility: 'members', visibility_ceiling: 'members' })
    await edit({ visibility: 'link', as_proposal: 'true' })
    await limit('public')
    await rule('publish')
    expect(await standing()).toEqual(at('link', null))
  })

  test('a superadmin lifts the ceiling of an own event by an edit that needs no approval', async () => {
    event = await publishEvent(service, root, root, { visibility: 'public' })
    await limit('members')
    expect((await edit({ visibility: 'public' }, event.id, root)).status).toBe(403)
    expect((await edit({ visibility: 'public', as_proposal: 'true' }, event.id, root)).status).toBe(200)
    expect(await standing(root)).toEqual(at('public', null))
  })

  test('further dates of a series have the ceiling of the date that they copy', async () => {
    await limit('members')
    const { status } = await service.request('POST', `/common/events/${event.id}/repeat/`, {
      token: asha.token,
      json: { frequency: 'weekly', interval: 1, count: 3 },
    })
    expect(status).toBeLessThan(300)
    const { rows } = await service.db.query(
      'select visibility_ceiling as ceiling from events where series_id = (select series_id from events where id = $1)',
      [event.id],
    )
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ ceiling: 'members' })))
    expect((await edit({ visibility: 'link', scope: 'all' })).status).toBe(403)
  })

  test('an author who raises it while it is lowered never gets above the ceiling', async () => {
    for (let round = 0; round < 5; round += 1) {
      await limit('public')
      await edit({ visibility: 'link' })
      const [lowered] = await Promise.all([
        limit('members'),
        edit({ visibility: 'public' }),
        edit({ visibility: 'public', title: `Round ${round}`, as_proposal: 'true' }),
      ])
      expect(lowered.status).toBe(200)
      expect(await standing()).toMatchObject({ visibility: 'members', visibility_ceiling: 'members' })
    }
  })
})
