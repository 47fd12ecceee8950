import type { Case } from './case.ts'

const newAccount = `{ fullName: "Asha Rao", email: "a@b.example", phone: "+91123", password: "correct horse" }`

export const accountCases: Case[] = [
  [
    '{ me { fullName email phone userType isEmailVerified } }',
    {
      me: {
        fullName: 'Asha Rao',
        email: 'asha@example.com',
        phone: '+911234567890',
        userType: 'SUPERADMIN',
        isEmailVerified: true,
      },
    },
  ],
  [`mutation { register(input: ${newAccount}) }`, { register: true }],
  ['mutation { verifyEmail(email: "a@b.example", otp: "123456") }', { verifyEmail: true }],
  ['mutation { resendCode(email: "a@b.example") }', { resendCode: true }],
  [
    'mutation { login(email: "a@b.example", password: "x") { token user { userType } } }',
    { login: { token: 'token-1', user: { userType: 'SUPERADMIN' } } },
  ],
  ['mutation { logout }', { logout: true }],
]
