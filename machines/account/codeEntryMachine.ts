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

/** Six boxes that act as one field: typing and pasting go on, erasing steps back. */
export const codeEntryMachine = setup({
  types: {} as { context: Context; events: Events },
  actions: {
    enter: assign(({ context, event }) => {
      if (event.type !== 'digit.enter') return {}
      const digits = context.digits.with(event.index, event.digit)
      return { digits, focus: Math.min(event.index + 1, length - 1) }
    }),
    erase: assign(({ context, event }) => {
      if (event.type !== 'digit.erase') return {}
      return { digits: context.digits.with(event.index, ''), focus: event.index }
    }),
    stepBack: assign(({ context, event }) => {
      if (event.type !== 'digit.erase') return {}
      const focus = event.index - 1
      return { digits: context.digits.with(focus, ''), focus }
    }),
    paste: assign(({ event }) => {
      if (event.type !== 'digits.paste') return {}
      const pasted = digitsOf(event.text)
      const digits = Array.from({ length }, (_, index) => pasted[index] ?? '')
      return { digits, focus: Math.min(pasted.length, length - 1) }
    }),
    focus: assign(({ event }) => (event.type === 'box.focus' ? { focus: event.index } : {})),
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
      actions: 'enter',
    },
    'digit.erase': [
      {
        guard: { type: 'hasDigit', params: ({ event }) => event.index },
        target: '.checking',
        actions: 'erase',
      },
      {
        guard: { type: 'isAfterFirst', params: ({ event }) => event.index },
        target: '.checking',
        actions: 'stepBack',
      },
    ],
    'digits.paste': {
      guard: { type: 'hasDigits', params: ({ event }) => event.text },
      target: '.checking',
      actions: 'paste',
    },
    'box.focus': { actions: 'focus' },
  },
  states: {
    checking: { always: [{ guard: 'isWhole', target: 'complete' }, { target: 'incomplete' }] },
    incomplete: {},
    complete: { on: { 'code.clear': { target: 'incomplete', actions: 'clear' } } },
  },
})

const digitsOf = (text: string) => text.replaceAll(/\D/g, '').slice(0, length)
