import * as texts from '../../../machines/events/texts.ts'
import type { ExploreState } from './exploreState.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { BackIcon } from '../../ui/firstIcons.tsx'
import { t } from '../../ui/words/language.ts'

/** To My Events for whoever came from there, else to the filters. */
export const BackButton = ({ state, send }: ExploreState) => (
  <Button variant="quiet" icon={<BackIcon />} onClick={() => send({ type: 'back' })}>
    {state.context.address.cameFrom === 'myEvents' ? t(texts.backToMyEvents) : t(texts.backToFilters)}
  </Button>
)
