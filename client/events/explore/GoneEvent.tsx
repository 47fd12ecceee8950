import * as texts from '../../../machines/events/texts.ts'
import { Button, Empty, SearchIcon, t, words } from '../../ui/index.ts'
import type { ExploreState } from './exploreState.ts'

/** Shown in place of a linked event that is no longer available. */
export const GoneEvent = ({ send }: ExploreState) => (
  <Empty
    icon={<SearchIcon size={40} />}
    detail={t(texts.eventGoneHint)}
    action={<Button onClick={() => send({ type: 'filters.open' })}>{t(words.explore)}</Button>}
  >
    {t(texts.eventGone)}
  </Empty>
)
