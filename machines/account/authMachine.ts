import { assign, setup } from 'xstate'
import {
  errorToast,
  failureOf,
  failureText,
  type Failure,
  type Session,
  type Toast,
  say,
  warn,
} from '../domain.ts'
import { effect, outputOf, promised } from '../effects.ts'
import { formChange } from '../formChange.ts'
import { loginToast } from './loginToast.ts'
import {
  hasNone,
  loginProblems,
  signupProblems,
  type LoginForm,
  type Problems,
  type SignupForm,
} from './rules.ts'
import * as texts from './texts.ts'
import { showRefusedFields, submission } from './submission.ts'
import type { Message } from '../language/message.ts'

interface Context {
  /** Shared by both tabs, so that typed text survives switching tabs. */
  form: SignupForm
  problems: Problems<SignupForm>
}

type Events =
  | { type: 'tab.select'; tab: 'login' | 'signup' }
  | { type: 'form.change'; changes: Partial<SignupForm> }
  | { type: 'login.submit' }
  | { type: 'signup.submit' }
  | { type: 'password.forget' }
  | { type: 'reset.leave'; email: string }
  | { type: 'verification.finish' }
  | { type: 'back' }

/**
 * Signup and login. Email verification and password reset, which few visitors need, are separate machines.
 */
export const authMachine = setup({
  types: {} as { context: Context; events: Events; tags: 'busy' },
  actors: {
    login: promised<Session, LoginForm>(),
    register: promised<void, SignupForm>(),
  },
  actions: {
    toast: effect<Toast>(),
    startSession: effect<Session>(),
    change: assign(({ context }, changes: Partial<SignupForm>) => formChange(context, changes)),
    show: assign((_, problems: Problems<SignupForm>) => ({ problems })),
    clearProblems: assign({ problems: {} }),
  },
  guards: {
    isOtherTab: (_, { tab, active }: { tab: string; active: string }) => tab !== active,
    isFine: (_, problems: Problems<SignupForm>) => hasNone(problems),
  },
}).createMachine({
  id: 'auth',
  context: { form: { fullName: '', email: '', phone: '', password: '' }, problems: {} },
  initial: 'login',
  states: {
    login: {
      initial: 'ready',
      states: {
        ready: {
          on: {
            'tab.select': {
              guard: { type: 'isOtherTab', params: ({ event }) => ({ tab: event.tab, active: 'login' }) },
              target: '#auth.signup',
              actions: 'clearProblems',
            },
            'form.change': { actions: { type: 'change', params: ({ event }) => event.changes } },
            'login.submit': submission(loginProblems, 'signingIn'),
            'password.forget': { target: '#auth.passwordReset', actions: 'clearProblems' },
          },
        },
        signingIn: {
          tags: 'busy',
          invoke: {
            id: 'login',
            src: 'login',
            input: ({ context: { form } }) => ({ email: form.email.trim(), password: form.password }),
            onDone: {
              target: '#auth.signedIn',
              actions: [say(texts.loginSuccessful), { type: 'startSession', params: outputOf }],
            },
            onError: [
              {
                guard: ({ event }) => failureOf(event.error).code === 'EMAIL_UNVERIFIED',
                target: '#auth.verifyEmail.afterLogin',
                actions: warn(texts.verifyEmail),
              },
              {
                target: 'ready',
                actions: { type: 'toast', params: ({ event }) => loginToast(failureOf(event.error)) },
              },
            ],
          },
        },
      },
    },
    signup: {
      initial: 'ready',
      states: {
        ready: {
          on: {
            'tab.select': {
              guard: { type: 'isOtherTab', params: ({ event }) => ({ tab: event.tab, active: 'signup' }) },
              target: '#auth.login',
              actions: 'clearProblems',
            },
            'form.change': { actions: { type: 'change', params: ({ event }) => event.changes } },
            'signup.submit': submission(signupProblems, 'registering'),
          },
        },
        registering: {
          tags: 'busy',
          invoke: {
            id: 'register',
            src: 'register',
            input: ({ context: { form } }) => ({
              ...form,
              fullName: form.fullName.trim(),
              email: form.email.trim(),
            }),
            onDone: '#auth.verifyEmail.afterSignup',
            onError: {
              target: 'ready',
              actions: [
                { type: 'toast', params: ({ event }) => errorToast(signupRefusal(failureOf(event.error))) },
                showRefusedFields,
              ],
            },
          },
        },
      },
    },
    verifyEmail: {
      initial: 'afterLogin',
      on: { 'verification.finish': 'login' },
      states: {
        afterLogin: { on: { back: '#auth.login' } },
        afterSignup: { on: { back: '#auth.signup' } },
      },
    },
    passwordReset: {
      on: {
        back: 'login',
        'reset.leave': {
          target: 'login',
          actions: { type: 'change', params: ({ event }) => ({ email: event.email, password: '' }) },
        },
      },
    },
    signedIn: { type: 'final' },
  },
})

/** Matches the message for a value that is already in use, however the service words it. */
const taken = /exist|already|taken/i

function signupRefusal(failure: Failure): Message {
  const { code, fields } = failure
  const isTaken = (name: string) => taken.test(fields[name]?.join(' ') ?? '')
  if (code === 'NETWORK') return texts.noResponse
  if (isTaken('email') && isTaken('phone')) return texts.emailAndPhoneExist
  if (isTaken('email')) return texts.emailExists
  if (isTaken('phone')) return texts.phoneExists
  return failureText(failure, texts.unexpected)
}
