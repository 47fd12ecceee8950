import { assign, sendTo, setup } from 'xstate'
import { codeEntryMachine } from '../codeEntryMachine.ts'
import { codeStep, isWrong } from '../codeStep.ts'
import { countdownMachine } from '../countdownMachine.ts'
import { errorToast, failureOf, type Failure, type Toast, say, warn } from '../../domain.ts'
import { effect, promised } from '../../effects.ts'
import { addressProblems, newPasswordProblems, passwordChange, type ResetForm } from './resetRules.ts'
import { hasNone, isWholeCode, type Problems } from '../rules.ts'
import * as texts from '../texts.ts'
import { showRefusedFields, submission } from '../submission.ts'

interface Context {
  form: ResetForm
  /** A problem with `resetToken` explains why the token is no longer valid. */
  problems: Problems<ResetForm & { resetToken: string }>
  /** Authorizes setting a new password. Returned for the correct code; null until then. */
  resetToken: string | null
}

type Events =
  | { type: 'form.change'; changes: Partial<ResetForm> }
  | { type: 'email.submit' }
  | { type: 'code.submit'; code: string }
  | { type: 'code.resend' }
  | { type: 'password.submit' }
  | { type: 'back' }

export interface NewPassword extends ResetForm {
  resetToken: string
}

/** Resets a password in three steps: email, code and new password. Each step has a way back. */
export const passwordResetMachine = setup({
  types: {} as { input: { email: string }; context: Context; events: Events; tags: 'busy' },
  actors: {
    requestPasswordReset: promised<void, { email: string }>(),
    verifyResetCode: promised<{ resetToken: string }, { email: string; otp: string }>(),
    setNewPassword: promised<void, NewPassword>(),
    codeEntry: codeEntryMachine,
    resendCountdown: countdownMachine,
  },
  actions: {
    toast: effect<Toast>(),
    /** Opens the login form with the typed email address. */
    leave: effect<string>(),
    change: assign(({ context }, changes: Partial<ResetForm>) => passwordChange(context, changes)),
    show: assign((_, problems: Context['problems']) => ({ problems })),
    clearCode: sendTo('codeEntry', { type: 'code.clear' }),
    keepToken: assign((_, resetToken: string) => ({ resetToken })),
  },
  guards: {
    isFine: (_, problems: Context['problems']) => hasNone(problems),
    isWhole: (_, code: string) => isWholeCode(code),
    isWrong,
  },
}).createMachine({
  id: 'passwordReset',
  context: ({ input: { email } }) => ({
    form: { email, newPassword: '', confirmPassword: '' },
    problems: {},
    resetToken: null,
  }),
  initial: 'forgotPassword',
  states: {
    forgotPassword: {
      initial: 'ready',
      states: {
        ready: {
          on: {
            'form.change': { actions: { type: 'change', params: ({ event }) => event.changes } },
            'email.submit': submission(addressProblems, 'sending'),
            back: '#passwordReset.left',
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'requestPasswordReset',
            src: 'requestPasswordReset',
            input: ({ context }) => ({ email: context.form.email.trim() }),
            onDone: { target: '#passwordReset.verifyOtp', actions: say(texts.resetCodeSent) },
            onError: {
              target: 'ready',
              actions: [
                { type: 'toast', params: ({ event }) => resetToast(failureOf(event.error)) },
                showRefusedFields,
              ],
            },
          },
        },
      },
    },
    verifyOtp: {
      ...codeStep('verifyResetCode', 'requestPasswordReset', {
        target: '#passwordReset.setNewPassword',
        actions: [
          say(texts.otpVerified),
          {
            type: 'keepToken' as const,
            params: ({ event }: { event: { output: { resetToken: string } } }) => event.output.resetToken,
          },
        ],
      }),
      on: { back: 'forgotPassword' },
    },
    setNewPassword: {
      initial: 'ready',
      states: {
        ready: {
          on: {
            'form.change': { actions: { type: 'change', params: ({ event }) => event.changes } },
            'password.submit': submission(newPasswordProblems, 'setting'),
            back: { target: '#passwordReset.verifyOtp', actions: assign({ problems: {} }) },
          },
        },
        setting: {
          tags: 'busy',
          invoke: {
            id: 'setNewPassword',
            src: 'setNewPassword',
            input: ({ context: { form, resetToken } }) => ({
              ...form,
              email: form.email.trim(),
              resetToken: resetToken ?? '',
            }),
            onDone: { target: '#passwordReset.left', actions: say(texts.passwordReset) },
            onError: {
              target: 'ready',
              actions: [warn(texts.passwordNotReset), showRefusedFields],
            },
          },
        },
      },
    },
    left: {
      type: 'final',
      entry: { type: 'leave', params: ({ context }) => context.form.email.trim() },
    },
  },
})

const ours = /^(NETWORK|INTERNAL|UPSTREAM_.*)$/

/** The server's message if it refused the request with one; otherwise our own text. */
const resetToast = ({ code, message }: Failure): Toast =>
  errorToast(ours.test(code) || message === '' ? texts.resetMailNotSent : message)
