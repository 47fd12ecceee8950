import { createActor, fromPromise, fromTransition, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Choices, Place } from '../../machines/domain.ts'
import { emailProofMachine } from '../../machines/account/emailProofMachine.ts'
import { passwordResetMachine } from '../../machines/account/passwordReset/passwordResetMachine.ts'
import { lifecycleMachine } from '../../machines/events/lifecycle/lifecycleMachine.ts'
import { locationSearchMachine } from '../../machines/events/location/locationSearchMachine.ts'
import { embedMachine } from '../../machines/events/sharing/embedMachine.ts'
import { done } from '../support/workflow/cases.ts'
import { played } from '../support/workflow/stage.ts'
import { choices, ownJazz } from '../workflows/fixtures.ts'

describe('a pause starts anew with each letter', () => {
  test('in the search for a location: 500 ms', () => {
    const asked: string[] = []
    const geocode = fromPromise<Place[], { address: string }>(({ input }) => {
      asked.push(input.address)
      return Promise.resolve([])
    })
    const clock = new SimulatedClock()
    const actor = createActor(locationSearchMachine.provide({ actors: { geocode } }), { clock }).start()
    for (const text of ['Col', 'Colo', 'Colog']) {
      actor.send({ type: 'search.type', text })
      clock.increment(499)
    }
    expect(asked).toEqual([])
    clock.increment(1)
    expect(asked).toEqual(['Colog'])
  })

  test('in the preview of an embedded list: 500 ms', () => {
    const clock = new SimulatedClock()
    const listChoices = fromPromise<Choices, undefined>(() => Promise.resolve(choices))
    const actor = createActor(embedMachine.provide({ actors: { listChoices } }), { clock }).start()
    for (const location of ['C', 'Co']) {
      actor.send({ type: 'form.change', changes: { location } })
      clock.increment(499)
    }
    expect(actor.getSnapshot().context.shown.location).toBe('')
    clock.increment(1)
    expect(actor.getSnapshot().context.shown.location).toBe('Co')
  })
})

test('a new code can be asked for after 30 s, and again after each', () => {
  const left = (...events: Parameters<typeof played>[2][]) =>
    played(emailProofMachine, { email: 'mira@example.org' }, ...events).at.children[
      'resendCountdown'
    ]?.getSnapshot().context.seconds
  expect(left()).toBe(30)
  expect(left(done('resendCountdown'), { type: 'code.resend' }, done('resendCode'))).toBe(30)
})

test.each([
  ['No', false],
  [' No ', false],
  ['Ill', true],
  ['x'.repeat(500), true],
  ['x'.repeat(501), false],
])('a reason for calling an event off has 3 to 500 characters: %s', (reason, isSent) => {
  const list = createActor(
    fromTransition((state) => state, null),
    { id: 'list' },
  )
  const { asks } = played(
    lifecycleMachine,
    { list },
    { type: 'change.ask', event: ownJazz, lifecycle: 'CANCELLED' },
    { type: 'reason.change', reason },
    { type: 'change.confirm', now: new Date('2030-12-01T12:00:00Z') },
  )
  expect(asks.map(([name]) => name)).toEqual(isSent ? ['changeLifecycle'] : [])
})

describe('an email address is sent without the blanks around it', () => {
  const email = ' mira@example.org '
  const sent = (...[machine, input, ...events]: Parameters<typeof played>) =>
    played(machine, input, ...events).asks.flatMap(([, asked]) =>
      asked !== null && typeof asked === 'object' && 'email' in asked ? [asked.email] : [],
    )
  const submit = { type: 'code.submit', code: '123456' }
  const resend = [done('resendCountdown'), { type: 'code.resend' }]

  test('with the code of a sign-up, and for a new one', () => {
    expect(sent(emailProofMachine, { email }, submit)).toEqual(['mira@example.org'])
    expect(sent(emailProofMachine, { email }, ...resend)).toEqual(['mira@example.org'])
  })

  test('in each step of a password reset', () => {
    const request = { type: 'email.submit' }
    const requested = [request, done('requestPasswordReset')]
    const verified = [...requested, submit, done('verifyResetCode', { resetToken: 'token' })]
    const passwords = { newPassword: 'kites over the river', confirmPassword: 'kites over the river' }
    const chosen = [{ type: 'form.change', changes: passwords }, { type: 'password.submit' }]
    for (const events of [
      [request],
      [...requested, submit],
      [...requested, ...resend],
      [...verified, ...chosen],
    ])
      expect(sent(passwordResetMachine, { email }, ...events)).toEqual(['mira@example.org'])
  })
})
