import { expect } from 'vitest'
import { auth, loginForm, signupForm } from '../models/auth.ts'
import { session } from '../workflows/fixtures.ts'
import type { Scene } from '../support/modelOf.ts'
import { outcomes, walked } from '../support/walked.ts'

const empty = { email: '', password: '' }
const code = (scene: Scene<unknown, { type: string }>) =>
  scene.event && 'error' in scene.event ? (scene.event.error as { code: string }).code : ''

walked(auth, {
  events: (stage) => ({
    'tab.select': stage.send,
    'login.submit': stage.send,
    'signup.submit': stage.send,
    'code.submit': stage.send,
    'code.resend': stage.send,
    back: stage.send,
    ...outcomes(auth, stage),
    'done.resendCountdown': () => stage.pass(30_000),
  }),
  says: {
    'done.login': 'success: Login successful!',
    'failed.login': (scene) =>
      ({
        UNAUTHENTICATED: 'error: Invalid credentials',
        EMAIL_UNVERIFIED: 'error: Verify email',
        NETWORK: 'error: Something went wrong. Please try again.',
      })[code(scene)] ?? null,
    'failed.register': (scene) => {
      if (code(scene) === 'NETWORK') return 'error: Something went wrong. Please try again.'
      const fields = scene.event && 'error' in scene.event ? Object.keys(scene.event.error.fields) : []
      return (
        {
          email: 'error: Email already exists.',
          phone: 'error: Phone already exists.',
          'email and phone': 'error: Email and phone already exist.',
        }[fields.join(' and ')] ?? 'error: An unexpected error occurred.'
      )
    },
    'done.verifyEmail': 'success: Registration successful. Now log in',
    'failed.verifyEmail': (scene) =>
      code(scene) === 'BAD_USER_INPUT' ? 'error: Invalid OTP.' : 'error: Error verifying OTP.',
    'done.resendCode': 'success: New OTP sent to your email',
    'failed.resendCode': 'error: Error sending OTP.',
  },
  does: { 'done.login': () => [['startSession', session]] },
  states: {
    'login.ready': {
      refuses: [
        { type: 'tab.select', tab: 'login' },
        { type: 'signup.submit', form: signupForm },
        { type: 'code.submit', code: '135790' },
        { type: 'back' },
      ],
      holds: ({ problems }, { event }) => {
        const form = event?.type === 'login.submit' ? event.form : loginForm
        if (form.email === '')
          expect(problems).toEqual({ email: 'Email is required', password: 'Password is required' })
        else if (form.email === 'mira') expect(problems).toEqual({ email: 'Please enter a valid email' })
        else expect(problems).toEqual({})
      },
    },
    'login.signingIn': {
      tags: ['busy'],
      asks: [['login', loginForm]],
      refuses: [
        { type: 'login.submit', form: loginForm },
        { type: 'tab.select', tab: 'signup' },
      ],
      holds: ({ problems }) => expect(problems).toEqual({}),
    },
    'signup.ready': {
      refuses: [
        { type: 'tab.select', tab: 'signup' },
        { type: 'login.submit', form: loginForm },
      ],
      holds: ({ problems }, { event }) => {
        if (event?.type === 'tab.select') expect(problems).toEqual({})
        if (event?.type === 'failed.register' && 'error' in event) {
          const texts = { email: 'Email already exists.', phone: 'Phone already exists.' }
          const named = Object.entries(texts).filter(([name]) => name in event.error.fields)
          expect(problems).toEqual(Object.fromEntries(named))
        }
        if (event?.type !== 'signup.submit') return
        if (event.form.password === 'short') {
          expect(problems).toEqual({ password: 'Password must be at least 8 characters.' })
        } else expect(Object.keys(problems).toSorted()).toEqual(['email', 'fullName', 'password', 'phone'])
      },
    },
    'signup.registering': {
      tags: ['busy'],
      asks: [['register', signupForm]],
      refuses: [
        { type: 'signup.submit', form: signupForm },
        { type: 'tab.select', tab: 'login' },
      ],
    },
    verifyEmail: {
      refuses: [
        { type: 'tab.select', tab: 'login' },
        { type: 'tab.select', tab: 'signup' },
        { type: 'login.submit', form: empty },
        { type: 'code.submit', code: '13579' },
        { type: 'code.submit', code: '1357 9' },
      ],
      holds: ({ email }, _scene, { children }) => {
        expect(email).toBe('mira@example.org')
        expect(children['codeEntry']).toBeDefined()
      },
    },
    'verifyEmail.code.entering': {
      holds: (_context, { event }, { children }) => {
        if (event?.type === 'failed.verifyEmail') {
          expect(children['codeEntry']?.getSnapshot().context.digits.join('')).toBe('')
        }
      },
    },
    'verifyEmail.code.verifying': {
      tags: ['busy'],
      asks: [['verifyEmail', { email: 'mira@example.org', otp: '135790' }]],
      refuses: [{ type: 'code.submit', code: '135790' }],
    },
    'verifyEmail.resend.counting': {
      refuses: [{ type: 'code.resend' }],
      holds: (_context, _scene, { children }) =>
        expect(children['resendCountdown']?.getSnapshot().context.seconds).toBe(30),
    },
    'verifyEmail.resend.available': {},
    'verifyEmail.resend.sending': {
      asks: [['resendCode', { email: 'mira@example.org' }]],
      refuses: [{ type: 'code.resend' }],
    },
    signedIn: {},
  },
})
