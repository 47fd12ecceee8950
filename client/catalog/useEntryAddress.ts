import { useMemo } from 'react'
import { type Opened, useDialogAddress } from '../runtime/address/dialogAddress.ts'
import type { CatalogState } from './catalogState.ts'

type EntryDialogKind = 'add' | 'edit' | 'delete'

/** The query parameter of each dialog. */
type EntryNames<Name extends string> = Record<EntryDialogKind, Name>

/** Syncs the open dialog of a catalogue page with the page's address. */
export function useEntryAddress<Name extends string>(
  path: string,
  names: EntryNames<Name>,
  { state, send }: CatalogState,
) {
  const { entry } = state.context
  const isAsked = state.matches({ dialog: 'confirming' }) || state.matches({ dialog: 'deleting' })
  const opened: Opened<Name> = [names[isAsked ? 'delete' : entry ? 'edit' : 'add'], entry?.id ?? '']
  useDialogAddress({
    path,
    names: useMemo(() => Object.values<Name>(names), [names]),
    opened: state.matches({ dialog: 'closed' }) ? null : opened,
    isReady: state.matches({ list: 'listed' }),
    open: ([name, id]) => {
      if (name === names.add) send({ type: 'entry.add' })
      else send({ type: name === names.edit ? 'entry.edit' : 'entry.delete', id })
    },
    close: () => send({ type: 'dialog.close' }),
  })
}
