import { sendTo, setup } from 'xstate'
import { effect, promised } from '../effects.ts'
import { codeEntryMachine } from './codeEntryMachine.ts'
import { codeStep, isWrong } from './codeStep.ts'
import { countdownMachine } from './countdownMachine.ts'
import { type Toast, say } from '../domain.ts'
import { isWholeCode } from './rules.ts'
import * as texts from './texts.ts'

/** Verifies an email address with a code sent to it, after signup or when an unverified account logs in. */
export const emailProofMachine = setup({
  types: {} as {
    input: { email: string }
    context: { form: { email: string } }
    events: { type: 'code.submit'; code: string } | { type: 'code.resend' } | { type: 'back' }
    tags: 'busy'
  },
  actors: {
    verifyEmail: promised<void, { email: string; otp: string }>(),
    resendCode: promised<void, { email: string }>(),
    codeEntry: codeEntryMachine,
    resendCountdown: countdownMachine,
  },
  actions: {
    toast: effect<Toast>(),
    /** Returns to the form that led here. */
    leave: effect(),
    /** Continues with the login. */
    finish: effect(),
    clearCode: sendTo('codeEntry', { type: 'code.clear' }),
  },
  guards: { isWhole: (_, code: string) => isWholeCode(code), isWrong },
}).createMachine({
  id: 'emailProof',
  context: ({ input: { email } }) => ({ form: { email } }),
  initial: 'verifyEmail',
  states: {
    verifyEmail: {
      ...codeStep('verifyEmail', 'resendCode', {
        target: '#emailProof.verified',
        actions: say(texts.registered),
      }),
      on: { back: 'left' },
    },
    left: { type: 'final', entry: 'leave' },
    verified: { type: 'final', entry: 'finish' },
  },
})
