import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { sessionMachine } from '../../../../machines/account/sessionMachine.ts'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { session } from '../../fixtures.ts'
import { sessions } from './model.ts'

walkInNode(sessions)

test.each([
  ['logout', { type: 'session.end' }],
  ['an answer that the token is no longer valid', { type: 'session.lose' }],
  ['a logout in another tab', { type: 'session.sync', session: null }],
] as const)('SE-4 %s clears everything that the browser stores', (_what, event) => {
  const actions = { forget: vi.fn<() => void>(), forgetDrafts: vi.fn<() => void>() }
  const actor = createActor(sessionMachine.provide({ actions }), { input: { session } }).start()
  actor.send(event)
  expect(actions.forget).toHaveBeenCalledTimes(1)
  expect(actions.forgetDrafts).toHaveBeenCalledTimes(1)
  expect(actor.getSnapshot().context.session).toBeNull()
})
