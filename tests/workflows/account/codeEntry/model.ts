import { codeEntryMachine } from '../../../../machines/account/codeEntryMachine.ts'
import { named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { codeEntryTable } from './table.ts'

export const codeEntry = modelOf(codeEntryMachine, codeEntryTable, {
  facts: ({ digits, focus }) => ({ boxes: digits.map((digit) => digit || '_').join(''), focus }),
  // A click into the focused box does not send an event.
  happens: (label, { facts: { focus } }) => label !== 'box.focus' || focus !== 2,
  cases: [
    named('1 in the first box', { type: 'digit.enter', index: 0, digit: '1' }),
    named('6 in the last box', { type: 'digit.enter', index: 5, digit: '6' }),
    named('a letter', { type: 'digit.enter', index: 0, digit: 'a' }),
    named('two digits', { type: 'digit.enter', index: 0, digit: '12' }),
    named('in the first box', { type: 'digit.erase', index: 0 }),
    named('in the second box', { type: 'digit.erase', index: 1 }),
    named('in the last box', { type: 'digit.erase', index: 5 }),
    named('all six', { type: 'digits.paste', text: ' 135 790 ' }),
    named('five of them', { type: 'digits.paste', text: '13579' }),
    named('two of them', { type: 'digits.paste', text: '13' }),
    named('none', { type: 'digits.paste', text: 'no digits' }),
    { type: 'box.focus', index: 2 },
    { type: 'code.clear' },
  ],
})
