import type { Choices } from '../../../machines/domain.ts'
import { addressOf } from '../../../machines/events/explore/exploreAddress.ts'
import { type FilterTerms, filtersOfSaved } from '../../../machines/events/explore/savedFilter.ts'
import type { savedFiltersMachine } from '../../../machines/events/explore/savedFiltersMachine.ts'
import type { Machine } from '../../runtime/machine.ts'
import { isoDate } from '../../ui/words/isoDate.ts'
import { searchOf } from '../explore/exploreAddress.ts'

export interface SavedFiltersState extends Machine<typeof savedFiltersMachine> {
  /** null while loading. */
  choices: Choices | null
}

export const today = () => isoDate(new Date())

/** The address that runs a saved filter; relative days count from today. */
export const pathOf = (terms: FilterTerms) =>
  `/explore${searchOf(addressOf({ view: 'list', filters: filtersOfSaved(terms, today()) }))}`
