import { expect } from 'vitest'
import { countdown } from '../models/countdown.ts'
import { walked } from '../support/walked.ts'

walked(countdown, {
  events: ({ pass }) => ({ 'after.second': () => pass(1000) }),
  states: {
    counting: {
      holds: ({ seconds }, { before }) => expect(seconds).toBe(before ? before.context.seconds - 1 : 3),
    },
    over: { holds: ({ seconds }) => expect(seconds).toBe(0) },
  },
})
