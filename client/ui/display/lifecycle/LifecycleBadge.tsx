import { Badge } from '../Badge.tsx'
import { lifecycleWords, type ShownLifecycle } from './lifecycleWords.ts'
import { t } from '../../words/language.ts'

/** Renders nothing if the event is scheduled or the service does not report lifecycles. */
export function LifecycleBadge({ of }: { of: ShownLifecycle }) {
  const words = lifecycleWords(of)
  return (
    words && (
      // Inside a flex column, the span keeps the badge as narrow as its text.
      <span css={{ display: 'flex' }}>
        <Badge tone={words.tone}>{t(words.label)}</Badge>
      </span>
    )
  )
}
