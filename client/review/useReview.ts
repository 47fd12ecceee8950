import { useMachine } from '@xstate/react'
import { useSearch } from 'wouter'
import { addressOf } from '../../machines/admin/adminTabs.ts'
import { useDialogAddress } from '../runtime/address/dialogAddress.ts'
import { t, words } from '../ui/index.ts'
import { useMachines } from './machines.ts'
import { useReviewKeys } from './useReviewKeys.ts'
import { useSelectionAddress } from './useSelectionAddress.ts'

/** The machines of the review: the list, the selection, the shortcuts and the reasons. Keeps the address in step. */
export function useReview() {
  const machines = useMachines()
  const page = new URLSearchParams(useSearch()).get('page')
  const [state, send, list] = useMachine(machines.approval, { input: { page } })
  const { pending, viewed } = state.context
  const [chosen, choose] = useMachine(machines.selection, { input: { list } })
  const [keyed, key] = useMachine(machines.keys, { input: { isOn: machines.hasKeys() } })
  const at = viewed && pending.findIndex(({ id }) => id === viewed.id)
  useReviewKeys({
    isOn: keyed.matches({ keys: 'on' }),
    table: t(words.pendingEvents),
    open: at,
    onMove: (by) => {
      const next = at !== null && pending[at + by]
      if (next) send({ type: 'event.view', eventId: next.id })
    },
    onHelp: () => key({ type: 'help.open' }),
  })
  const [kept, keep] = useMachine(machines.reasons)
  const selection = { state: chosen, send: choose }
  useDialogAddress({
    path: addressOf('pendingEvents'),
    names: details,
    opened: viewed && state.matches({ listed: 'viewing' }) ? ['view', viewed.id] : null,
    isReady: state.matches('listed') || state.matches('failed'),
    pages: {
      page: state.context.page,
      isFailed: state.matches('failed'),
      isFree: Object.keys(state.context.decisions).length === 0,
      turn: (page) => send({ type: 'page.open', page }),
    },
    open: ([, eventId]) => send({ type: 'event.view', eventId }),
    close: () => send({ type: 'detail.close' }),
  })
  useSelectionAddress({
    selection,
    present: pending,
    isReady: state.matches('listed') && state.context.page === page,
  })
  useDialogAddress({
    path: addressOf('pendingEvents'),
    names: help,
    opened: keyed.matches({ help: 'open' }) ? ['keys', ''] : null,
    isReady: state.matches('listed') || state.matches('failed'),
    open: () => key({ type: 'help.open' }),
    close: () => key({ type: 'help.close' }),
  })
  return {
    review: { state, send },
    selection,
    keys: { state: keyed, send: key },
    reasons: { state: kept, send: keep },
  }
}

const details = ['view'] as const
const help = ['keys'] as const
