import { setup } from 'xstate'
import { effect } from '../effects.ts'

type Events = { type: 'help.open' } | { type: 'help.close' } | { type: 'keys.toggle' }

/**
 * The review's keyboard shortcuts. They can be turned off, because speech input can trigger them by accident
 * (WCAG 2.1.4).
 */
export const keysMachine = setup({
  types: {} as { input: { isOn: boolean }; context: { startsOn: boolean }; events: Events },
  actions: { keepKeys: effect<boolean>() },
}).createMachine({
  id: 'keys',
  context: ({ input }) => ({ startsOn: input.isOn }),
  type: 'parallel',
  states: {
    keys: {
      initial: 'entering',
      states: {
        entering: { always: [{ guard: ({ context }) => context.startsOn, target: 'on' }, { target: 'off' }] },
        on: { on: { 'keys.toggle': { target: 'off', actions: { type: 'keepKeys', params: false } } } },
        off: { on: { 'keys.toggle': { target: 'on', actions: { type: 'keepKeys', params: true } } } },
      },
    },
    help: {
      initial: 'closed',
      states: {
        closed: { on: { 'help.open': 'open' } },
        open: { on: { 'help.close': 'closed' } },
      },
    },
  },
})
