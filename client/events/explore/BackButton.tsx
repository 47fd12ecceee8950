import * as texts from '../../../machines/events/texts.ts'
import type { ExploreState } from '../machines.ts'
import { BackIcon, Button, t } from '../../ui/index.ts'

/** Returns to My Events if the event was opened from there, otherwise to the filters. */
export const BackButton = ({ state, send }: ExploreState) => (
  <Button variant="quiet" icon={<BackIcon />} onClick={() => send({ type: 'back' })}>
    {state.context.address.cameFrom === 'myEvents' ? t(texts.backToMyEvents) : t(texts.backToFilters)}
  </Button>
)
