import { loginNeeded } from '../../../machines/account/texts.ts'
import { durations, onFirstSign, showToast } from '../../ui/index.ts'

/**
 * Shows the message next to that of the failed action. If it disappears before the user does anything, it is
 * shown again on their return.
 */
export async function saySessionOver() {
  const say = () => showToast({ kind: 'error', text: loginNeeded })
  const gone = Date.now() + durations.error
  onFirstSign(() => {
    if (Date.now() > gone) void say()
  })
  await say()
}
