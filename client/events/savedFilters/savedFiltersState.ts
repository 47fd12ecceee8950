import type { Choices } from '../../../machines/domain.ts'
import { addressOf } from '../../../machines/events/explore/exploreAddress.ts'
import {
  type FilterTerms,
  filtersOfSaved,
  type When,
  whenWords,
} from '../../../machines/events/explore/savedFilter.ts'
import type { savedFiltersMachine } from '../../../machines/events/explore/savedFiltersMachine.ts'
import type { Machine } from '../../runtime/registry.tsx'
import { capitalised, t } from '../../ui/index.ts'
import { searchOf } from '../explore/exploreAddress.ts'

export interface SavedFiltersState extends Machine<typeof savedFiltersMachine> {
  /** Null until they have loaded. */
  choices: Choices | null
}

/** The address that runs a saved filter. Relative days count from `today`. */
export const pathOf = (terms: FilterTerms, today: string) =>
  `/explore${searchOf(addressOf({ view: 'list', filters: filtersOfSaved(terms, today) }))}`

export const daysText = (when: When) => capitalised(t(whenWords[when]))
