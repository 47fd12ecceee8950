import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { gatewayOver, readings } from '../double.ts'

const register = `mutation r($input: RegisterInput!) { register(input: $input) }`
const account = {
  fullName: 'Asha Rao',
  email: 'a@b.example',
  phone: '+91123',
  password: 'canary-password',
}
const login = 'mutation { login(email: "a@b.example", password: "canary-password") { token user { id } } }'
const verifyEmail = 'mutation { verifyEmail(email: "a@b.example", otp: "778899") }'
const resendCode = 'mutation { resendCode(email: "a@b.example") }'
const requestReset = 'mutation { requestPasswordReset(email: "a@b.example") }'
const verifyResetCode = 'mutation { verifyResetCode(email: "a@b.example", otp: "778899") { resetToken } }'
const setNewPassword = `mutation {
  setNewPassword(
    email: "a@b.example", resetToken: "canary-reset", newPassword: "canary-password", confirmPassword: "canary-other"
  )
}`
const updateProfile = `mutation u($input: ProfileChange!, $picture: File) {
  updateProfile(input: $input, picture: $picture) { id fullName }
}`
const deleteAccount = 'mutation { deleteAccount(password: "canary-password") }'

const refusing = (body: unknown, status = 400) => gatewayOver(() => Response.json(body, { status }))

describe('calls to the service', () => {
  test.each([
    [
      register,
      'POST /common/register/',
      { full_name: 'Asha Rao', email: 'a@b.example', phone: '+91123', password: 'canary-password' },
    ],
    [verifyEmail, 'POST /common/verify-email/', { email: 'a@b.example', otp: '778899' }],
    [resendCode, 'POST /common/resend-otp/', { email: 'a@b.example' }],
    [login, 'POST /common/login/', { email: 'a@b.example', password: 'canary-password' }],
    [requestReset, 'POST /common/forgot-password/', { email: 'a@b.example' }],
    [verifyResetCode, 'POST /common/verify-reset-otp/', { email: 'a@b.example', otp: '778899' }],
    [
      setNewPassword,
      'POST /common/set-new-password/',
      {
        email: 'a@b.example',
        reset_token: 'canary-reset',
        new_password: 'canary-password',
        confirm_password: 'canary-other',
      },
    ],
    [deleteAccount, 'DELETE /common/profile/', { password: 'canary-password' }],
  ])('%s', async (document, call, body) => {
    const { run, calls } = gatewayOver(readings.ours)
    await run(document, document === register ? { input: account } : {})
    expect(calls.map((sent) => [`${sent.method} ${sent.path}`, sent.body])).toEqual([[call, body]])
  })

  test.each([
    [{ fullName: 'Asha' }, { full_name: 'Asha' }],
    [{ phone: null }, { phone: '' }],
    [{ language: 'de' }, { language: 'de' }],
    [{ language: null }, { language: '' }],
    [
      { fullName: 'Asha', email: 'a@b.example', phone: '+91123' },
      { full_name: 'Asha', email: 'a@b.example', phone: '+91123' },
    ],
    [{}, {}],
  ])('send a changed profile: %o', async (input, sent) => {
    const { run, calls } = gatewayOver(readings.ours)
    await run(updateProfile, { input })
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['PATCH /common/profile/'])
    expect(Object.fromEntries(calls[0]?.body as FormData)).toEqual(sent)
  })

  test('return the language of the account, or null if the service sends none', async () => {
    const answer = (user: object) =>
      gatewayOver(() => ({ user: { id: 1, user_type: 'user', ...user } })).run('{ me { language } }')
    expect((await answer({ language: 'ar' })).data).toEqual({ me: { language: 'ar' } })
    expect((await answer({})).data).toEqual({ me: { language: null } })
  })

  test.each([register, resendCode, login, requestReset])(
    'send `Accept-Language` if the call triggers a letter: %s',
    async (document) => {
      const { post, calls } = gatewayOver(readings.ours)
      const headers = { 'accept-language': 'de-AT, en;q=0.5' }
      const variables = document === register ? { input: account } : {}
      await post({ query: document, variables }, headers)
      await post({ query: document, variables })
      expect(calls.map((sent) => sent.headers.get('accept-language'))).toEqual(['de-AT, en;q=0.5', null])
    },
  )

  test('send a picture as a file', async () => {
    const { run, calls } = gatewayOver(readings.ours)
    await run(updateProfile, { input: {}, picture: new File(['abc'], 'me.png', { type: 'image/png' }) })
    const form = calls[0]?.body as FormData
    const file = form.get('profile_pic') as File
    expect([file.name, file.type, await file.text()]).toEqual(['me.png', 'image/png', 'abc'])
  })
})

describe('a login that fails', () => {
  test.each<[number, unknown]>([
    [401, { success: false, message: 'Invalid credentials' }],
    [401, { detail: 'Invalid credentials' }],
    [400, { non_field_errors: ['Invalid credentials'] }],
    [400, { errors: { non_field_errors: ['Invalid credentials'] } }],
    [400, { error: 'Invalid credentials' }],
    [400, { detail: ['Invalid credentials'] }],
    [400, ['Invalid credentials']],
    [200, { success: false, message: 'Invalid credentials' }],
    [200, { status: false, errors: ['Invalid credentials'] }],
    [403, { detail: 'Invalid credentials' }],
    [404, { success: false, message: 'Invalid credentials' }],
  ])('with %d and %o is UNAUTHENTICATED', async (status, body) => {
    const { errors } = await refusing(body, status).run(login)
    expect(errors?.[0]).toMatchObject({
      message: 'Invalid credentials',
      extensions: { code: 'UNAUTHENTICATED', requestId: 'request-1' },
    })
  })

  test.each<[number, unknown]>([
    [403, { success: false, email: 1, message: 'Verify email' }],
    [400, { email: '1' }],
    [400, { email: ['1'] }],
    [400, { email: [1], message: 'Verify email' }],
    [401, { errors: { email: 1 } }],
    [200, { status: false, email: true }],
    [200, { success: false, data: { email: 1 } }],
  ])('for an unverified address, with %d and %o, is EMAIL_UNVERIFIED', async (status, body) => {
    const { errors } = await refusing(body, status).run(login)
    expect(errors?.[0]?.extensions).toEqual({ code: 'EMAIL_UNVERIFIED', requestId: 'request-1' })
  })

  test.each<[unknown]>([
    [{ errors: { email: ['Enter a valid email address.'] } }],
    [{ email: ['Enter a valid email address.'] }],
  ])('for an invalid address, with %o, is BAD_USER_INPUT', async (body) => {
    const { errors } = await refusing(body).run(login)
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { email: ['Enter a valid email address.'] },
    })
  })
})

test('a bare flag marks a field as refused in a registration', async () => {
  const { errors } = await refusing({ success: false, errors: { email: true, phone: true } }).run(register, {
    input: account,
  })
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { email: ['Not accepted.'], phone: ['Not accepted.'] },
  })
})

describe('refused fields are named like the arguments', () => {
  const emptyInput = { input: {} }
  const cases: [string, Record<string, unknown>, string, string][] = [
    [verifyEmail, {}, 'otp', 'otp'],
    [verifyResetCode, {}, 'otp', 'otp'],
    [setNewPassword, {}, 'reset_token', 'resetToken'],
    [setNewPassword, {}, 'new_password', 'newPassword'],
    [setNewPassword, {}, 'confirm_password', 'confirmPassword'],
    [updateProfile, emptyInput, 'full_name', 'fullName'],
    [updateProfile, emptyInput, 'profile_pic', 'picture'],
    [updateProfile, emptyInput, 'phone', 'phone'],
    [register, { input: account }, 'email', 'email'],
    [deleteAccount, {}, 'password', 'password'],
  ]

  test.each(cases)('%s %o: %s', async (document, variables, field, name) => {
    for (const body of [{ success: false, errors: { [field]: ['No.'] } }, { [field]: ['No.'] }]) {
      const { errors } = await refusing(body).run(document, variables)
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [name]: ['No.'] } })
    }
  })

  test('and so are the fields of a conflict', async () => {
    const { errors } = await refusing({ errors: { phone: ['Taken.'] } }, 409).run(register, {
      input: account,
    })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', fields: { phone: ['Taken.'] } })
  })
})

const withSecrets: [string, Record<string, unknown>][] = [
  [register, { input: account }],
  [login, {}],
  [verifyEmail, {}],
  [verifyResetCode, {}],
  [setNewPassword, {}],
  [deleteAccount, {}],
]

test.each(withSecrets)('a refusal with status 200 is still an error: %s', async (document, variables) => {
  for (const body of [
    { success: false, message: 'No.' },
    { status: false, detail: 'No.' },
  ]) {
    const { data, errors } = await refusing(body, 200).run(document, variables)
    expect(data ?? null).toBeNull()
    expect(errors?.[0]?.message).toBe('No.')
  }
})

test.each(withSecrets)(
  'LO-1 neither the log nor an error contains a secret: %s',
  async (document, variables) => {
    const secrets = ['canary', '778899', 'token-1']
    const troubles = [
      () => Response.json({ message: 'canary' }, { status: 500 }),
      () => new Response('canary', { status: 200 }),
      () => ({ tokens: { access: 'canary' }, user: { id: { canary: 1 } }, reset_token: ['canary'] }),
      () => Promise.reject(new TypeError('reset')),
      () => new Response(null, { status: 302, headers: { location: 'http://evil.example/canary' } }),
    ]
    for (const trouble of troubles) {
      const { run, logged } = gatewayOver(trouble)
      const { errors } = await run(document, variables)
      const output = inspect([logged, errors], { depth: 20 })
      for (const secret of secrets) expect(output).not.toContain(secret)
    }
  },
)
