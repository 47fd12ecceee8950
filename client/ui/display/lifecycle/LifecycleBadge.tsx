import { Badge } from '../Badge.tsx'
import { lifecycleWords, type ShownLifecycle } from './lifecycleWords.ts'

/** Nothing where the event takes place as announced, or where the service does not say. */
export function LifecycleBadge({ of }: { of: ShownLifecycle }) {
  const words = lifecycleWords(of)
  return (
    words && (
      // In a column it is as wide as its word.
      <span>
        <Badge tone={words.tone}>{words.label}</Badge>
      </span>
    )
  )
}
