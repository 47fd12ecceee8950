import { untilLoaded } from '../untilLoaded.ts'

type ToastKind = 'success' | 'error' | 'blank' | 'loading' | 'custom'

/** ms on the screen (specification); a loading toast stays until it is dismissed or replaced. */
export const durations = { success: 2000, error: 4000, blank: 4000, custom: 4000, loading: Infinity }

interface ToastRequest {
  kind: ToastKind
  text: string
}

const asked = Promise.withResolvers<void>()

export const firstToast = asked.promise

export async function showToast({ kind, text }: ToastRequest) {
  asked.resolve()
  // Headless, because the look is ours.
  const { toast } = await untilLoaded(() => import('react-hot-toast/headless'))
  const show = kind === 'blank' ? toast : toast[kind]
  show(text, { duration: durations[kind] })
}
