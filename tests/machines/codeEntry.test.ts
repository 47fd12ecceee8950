import { expect } from 'vitest'
import { codeEntry } from '../models/codeEntry.ts'
import { walked } from '../support/walked.ts'

/** The boxes as a reader sees them, and which one has the focus. */
const shown = ({ digits, focus }: { digits: string[]; focus: number }) => [
  digits.map((digit) => digit || '_').join(''),
  focus,
]

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
        if (!event || event.type === 'code.clear') expect(shown(context)).toEqual(['______', 0])
        const [was] = before ? shown(before.context) : ['______']
        if (was !== '______') return
        if (event?.type === 'digit.enter' && event.index === 0) expect(shown(context)).toEqual(['1_____', 1])
        if (event?.type === 'digit.enter' && event.index === 5) expect(shown(context)).toEqual(['_____6', 5])
        if (event?.type === 'digit.erase') expect(shown(context)).toEqual(['______', event.index - 1])
        if (event?.type === 'digits.paste') expect(shown(context)).toEqual(['13579_', 5])
        if (event?.type === 'box.focus') expect(shown(context)).toEqual(['______', 2])
        if (context.digits[0] === '') expect(real.can({ type: 'digit.erase', index: 0 })).toBe(false)
      },
    },
    complete: {
      holds: (context, { event }) => {
        if (event?.type === 'digits.paste') expect(shown(context)).toEqual(['135790', 5])
        expect(context.digits).not.toContain('')
      },
    },
  },
})
