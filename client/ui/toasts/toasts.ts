import type { Message } from '../../../machines/language/message.ts'
import { t } from '../words/language.ts'
import { untilLoaded } from '../untilLoaded.ts'

type ToastKind = 'success' | 'error' | 'blank' | 'loading' | 'custom'

/** Duration in ms (specification). A loading toast stays until it is dismissed or replaced. */
export const durations = { success: 2000, error: 4000, blank: 4000, custom: 4000, loading: Infinity }

/** ms; long enough to read, decide, and reach the button by keyboard. */
const undoable = 10_000

interface ToastRequest {
  kind: ToastKind
  text: Message
}

/** A button in the toast. It disappears when pressing it would no longer have an effect. */
export interface Undo {
  press: () => void
  until: (end: () => void) => void
}

const firstRequest = Promise.withResolvers<void>()

export const firstToast = firstRequest.promise

export async function showToast({ kind, text }: ToastRequest, undo: Undo | null = null) {
  firstRequest.resolve()
  // The headless variant, because Plaza styles its own toasts.
  const { toast } = await untilLoaded(() => import('react-hot-toast/headless'))
  const show = kind === 'blank' ? toast : toast[kind]
  if (undo) {
    const { withUndo } = await untilLoaded(() => import('./withUndo.tsx'))
    const id = show(withUndo(text, undo.press), { duration: undoable })
    undo.until(() => toast.dismiss(id))
  } else show(() => t(text), { duration: durations[kind] })
}
