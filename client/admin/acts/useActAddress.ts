import { useSearch } from 'wouter'
import type { Act } from '../../../machines/admin/acts/act.ts'
import { useDialogAddress } from '../../runtime/address/dialogAddress.ts'
import type { Codec } from '../list/useListAddress.ts'
import type { ActState } from './actState.ts'

/** A list that can show a row's details. */
interface ListState {
  context: { view: string | null }
  matches: (state: { detail: 'opening' }) => boolean
}

interface Acts<Change> {
  /** The actions available for the open row. */
  acts: readonly Act<Change>[]
  act: ActState['state']
  sendAct: (event: { type: 'act.ask'; act: Act<Change> } | { type: 'act.cancel' }) => void
}

/**
 * Keeps the open confirmation in the address, along with the details below it. Opening such an address only
 * shows the confirmation; it does not perform the action.
 */
export function useActAddress<Change>(
  { path, read }: Codec<{ view: string | null }>,
  list: ListState,
  { acts, act, sendAct }: Acts<Change>,
) {
  const search = useSearch()
  const isAsked = act.matches('asking') || act.matches('doing')
  useDialogAddress({
    path,
    names,
    opened: act.context.act && isAsked ? ['act', act.context.act.name] : null,
    isReady: !list.matches({ detail: 'opening' }) && read(search).view === list.context.view,
    open: ([, name]) => {
      const requested = acts.find((one) => one.name === name)
      if (requested) sendAct({ type: 'act.ask', act: requested })
    },
    close: () => sendAct({ type: 'act.cancel' }),
  })
}

const names = ['act'] as const
