import type { Toast } from '../../../machines/domain.ts'
import type { Shared } from '../../../machines/events/explore/exploreMachine.ts'
import * as texts from '../../../machines/events/texts.ts'

/** URL of the public page if there is one; otherwise that of the event in Explore, which requires a login. */
export const eventUrl = ({ id, shareUrl, site }: Shared) =>
  shareUrl ?? `${site}/explore?event=${encodeURIComponent(id)}`

/** Both are missing on pages without TLS, although the types say otherwise. */
const { canShare, clipboard } = navigator as Partial<Navigator>

const sheetOf = (event: Shared) => ({ title: event.title, url: eventUrl(event) })

export const hasSheet = (event: Shared) => canShare?.call(navigator, sheetOf(event)) ?? false

export async function share(event: Shared, toast: (toast: Toast) => void) {
  if (hasSheet(event)) {
    await navigator.share(sheetOf(event)).catch(unlessDismissed)
  } else if (clipboard) {
    await clipboard.writeText(eventUrl(event))
    toast({ kind: 'blank', text: texts.linkCopied })
  } else {
    toast({ kind: 'blank', text: eventUrl(event) })
  }
}

/** Dismissing the share sheet is not a failure. */
function unlessDismissed(error: unknown) {
  if (error instanceof DOMException && error.name === 'AbortError') return
  throw error
}
