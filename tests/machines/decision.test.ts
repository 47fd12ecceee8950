import { expect } from 'vitest'
import { decision } from '../models/decision.ts'
import { outcomes, walked } from '../support/walked.ts'

const verdicts = {
  publish: { eventId: '7', decision: 'publish', reason: '' },
  reject: { eventId: '8', decision: 'reject', reason: 'No address' },
}

/** That the parent hears of it is walked with `approval`, whose rows are these machines. */
walked(decision, {
  events: (stage) => ({ ...outcomes(decision, stage) }),
  states: {
    deciding: { asks: ({ context }) => [['decideEvent', verdicts[context.decision]]] },
    over: { holds: (_context, _scene, { status }) => expect(status).toBe('done') },
  },
})
