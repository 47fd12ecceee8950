import * as texts from '../../../machines/events/texts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Empty } from '../../ui/feedback/Empty.tsx'
import { SearchIcon } from '../../ui/firstIcons.tsx'
import * as words from '../../ui/texts.ts'
import type { ExploreState } from './exploreState.ts'
import { t } from '../../ui/words/language.ts'

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
