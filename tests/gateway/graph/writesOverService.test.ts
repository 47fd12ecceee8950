import { afterAll, beforeAll, expect, test } from 'vitest'
import { photo } from '../../support/events.ts'
import { openTestService, type TestService } from '../../support/service.ts'
import { overService } from '../overService.ts'

let service: TestService
let run: ReturnType<typeof overService>

beforeAll(async () => {
  service = await openTestService()
  run = overService(service)
})
afterAll(() => service.close())

const me = '{ me { fullName phone profilePic } }'
const login =
  'mutation l($email: String!, $password: String!) { login(email: $email, password: $password) { token } }'

test('resetting a forgotten password ends every session', async () => {
  const asha = await service.person({ email: 'asha@plaza.test' })
  const { email } = asha
  const request = 'mutation r($email: String!) { requestPasswordReset(email: $email) }'
  expect(await run(request, { email })).toEqual({ data: { requestPasswordReset: true } })
  expect(await run(request, { email: 'nobody@plaza.test' })).toEqual({ data: { requestPasswordReset: true } })

  const [letter] = await service.mails(email)
  const code = /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? ''
  const verify =
    'mutation v($email: String!, $otp: String!) { verifyResetCode(email: $email, otp: $otp) { resetToken } }'
  const wrong = await run(verify, { email, otp: code === '000000' ? '111111' : '000000' })
  expect(wrong.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { otp: ['Invalid OTP.'] },
  })
  const reset = (await run(verify, { email, otp: code })).data?.verifyResetCode as { resetToken: string }

  const set = `mutation s($email: String!, $resetToken: String!, $newPassword: String!, $confirmPassword: String!) {
    setNewPassword(email: $email, resetToken: $resetToken, newPassword: $newPassword, confirmPassword: $confirmPassword)
  }`
  const password = 'a lantern on the river'
  const given = { email, ...reset, newPassword: password, confirmPassword: password }
  const fieldsAtFault = async (changed: object) =>
    Object.keys((await run(set, { ...given, ...changed })).errors?.[0]?.extensions.fields ?? {})
  expect(await fieldsAtFault({ confirmPassword: 'another' })).toEqual(['confirmPassword'])
  expect(await fieldsAtFault({ newPassword: 'password', confirmPassword: 'password' })).toEqual([
    'newPassword',
  ])
  expect(await run(set, given)).toEqual({ data: { setNewPassword: true } })
  expect(await fieldsAtFault({})).toEqual(['resetToken'])

  expect((await run(me, {}, asha.token)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  expect((await run(login, { email, password: asha.password })).errors?.[0]?.extensions.code).toBe(
    'UNAUTHENTICATED',
  )
  expect((await run(login, { email, password })).data?.login).toMatchObject({ token: expect.any(String) })
})

test('name, phone number and picture of a profile are saved separately', async () => {
  const { token } = await service.person({ full_name: 'Ravi', phone: '+911234500000' })
  await service.person({ phone: '+911234500001' })
  const update = `mutation u($input: ProfileChange!, $picture: File) {
    updateProfile(input: $input, picture: $picture) { fullName phone profilePic }
  }`
  expect((await run(update, { input: { fullName: 'Ravi Rao' } }, token)).data?.updateProfile).toEqual({
    fullName: 'Ravi Rao',
    phone: '+911234500000',
    profilePic: null,
  })
  const { data } = await run(update, { input: { phone: null }, picture: await photo() }, token)
  expect(data?.updateProfile).toEqual({
    fullName: 'Ravi Rao',
    phone: null,
    profilePic: expect.stringMatching(/^http:\/\/plaza\.test\/media\/[0-9a-f]{30}\.jpg$/),
  })
  expect((await run(me, {}, token)).data?.me).toEqual(data?.updateProfile)

  const taken = await run(update, { input: { phone: '+911234500001' } }, token)
  expect(taken.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { phone: ['Phone already exists.'] },
  })
  const text = new File(['<svg/>'], 'me.png', { type: 'image/png' })
  const unfit = await run(update, { input: {}, picture: text }, token)
  expect(Object.keys(unfit.errors?.[0]?.extensions.fields ?? {})).toEqual(['picture'])
})

test('an account is deleted only with its password', async () => {
  const { token, email, password } = await service.person()
  const remove = 'mutation d($password: String!) { deleteAccount(password: $password) }'
  const wrong = await run(remove, { password: 'something else' }, token)
  expect(wrong.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { password: ['This is not your password.'] },
  })
  expect(await run(remove, { password }, token)).toEqual({ data: { deleteAccount: true } })
  expect((await run(me, {}, token)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  expect((await run(login, { email, password })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  const last = await service.person({ user_type: 'superadmin' })
  expect((await run(remove, { password: last.password }, last.token)).errors?.[0]?.extensions.code).toBe(
    'CONFLICT',
  )
})

test.each([
  ['Category', 'categories'],
  ['EventType', 'eventTypes'],
])('a %s is added, changed and deleted', async (type, list) => {
  const { token } = await service.person({ user_type: 'superadmin' })
  const all = async () =>
    (await run(`{ ${list} { id name description } }`, {}, token)).data?.[list] as object[]
  const create = `mutation c($input: CatalogEntry!) { create${type}(input: $input) { id name description createdAt } }`
  const update = `mutation u($id: ID!, $input: CatalogChange!) { update${type}(id: $id, input: $input) { id name description } }`
  const remove = `mutation d($id: ID!) { delete${type}(id: $id) }`

  const { data } = await run(create, { input: { name: 'Kite flying', description: 'On a hill.' } }, token)
  const entry = data?.[`create${type}`] as { id: string }
  const { id } = entry
  const first = { id, name: 'Kite flying', description: 'On a hill.' }
  expect(entry).toEqual({ ...first, createdAt: service.now().toISOString() })
  expect(await all()).toContainEqual(first)
  const taken = await run(create, { input: { name: 'kite FLYING' } }, token)
  expect(taken.errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    fields: { name: ['This name already exists.'] },
  })
  const changed = { ...first, description: null }
  expect((await run(update, { id, input: { description: null } }, token)).data).toEqual({
    [`update${type}`]: changed,
  })
  expect((await run(update, { id, input: {} }, token)).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { input: ['Give a name or a description.'] },
  })
  expect(await all()).toContainEqual(changed)
  expect((await run(remove, { id }, token)).data).toEqual({ [`delete${type}`]: id })
  expect((await run(remove, { id }, token)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  expect(await all()).not.toContainEqual(changed)
})

test('a slide is created, changed, loses its picture and is deleted', async () => {
  const { token } = await service.person({ user_type: 'superadmin' })
  const fields = '{ id order heading description date place image { url width variants { width } } }'
  const create = `mutation c($input: SlideInput!, $image: File, $key: String) { createSlide(input: $input, image: $image, idempotencyKey: $key) ${fields} }`
  const update = `mutation u($id: ID!, $input: SlideChange! = {}, $image: File, $removeImage: Boolean! = false) {
    updateSlide(id: $id, input: $input, image: $image, removeImage: $removeImage) ${fields}
  }`
  const input = { order: 2, heading: 'Spring', description: 'Out again.', date: '2026-07-01', place: 'Pune' }
  const image = await photo(640, 480)
  const slide = (await run(create, { input, image, key: 'one' }, token)).data?.createSlide as { id: string }
  // Sent twice, as if the connection had been lost before the response.
  expect((await run(create, { input, image, key: 'one' }, token)).data?.createSlide).toEqual(slide)
  const { id } = slide
  expect(slide).toEqual({
    id,
    ...input,
    image: { url: expect.any(String), width: 640, variants: [{ width: 320 }, { width: 640 }] },
  })
  const summer = { ...slide, heading: 'Summer' }
  expect(
    (await run(update, { id, input: { heading: 'Summer', place: null } }, token)).data?.updateSlide,
  ).toEqual(summer)
  const both = await run(update, { id, image, removeImage: true }, token)
  expect(Object.keys(both.errors?.[0]?.extensions.fields ?? {})).toEqual(['removeImage'])
  const bare = { ...summer, image: null }
  expect((await run(update, { id, removeImage: true }, token)).data?.updateSlide).toEqual(bare)
  expect((await run(`{ homepageContent ${fields} }`, {}, token)).data?.homepageContent).toEqual([bare])
  const remove = 'mutation d($id: ID!) { deleteSlide(id: $id) }'
  expect((await run(remove, { id }, token)).data).toEqual({ deleteSlide: id })
  expect((await run(remove, { id }, token)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
})
