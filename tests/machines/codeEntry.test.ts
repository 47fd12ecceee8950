import { expect } from 'vitest'
import { codeEntry } from '../models/codeEntry.ts'
import { walked } from '../support/walked.ts'

interface Boxes {
  digits: string[]
  focus: number
}

/** The boxes as a reader sees them, and which one has the focus. */
const shown = ({ digits, focus }: Boxes) => [digits.map((digit) => digit || '_').join(''), focus]

/** What six boxes show after an event, by the specification: forward on entry, back on backspace in an empty box. */
function expected([was, focus]: (string | number)[], event: Happening | null): (string | number)[] {
  const boxes = String(was)
  const put = (index: number, digit: string) => boxes.slice(0, index) + digit + boxes.slice(index + 1)
  if (event?.type === 'digit.enter') return [put(event.index, event.digit), Math.min(event.index + 1, 5)]
  if (event?.type === 'digit.erase') {
    const index = boxes[event.index] === '_' ? event.index - 1 : event.index
    return [put(index, '_'), index]
  }
  if (event?.type === 'digits.paste') return [event.text === '13579' ? '13579_' : '135790', 5]
  if (event?.type === 'box.focus') return [boxes, event.index]
  return event?.type === 'code.clear' ? ['______', 0] : [boxes, focus ?? 0]
}

type Happening =
  | { type: 'digit.enter'; index: number; digit: string }
  | { type: 'digit.erase'; index: number }
  | { type: 'digits.paste'; text: string }
  | { type: 'box.focus'; index: number }
  | { type: 'code.clear' }

walked(codeEntry, {
  events: ({ send }) => ({
    'digit.enter': send,
    'digit.erase': send,
    'digits.paste': send,
    'box.focus': send,
    'code.clear': send,
  }),
  states: {
    incomplete: {
      refuses: [
        { type: 'digit.enter', index: 0, digit: 'a' },
        { type: 'digit.enter', index: 0, digit: '12' },
        { type: 'digits.paste', text: 'no digits' },
        { type: 'code.clear' },
      ],
      holds: (context, { event, before }, real) => {
        expect(context.digits).toContain('')
        expect(shown(context)).toEqual(
          expected(before ? shown(before.context) : ['______', 0], event as Happening),
        )
        if (context.digits[0] === '') expect(real.can({ type: 'digit.erase', index: 0 })).toBe(false)
      },
    },
    complete: {
      holds: (context, { event, before }) => {
        expect(context.digits).not.toContain('')
        expect(shown(context)).toEqual(
          expected(before ? shown(before.context) : ['______', 0], event as Happening),
        )
      },
    },
  },
})
