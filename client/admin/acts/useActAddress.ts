import { useSearch } from 'wouter'
import type { Act } from '../../../machines/admin/acts/actMachine.ts'
import { useDialogAddress } from '../../runtime/dialogAddress.ts'
import type { ActState } from './actState.ts'

interface ActAddress<Change> {
  address: { path: string; read: (search: string) => { view: string | null } }
  /** Whose details are open. */
  view: string | null
  /** They are on their way. */
  isOpening: boolean
  /** What can be done to it. */
  acts: readonly Act<Change>[]
  state: ActState['state']
  ask: (act: Act<Change>) => void
  cancel: () => void
}

/** The question before an act in the address, with the details that it is asked in. It is no more than asked there. */
export function useActAddress<Change>({
  address: { path, read },
  view,
  isOpening,
  acts,
  state,
  ask,
  cancel,
}: ActAddress<Change>) {
  const search = useSearch()
  const { act } = state.context
  const isAsked = state.matches('asking') || state.matches('doing')
  useDialogAddress({
    path,
    names,
    opened: act && isAsked ? ['act', nameOf(act)] : null,
    isReady: !isOpening && read(search).view === view,
    open: ([, name]) => {
      const act = acts.find((act) => nameOf(act) === name)
      if (act) ask(act)
    },
    close: cancel,
  })
}

const names = ['act'] as const

/** `make-super-admin` */
const nameOf = ({ verb }: Pick<Act<unknown>, 'verb'>) => verb.toLowerCase().replaceAll(' ', '-')
