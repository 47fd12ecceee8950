import type { EventCard, Toast } from '../../machines/domain.ts'

const copied: Toast = { kind: 'blank', text: 'Link copied' }

/** Hands an event's address to the device's share sheet; where there is none, to the clipboard. */
export async function share({ id, title }: EventCard, toast: (toast: Toast) => void) {
  const url = new URL(`/explore?event=${encodeURIComponent(id)}`, location.origin).href
  const data = { title, url }
  // Both are missing on a page without TLS, whatever the types say.
  const { canShare, clipboard } = navigator as Partial<Navigator>
  if (canShare?.call(navigator, data)) {
    await navigator.share(data).catch(unlessDismissed)
  } else if (clipboard) {
    await clipboard.writeText(url)
    toast(copied)
  } else {
    toast({ kind: 'blank', text: url })
  }
}

/** Closing the share sheet is a choice, not a failure. */
function unlessDismissed(error: unknown) {
  if (error instanceof DOMException && error.name === 'AbortError') return
  throw error
}
