import { failureOf, isRefusal, say, warn } from '../domain.ts'
import { errorOf } from '../effects.ts'
import * as texts from './texts.ts'

interface Scope {
  context: { form: { email: string } }
}

/** In seconds. */
const resendCountdown = 30

/**
 * States for entering a code sent by email. The machine declares `verify`, `resend`, `codeEntry`,
 * `resendCountdown`, `clearCode`, `toast`, `isWhole` and `isWrong`.
 */
export const codeStep = <Verify extends string, Resend extends string, Proven>(
  verify: Verify,
  resend: Resend,
  proven: Proven,
) => ({
  type: 'parallel' as const,
  invoke: { id: 'codeEntry' as const, src: 'codeEntry' as const },
  states: {
    code: {
      initial: 'entering' as const,
      states: {
        entering: {
          on: {
            'code.submit': {
              guard: {
                type: 'isWhole' as const,
                params: ({ event }: { event: { code: string } }) => event.code,
              },
              target: 'verifying' as const,
            },
          },
        },
        verifying: {
          tags: 'busy' as const,
          invoke: {
            id: verify,
            src: verify,
            input: ({ context, event }: Scope & { event: object }) => ({
              email: context.form.email.trim(),
              otp: 'code' in event ? String(event.code) : '',
            }),
            onDone: proven,
            onError: [
              {
                guard: { type: 'isWrong' as const, params: errorOf },
                target: 'entering' as const,
                actions: ['clearCode' as const, warn(texts.invalidOtp)],
              },
              { target: 'entering' as const, actions: warn(texts.otpNotVerified) },
            ],
          },
        },
      },
    },
    resend: {
      initial: 'counting' as const,
      states: {
        counting: {
          invoke: {
            id: 'resendCountdown' as const,
            src: 'resendCountdown' as const,
            input: { seconds: resendCountdown },
            onDone: 'available' as const,
          },
        },
        available: { on: { 'code.resend': 'sending' as const } },
        sending: {
          invoke: {
            id: resend,
            src: resend,
            input: ({ context }: Scope) => ({ email: context.form.email.trim() }),
            onDone: { target: 'counting' as const, actions: say(texts.otpSent) },
            onError: { target: 'available' as const, actions: warn(texts.otpNotSent) },
          },
        },
      },
    },
  },
})

/**
 * True if the service refused the code itself. If verification failed for another reason, the code stays in
 * its boxes.
 */
export const isWrong = (_: unknown, error: unknown) => isRefusal(failureOf(error))
