import { areSameFilters } from '../../../machines/events/explore/exploreAddress.ts'
import { draftOf, filtersOfSaved, mostFilters } from '../../../machines/events/explore/savedFilter.ts'
import * as texts from '../../../machines/events/texts.ts'
import type { EventFilters } from '../../../machines/domain.ts'
import { noChoices } from '../../../machines/catalog/choicesRegion.ts'
import { Button, t, Text } from '../../ui/index.ts'
import { useToday } from '../../runtime/clock/useNow.ts'
import type { SavedFiltersState } from './savedFiltersState.ts'

/**
 * The button that saves the current filters, or a note if they are already saved or no more can be saved.
 * Renders nothing without a list of the saved filters.
 */
export function SaveFilter({ state, send, choices, current }: SavedFiltersState & { current: EventFilters }) {
  const today = useToday()
  if (!state.matches('listed')) return null
  const { filters } = state.context
  const saved = filters.find((filter) => areSameFilters(filtersOfSaved(filter, today), current))
  if (saved) return <Text tone="muted">{t(texts.savedAs(saved.name))}</Text>
  if (filters.length >= mostFilters) return <Text tone="muted">{t(texts.searchesFull)}</Text>
  const draft = draftOf(current, choices ?? noChoices, today)
  return (
    <Button
      variant="secondary"
      size="small"
      busy={state.hasTag('busy')}
      onClick={() => send({ type: 'filter.save', draft })}
    >
      {t(texts.saveSearch)}
    </Button>
  )
}
