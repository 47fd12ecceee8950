import { assign, setup } from 'xstate'
import { explain, type Place } from '../../domain.ts'
import { promised } from '../../effects.ts'
import { placesNotSearched } from '../texts.ts'
import type { Message } from '../../language/message.ts'

const minimumLength = 3

interface Context {
  text: string
  places: Place[]
  problem: Message
}

type Events =
  | { type: 'search.type'; text: string }
  | { type: 'search.clear' }
  | { type: 'search.pick' }
  | { type: 'search.focus' }
  | { type: 'search.blur' }
  | { type: 'search.dismiss' }
  | { type: 'search.retry' }

/** Suggests places after a pause in typing. */
export const locationSearchMachine = setup({
  types: {} as { context: Context; events: Events; tags: 'open' | 'busy' },
  actors: { geocode: promised<Place[], { address: string }>() },
  actions: {
    rememberText: assign((_, text: string) => ({ text })),
    explain: assign((_, problem: Message) => ({ places: [], problem })),
  },
  delays: { searchDebounce: 500, closingDelay: 150 },
}).createMachine({
  id: 'locationSearch',
  context: { text: '', places: [], problem: '' },
  initial: 'idle',
  on: {
    'search.type': [
      {
        guard: ({ event }) => event.text.trim().length >= minimumLength,
        target: '.debouncing',
        reenter: true,
        actions: { type: 'rememberText', params: ({ event }) => event.text },
      },
      { target: '.idle', actions: { type: 'rememberText', params: ({ event }) => event.text } },
    ],
    'search.clear': { target: '.idle', actions: assign({ text: '', places: [] }) },
  },
  states: {
    idle: {},
    debouncing: {
      on: { 'search.blur': 'idle' },
      after: { searchDebounce: 'searching' },
    },
    searching: {
      tags: 'busy',
      on: { 'search.blur': 'idle' },
      invoke: {
        id: 'geocode',
        src: 'geocode',
        input: ({ context }) => ({ address: context.text.trim() }),
        onDone: { target: 'suggesting', actions: assign(({ event }) => ({ places: event.output })) },
        onError: { target: 'failed', actions: explain(placesNotSearched) },
      },
    },
    failed: { on: { 'search.retry': 'searching' } },
    suggesting: {
      tags: 'open',
      on: { 'search.pick': 'idle', 'search.dismiss': 'idle', 'search.blur': 'closing' },
    },
    closing: {
      tags: 'open',
      on: { 'search.pick': 'idle', 'search.focus': 'suggesting' },
      after: { closingDelay: 'idle' },
    },
  },
})
