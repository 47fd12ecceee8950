import { useSearch } from 'wouter'
import type { Act } from '../../../machines/admin/acts/act.ts'
import { useDialogAddress } from '../../runtime/address/dialogAddress.ts'
import type { Codec } from '../list/useListAddress.ts'
import type { ActState } from './actState.ts'

/** The list in which details are open. */
interface ListState {
  context: { view: string | null }
  matches: (state: { detail: 'opening' }) => boolean
}

interface Acts<Change> {
  /** What can be done to what is open. */
  acts: readonly Act<Change>[]
  act: ActState['state']
  sendAct: (event: { type: 'act.ask'; act: Act<Change> } | { type: 'act.cancel' }) => void
}

/** The question before an act in the address, with the details that it is asked in. It is no more than asked there. */
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
      const asked = acts.find((one) => one.name === name)
      if (asked) sendAct({ type: 'act.ask', act: asked })
    },
    close: () => sendAct({ type: 'act.cancel' }),
  })
}

const names = ['act'] as const
