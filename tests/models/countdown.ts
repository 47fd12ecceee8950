import { countdownMachine } from '../../machines/countdownMachine.ts'
import { modelOf } from '../support/modelOf.ts'
import { after } from '../support/outcomes.ts'

export const countdown = modelOf(countdownMachine, {
  inputs: { 'three seconds': { seconds: 3 } },
  key: ({ seconds }) => seconds,
  cases: [after('second')],
})
