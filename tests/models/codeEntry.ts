import { codeEntryMachine } from '../../machines/codeEntryMachine.ts'
import { modelOf } from '../support/modelOf.ts'
import { named } from '../support/outcomes.ts'

export const codeEntry = modelOf(codeEntryMachine, {
  key: ({ digits, focus }) => [digits.filter((digit) => digit !== '').length, focus],
  cases: [
    named('the first box', { type: 'digit.enter', index: 0, digit: '1' }),
    named('the last box', { type: 'digit.enter', index: 5, digit: '6' }),
    named('the first box', { type: 'digit.erase', index: 0 }),
    named('the second box', { type: 'digit.erase', index: 1 }),
    named('the last box', { type: 'digit.erase', index: 5 }),
    named('all six', { type: 'digits.paste', text: ' 135 790 ' }),
    named('five of them', { type: 'digits.paste', text: '13579' }),
    { type: 'box.focus', index: 2 },
    { type: 'code.clear' },
  ],
})
