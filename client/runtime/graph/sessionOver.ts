import { loginNeeded } from '../../../machines/account/texts.ts'
import { onFirstSign } from '../../ui/feedback/firstSign.ts'
import { durations, showToast } from '../../ui/toasts/toasts.ts'

/** Shown together with the failed action's own message, and again on return to somebody who was away. */
export async function saySessionOver() {
  const say = () => showToast({ kind: 'error', text: loginNeeded })
  const gone = Date.now() + durations.error
  onFirstSign(() => {
    if (Date.now() > gone) void say()
  })
  await say()
}
