import type { ReactNode } from 'react'
import { whenWords } from '../../../machines/events/explore/savedFilter.ts'
import * as texts from '../../../machines/events/texts.ts'
import { asPhrase } from '../../../machines/language/message.ts'
import { BackIcon, Button, isOverAThousand, Row, t, Text } from '../../ui/index.ts'
import type { ExploreState } from '../machines.ts'

/**
 * The row above the results. Rendered both while an event is opening and afterwards: replacing a button while
 * it is being pressed would lose the click.
 */
export function Above({ state, send, keep }: ExploreState & { keep: ReactNode }) {
  const { address, page, selected } = state.context
  const isThere = state.matches({ view: 'results' })
  const found = isOverAThousand(page.count) ? texts.manyEventsFound : texts.eventsFound(page.count)
  const { when } = address.filters
  if (isThere ? !selected : address.cameFrom !== 'myEvents') return null
  return (
    <Row justify="space-between" gap={2}>
      <BackButton state={state} send={send} />
      {isThere && (
        <Row gap={2}>
          <Text as="p" tone="muted">
            {t(when ? texts.searchOn(t(found), asPhrase(whenWords[when])) : found)}
          </Text>
          {keep}
        </Row>
      )}
    </Row>
  )
}

/** Returns to My Events if the event was opened from there, otherwise to the filters. */
export const BackButton = ({ state, send }: ExploreState) => (
  <Button variant="quiet" icon={<BackIcon />} onClick={() => send({ type: 'back' })}>
    {state.context.address.cameFrom === 'myEvents' ? t(texts.backToMyEvents) : t(texts.backToFilters)}
  </Button>
)
