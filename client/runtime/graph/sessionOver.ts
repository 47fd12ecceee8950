import { loginNeeded } from '../../../machines/account/texts.ts'
import { onFirstSign } from '../../ui/feedback/firstSign.ts'
import { durations, showToast } from '../../ui/toasts/toasts.ts'

/** Said beside what failed with the session. Who was away hears it on coming back. */
export async function saySessionOver() {
  const say = () => showToast({ kind: 'error', text: loginNeeded })
  const gone = Date.now() + durations.error
  onFirstSign(() => {
    if (Date.now() > gone) void say()
  })
  await say()
}
