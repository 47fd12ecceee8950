import { useMachine } from '@xstate/react'
import { noChoices } from '../../../machines/catalog/choicesRegion.ts'
import { hasFilter } from '../../../machines/events/explore/exploreAddress.ts'
import { draftOf } from '../../../machines/events/explore/savedFilter.ts'
import { useDialogAddress } from '../../runtime/address/dialogAddress.ts'
import type { ExploreState } from '../machines.ts'
import { useMachines } from './machines.ts'
import { today } from '../../runtime/clock/clock.ts'
import type { SavedFiltersState } from './savedFiltersState.ts'

const path = '/explore'
const unsaved = 'new'

/** The saved filters on Explore. Keeps their open dialog in the address. */
export function useSavedFilters({ state: explore }: ExploreState): SavedFiltersState & { isAsked: boolean } {
  const [state, send] = useMachine(useMachines().savedFilters)
  const choices = explore.matches({ choices: 'loaded' }) ? explore.context.choices : null
  const isReady = state.matches('listed') && !explore.matches({ choices: 'loading' })
  const isListOpen = state.matches({ listed: { list: 'open' } })
  const isNaming = state.matches({ listed: { work: 'naming' } })
  useDialogAddress({
    path,
    names: listNames,
    inner: draftNames,
    opened: isListOpen ? ['saved', ''] : null,
    isReady,
    open: () => send({ type: 'list.open' }),
    close: () => send({ type: 'list.close' }),
  })
  useDialogAddress({
    path,
    names: draftNames,
    opened: isNaming ? ['naming', state.context.draft?.id ?? unsaved] : null,
    isReady,
    open: ([, id]) => {
      const { filters } = explore.context.address
      if (id !== unsaved) send({ type: 'filter.rename', id })
      else if (hasFilter(filters))
        send({ type: 'filter.save', draft: draftOf(filters, choices ?? noChoices, today()) })
    },
    close: () => send({ type: 'draft.cancel' }),
  })
  return { state, send, choices, isAsked: isListOpen || isNaming }
}

const listNames = ['saved'] as const
const draftNames = ['naming'] as const
