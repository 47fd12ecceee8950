import { assign, sendTo, setup } from 'xstate'
import { codeEntryMachine } from './codeEntryMachine.ts'
import { countdownMachine } from './countdownMachine.ts'
import { failureOf, type Failure, type Session, type Toast } from '../domain.ts'
import { effect, promised } from '../effects.ts'
import {
  hasNone,
  isWholeCode,
  loginProblems,
  signupProblems,
  type LoginForm,
  type Problems,
  type SignupForm,
} from './rules.ts'
import { toasts } from './texts.ts'

interface Context {
  /** The address that is being proven. */
  email: string
  problems: Problems<SignupForm>
}

type Events =
  | { type: 'tab.select'; tab: 'login' | 'signup' }
  | { type: 'login.submit'; form: LoginForm }
  | { type: 'signup.submit'; form: SignupForm }
  | { type: 'code.submit'; code: string }
  | { type: 'code.resend' }
  | { type: 'back' }

/** Seconds until a code may be sent again. */
const resendCountdown = 30

/** Login, signup and the proof of the e-mail address. */
export const authMachine = setup({
  types: {} as { context: Context; events: Events; tags: 'busy' },
  actors: {
    login: promised<Session, LoginForm>(),
    register: promised<void, SignupForm>(),
    verifyEmail: promised<void, { email: string; otp: string }>(),
    resendCode: promised<void, { email: string }>(),
    codeEntry: codeEntryMachine,
    resendCountdown: countdownMachine,
  },
  actions: {
    toast: effect<Toast>(),
    startSession: effect<Session>(),
    rememberEmail: assign((_, email: string) => ({ email })),
    show: assign((_, problems: Problems<SignupForm>) => ({ problems })),
    clearProblems: assign({ problems: {} }),
    clearCode: sendTo('codeEntry', { type: 'code.clear' }),
  },
  guards: {
    isOtherTab: (_, { tab, active }: { tab: string; active: string }) => tab !== active,
    isFine: (_, problems: Problems<SignupForm>) => hasNone(problems),
    isUnverified: ({ event }) => failureOf('error' in event ? event.error : null).code === 'EMAIL_UNVERIFIED',
    isWhole: (_, code: string) => isWholeCode(code),
  },
}).createMachine({
  id: 'auth',
  context: { email: '', problems: {} },
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
            'login.submit': [
              {
                guard: { type: 'isFine', params: ({ event }) => loginProblems(event.form) },
                target: 'signingIn',
                actions: [
                  'clearProblems',
                  { type: 'rememberEmail', params: ({ event }) => event.form.email.trim() },
                ],
              },
              { actions: { type: 'show', params: ({ event }) => loginProblems(event.form) } },
            ],
          },
        },
        signingIn: {
          tags: 'busy',
          invoke: {
            id: 'login',
            src: 'login',
            input: ({ event }) => (event.type === 'login.submit' ? event.form : noForm),
            onDone: {
              target: '#auth.signedIn',
              actions: [
                { type: 'toast', params: toasts.loginSuccessful },
                { type: 'startSession', params: ({ event }) => event.output },
              ],
            },
            onError: [
              {
                guard: 'isUnverified',
                target: '#auth.verifyEmail',
                actions: { type: 'toast', params: toasts.verifyEmail },
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
            'signup.submit': [
              {
                guard: { type: 'isFine', params: ({ event }) => signupProblems(event.form) },
                target: 'registering',
                actions: [
                  'clearProblems',
                  { type: 'rememberEmail', params: ({ event }) => event.form.email.trim() },
                ],
              },
              { actions: { type: 'show', params: ({ event }) => signupProblems(event.form) } },
            ],
          },
        },
        registering: {
          tags: 'busy',
          invoke: {
            id: 'register',
            src: 'register',
            input: ({ event }) => (event.type === 'signup.submit' ? event.form : noForm),
            onDone: '#auth.verifyEmail',
            onError: {
              target: 'ready',
              actions: [
                { type: 'toast', params: ({ event }) => signupToast(failureOf(event.error)) },
                { type: 'show', params: ({ event }) => fieldProblems(failureOf(event.error)) },
              ],
            },
          },
        },
      },
    },
    verifyEmail: {
      type: 'parallel',
      invoke: { id: 'codeEntry', src: 'codeEntry' },
      on: { back: 'login' },
      states: {
        code: {
          initial: 'entering',
          states: {
            entering: {
              on: {
                'code.submit': {
                  guard: { type: 'isWhole', params: ({ event }) => event.code },
                  target: 'verifying',
                },
              },
            },
            verifying: {
              tags: 'busy',
              invoke: {
                id: 'verifyEmail',
                src: 'verifyEmail',
                input: ({ context, event }) => ({
                  email: context.email,
                  otp: event.type === 'code.submit' ? event.code : '',
                }),
                onDone: { target: '#auth.login', actions: { type: 'toast', params: toasts.registered } },
                onError: {
                  target: 'entering',
                  actions: [
                    'clearCode',
                    { type: 'toast', params: ({ event }) => codeToast(failureOf(event.error)) },
                  ],
                },
              },
            },
          },
        },
        resend: {
          initial: 'counting',
          states: {
            counting: {
              invoke: {
                id: 'resendCountdown',
                src: 'resendCountdown',
                input: { seconds: resendCountdown },
                onDone: 'available',
              },
            },
            available: { on: { 'code.resend': 'sending' } },
            sending: {
              invoke: {
                id: 'resendCode',
                src: 'resendCode',
                input: ({ context }) => ({ email: context.email }),
                onDone: { target: 'counting', actions: { type: 'toast', params: toasts.otpSent } },
                onError: { target: 'available', actions: { type: 'toast', params: toasts.otpNotSent } },
              },
            },
          },
        },
      },
    },
    signedIn: { type: 'final' },
  },
})

const noForm: SignupForm = { email: '', password: '', fullName: '', phone: '' }

/** The server understood but said no: the person can act on it. Anything else is trouble of ours. */
const isRefusal = ({ code }: Failure) => code === 'BAD_USER_INPUT' || code === 'UNAUTHENTICATED'

const loginToast = (failure: Failure): Toast =>
  isRefusal(failure) ? toasts.invalidCredentials : toasts.noResponse

const codeToast = (failure: Failure): Toast =>
  isRefusal(failure) ? toasts.invalidOtp : toasts.otpNotVerified

function signupToast({ code, fields }: Failure): Toast {
  if (code === 'NETWORK') return toasts.noResponse
  if (fields['email'] && fields['phone']) return toasts.emailAndPhoneExist
  if (fields['email']) return toasts.emailExists
  if (fields['phone']) return toasts.phoneExists
  return toasts.unexpected
}

function fieldProblems({ fields }: Failure): Problems<SignupForm> {
  return Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts.join(' ')]))
}
