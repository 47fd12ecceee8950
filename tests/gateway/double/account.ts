import type { Answers } from '../double.ts'

const user = {
  id: 1,
  full_name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+911234567890',
  profile_pic: null,
  user_type: 'superadmin',
  is_email_verified: true,
}
const foreignUser = { ...user, id: 'u1', profile_pic: '/media/asha.png', uid: 'u1' }

const registered = () => Response.json({ success: true, message: 'Mailed.' }, { status: 201 })
const done = () => ({ success: true })

/** Accounts and sessions. */
export const accountAnswers: Answers = {
  ours: {
    'GET /common/profile/': () => ({ success: true, user }),
    'POST /common/register/': registered,
    'POST /common/verify-email/': done,
    'POST /common/resend-otp/': done,
    'POST /common/login/': () => ({ success: true, tokens: { access: 'token-1' }, user }),
    'POST /common/logout/': () => new Response(null, { status: 204 }),
  },
  foreign: {
    'GET /common/profile/': () => ({ data: { user: foreignUser } }),
    'POST /common/register/': registered,
    'POST /common/verify-email/': done,
    'POST /common/resend-otp/': done,
    'POST /common/login/': () => ({ data: { tokens: { access: 'token-1' }, user: foreignUser } }),
    'POST /common/logout/': () => new Response('', { status: 200 }),
  },
}
