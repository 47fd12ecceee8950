import { failureToast, type Toast } from '../domain.ts'
import type { Message } from '../language/message.ts'

/** Opens a dialog for a listed row. The machine declares `isListed` and `choose`. */
export const openListed = <Dialog extends string>(dialog: Dialog) => ({
  guard: { type: 'isListed' as const, params: idOf },
  target: dialog,
  actions: { type: 'choose' as const, params: idOf },
})

const idOf = ({ event }: { event: { id: string } }) => event.id

/** Replaces the alert; null removes it. The machine declares `show`. */
export const show = <Alert extends Toast | null>(alert: Alert) => ({ type: 'show', params: alert }) as const

export const showFailure = (text: Message) =>
  ({
    type: 'show',
    params: ({ event }: { event: { error: unknown } }) => failureToast(event.error, text),
  }) as const

/** Closes the dialog along with its alert. */
export const closeDialog = { target: 'closed', actions: show(null) } as const
