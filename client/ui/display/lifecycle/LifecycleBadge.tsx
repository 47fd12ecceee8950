import { Badge } from '../Badge.tsx'
import { lifecycleWords, type ShownLifecycle } from './lifecycleWords.ts'
import { t } from '../../words/language.ts'

/** Draws nothing for an event that takes place as announced, or whose lifecycle the service does not report. */
export function LifecycleBadge({ of }: { of: ShownLifecycle }) {
  const words = lifecycleWords(of)
  return (
    words && (
      // Keeps the badge as wide as its word in a flex column.
      <span>
        <Badge tone={words.tone}>{t(words.label)}</Badge>
      </span>
    )
  )
}
