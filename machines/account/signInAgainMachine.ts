import { assign, setup } from 'xstate'
import { failureOf, type Session, type Toast, say } from '../domain.ts'
import { effect, outputOf, promised } from '../effects.ts'
import { formChange } from '../formChange.ts'
import { loginToast } from './loginToast.ts'
import { hasNone, type LoginForm, loginProblems, type Problems } from './rules.ts'
import * as texts from './texts.ts'
import { submission } from './submission.ts'

interface Context {
  form: LoginForm
  problems: Problems<LoginForm>
}

type Events =
  | { type: 'password.change'; password: string }
  | { type: 'form.submit' }
  | { type: 'dialog.leave' }

/** A login dialog on top of the page whose session has expired, so that typed text is not lost. */
export const signInAgainMachine = setup({
  types: {} as { input: { email: string }; context: Context; events: Events; tags: 'busy' },
  actors: { login: promised<Session, LoginForm>() },
  actions: {
    toast: effect<Toast>(),
    startSession: effect<Session>(),
    /** Clears everything and opens the landing page. */
    leave: effect(),
    show: assign((_, problems: Context['problems']) => ({ problems })),
  },
  guards: { isFine: (_, problems: Context['problems']) => hasNone(problems) },
}).createMachine({
  id: 'signInAgain',
  context: ({ input: { email } }) => ({ form: { email, password: '' }, problems: {} }),
  initial: 'asking',
  states: {
    asking: {
      on: {
        'password.change': {
          actions: assign(({ context, event }) => formChange(context, { password: event.password })),
        },
        'form.submit': submission(loginProblems, 'signingIn'),
        'dialog.leave': 'left',
      },
    },
    signingIn: {
      tags: 'busy',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => context.form,
        onDone: {
          target: 'signedIn',
          actions: [say(texts.loginSuccessful), { type: 'startSession', params: outputOf }],
        },
        onError: {
          target: 'asking',
          actions: { type: 'toast', params: ({ event }) => loginToast(failureOf(event.error)) },
        },
      },
    },
    signedIn: { type: 'final' },
    left: { type: 'final', entry: 'leave' },
  },
})
