import { assign, setup } from 'xstate'

/** Counts down the seconds until another code can be requested. */
export const countdownMachine = setup({
  types: {} as { input: { seconds: number }; context: { seconds: number } },
  actions: { count: assign({ seconds: ({ context }) => context.seconds - 1 }) },
  delays: { second: 1000 },
}).createMachine({
  id: 'countdown',
  context: ({ input }) => input,
  initial: 'counting',
  states: {
    counting: {
      after: {
        second: [
          { guard: ({ context }) => context.seconds <= 1, target: 'over', actions: 'count' },
          { target: 'counting', reenter: true, actions: 'count' },
        ],
      },
    },
    over: { type: 'final' },
  },
})
