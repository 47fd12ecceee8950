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
    enter: assign(({ context }, { index, digit }: { index: number; digit: string }) => ({
      digits: context.digits.with(index, digit),
      focus: Math.min(index + 1, length - 1),
    })),
    erase: assign(({ context }, index: number) => ({ digits: context.digits.with(index, ''), focus: index })),
    paste: assign((_, text: string) => {
      const pasted = digitsOf(text)
      const digits = Array.from({ length }, (_, index) => pasted[index] ?? '')
      return { digits, focus: Math.min(pasted.length, length - 1) }
    }),
    focus: assign((_, focus: number) => ({ focus })),
    clear: assign(empty),
  },
  guards: {
    isDigit: (_, digit: string) => /^\d$/.test(digit),
    hasDigit: ({ context }, index: number) => context.digits[index] !== '',
    isAfterFirst: (_, index: number) => index > 0,
    hasDigits: (_, text: string) => digitsOf(text).length > 0,
    isWhole: ({ context }) => context.digits.every((digit) => digit !== ''),
  },
}).createMachine({
  id: 'codeEntry',
  context: empty,
  initial: 'incomplete',
  on: {
    'digit.enter': {
      guard: { type: 'isDigit', params: ({ event }) => event.digit },
      target: '.checking',
      actions: { type: 'enter', params: ({ event }) => event },
    },
    'digit.erase': [
      {
        guard: { type: 'hasDigit', params: ({ event }) => event.index },
        target: '.checking',
        actions: { type: 'erase', params: ({ event }) => event.index },
      },
      {
        guard: { type: 'isAfterFirst', params: ({ event }) => event.index },
        target: '.checking',
        actions: { type: 'erase', params: ({ event }) => event.index - 1 },
      },
    ],
    'digits.paste': {
      guard: { type: 'hasDigits', params: ({ event }) => event.text },
      target: '.checking',
      actions: { type: 'paste', params: ({ event }) => event.text },
    },
    'box.focus': { actions: { type: 'focus', params: ({ event }) => event.index } },
  },
  states: {
    checking: { always: [{ guard: 'isWhole', target: 'complete' }, { target: 'incomplete' }] },
    incomplete: {},
    complete: { on: { 'code.clear': { target: 'incomplete', actions: 'clear' } } },
  },
})

const digitsOf = (text: string) => text.replaceAll(/\D/g, '').slice(0, length)
