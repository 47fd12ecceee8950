import { loginNeeded } from '../../../machines/account/texts.ts'
import { onFirstSign } from '../../ui/feedback/firstSign.ts'
import { durations, showToast } from '../../ui/toasts/toasts.ts'

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
