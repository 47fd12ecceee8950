import { addressOf } from '../../machines/admin/adminTabs.ts'
import type { PendingEvent } from '../../machines/domain.ts'
import type { selectionMachine } from '../../machines/review/selectionMachine.ts'
import { useDialogAddress } from '../runtime/address/dialogAddress.ts'
import type { Machine } from '../runtime/registry.tsx'
import { isSelectable } from './Selection.tsx'

interface SelectionAddress {
  selection: Machine<typeof selectionMachine>
  /** The events on the page. */
  present: readonly PendingEvent[]
  isReady: boolean
}

/**
 * Keeps the confirmation for several events, with their ids, in the address. Restores it for those events
 * that are still pending on this page.
 */
export function useSelectionAddress({ selection: { state, send }, present, isReady }: SelectionAddress) {
  const { selected, decision, importCount } = state.context
  const isAsked = state.matches('asking') || state.matches('deciding')
  const verb = decision === 'publish' ? 'approve' : importCount === null ? 'reject' : 'reject-import'
  useDialogAddress({
    path: addressOf('pendingEvents'),
    names,
    opened: isAsked ? [verb, selected.map(({ id }) => id).join()] : null,
    isReady,
    open: ([name, ids]) => {
      const requestedIds = new Set(ids.split(','))
      const events = [...requestedIds].flatMap((id) =>
        present.filter((event) => event.id === id && isSelectable(event)),
      )
      const [first] = events
      if (name === 'reject-import') {
        if (first?.import) send({ type: 'import.reject', event: first, count: first.import.count })
        return
      }
      send({ type: 'question.open', decision: name === 'approve' ? 'publish' : 'reject', events })
    },
    close: () => send({ type: 'question.close' }),
  })
}

const names = ['approve', 'reject', 'reject-import'] as const
