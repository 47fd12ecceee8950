import { has, refused, stays, table, to, when } from '../../../support/workflow/table.ts'

/** The six boxes as a reader sees them, such as `13579_`, and the index of the focused one. */
interface Boxes {
  boxes: string
  focus: number
}

/** Applies a change to the boxes and leads to the state that fits the result. */
const giving = (change: (facts: Boxes) => Boxes) => [
  when(
    (facts: Boxes) => !change(facts).boxes.includes('_'),
    to(
      'complete',
      has((facts: Boxes) => ({ ...change(facts) })),
    ),
  ),
  to(
    'incomplete',
    has((facts: Boxes) => ({ ...change(facts) })),
  ),
]
const put = (boxes: string, box: number, digit: string) => boxes.slice(0, box) + digit + boxes.slice(box + 1)
const enter = (box: number, digit: string, focus: number) =>
  giving(({ boxes }) => ({ boxes: put(boxes, box, digit), focus }))
const erase = (box: number) =>
  to(
    'incomplete',
    has(({ boxes }: Boxes) => ({ boxes: put(boxes, box, '_'), focus: box })),
  )
const isEmpty = (box: number) => (facts: Boxes) => facts.boxes[box] === '_'

/**
 * Specification, section 5 "OTP": only digits are accepted. The focus moves forward on entry, and back on
 * Backspace in an empty box.
 */
export const codeEntryTable = table({
  start: to('incomplete', has({ boxes: '______', focus: 0 })),
  anywhere: {
    'digit.enter (1 in the first box)': enter(0, '1', 1),
    'digit.enter (6 in the last box)': enter(5, '6', 5),
    'digit.enter (a letter)': refused,
    'digit.enter (two digits)': refused,
    'digit.erase (in the first box)': [when(isEmpty(0), refused), erase(0)],
    'digit.erase (in the second box)': [when(isEmpty(1), erase(0)), erase(1)],
    'digit.erase (in the last box)': [when(isEmpty(5), erase(4)), erase(5)],
    'digits.paste (all six)': to('complete', has({ boxes: '135790', focus: 5 })),
    'digits.paste (five of them)': to('incomplete', has({ boxes: '13579_', focus: 5 })),
    'digits.paste (two of them)': to('incomplete', has({ boxes: '13____', focus: 2 })),
    'digits.paste (none)': refused,
    'box.focus': stays(has({ focus: 2 })),
  },
  incomplete: {
    'code.clear': refused,
  },
  complete: {
    'code.clear': to('incomplete', has({ boxes: '______', focus: 0 })),
  },
})
