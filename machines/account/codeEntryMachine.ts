import { assign, setup } from 'xstate'

const length = 6

interface Context {
  /** One entry per box: a digit or ''. */
  digits: string[]
  focus: number
}

type Events =
  | { type: 'digit.enter'; index: number; digit: string }
  | { type: 'digit.erase'; index: number }
  | { type: 'digits.paste'; text: string }
  | { type: 'box.focus'; index: number }
  | { type: 'code.clear' }

const empty = (): Context => ({ digits: Array.from({ length }, () => ''), focus: 0 })

/** Six boxes that act as one field: typing and pasting move the focus forward, erasing moves it back. */
export const codeEntryMachine = setup({
  types: {} as { context: Context; events: Events },
  actions: {
    erase: assign(({ context }, index: number) => ({ digits: context.digits.with(index, ''), focus: index })),
  },
}).createMachine({
  id: 'codeEntry',
  context: empty,
  initial: 'incomplete',
  on: {
    'digit.enter': {
      guard: ({ event }) => /^\d$/.test(event.digit),
      target: '.checking',
      actions: assign(({ context, event: { index, digit } }) => ({
        digits: context.digits.with(index, digit),
        focus: Math.min(index + 1, length - 1),
      })),
    },
    'digit.erase': [
      {
        guard: ({ context, event }) => context.digits[event.index] !== '',
        target: '.checking',
        actions: { type: 'erase', params: ({ event }) => event.index },
      },
      {
        guard: ({ event }) => event.index > 0,
        target: '.checking',
        actions: { type: 'erase', params: ({ event }) => event.index - 1 },
      },
    ],
    'digits.paste': {
      guard: ({ event }) => digitsOf(event.text).length > 0,
      target: '.checking',
      actions: assign(({ event }) => {
        const pasted = digitsOf(event.text)
        const digits = Array.from({ length }, (_, index) => pasted[index] ?? '')
        return { digits, focus: Math.min(pasted.length, length - 1) }
      }),
    },
    'box.focus': { actions: assign(({ event }) => ({ focus: event.index })) },
  },
  states: {
    checking: {
      always: [
        { guard: ({ context }) => context.digits.every((digit) => digit !== ''), target: 'complete' },
        { target: 'incomplete' },
      ],
    },
    incomplete: {},
    complete: { on: { 'code.clear': { target: 'incomplete', actions: assign(empty) } } },
  },
})

const digitsOf = (text: string) => text.replaceAll(/\D/g, '').slice(0, length)
