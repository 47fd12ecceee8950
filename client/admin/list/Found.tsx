import { countText } from '../../ui/display/formats.ts'
import { Text } from '../../ui/layout/Text.tsx'

interface FoundProps {
  count: number
  one: string
  many: string
  busy: boolean
}

/** How many fit what is asked, told as it changes. */
export const Found = ({ count, one, many, busy }: FoundProps) => (
  <Text tone="muted" size="small" aria-live="polite">
    {busy ? 'Loading...' : `${countText(count)} ${count === 1 ? one : many}`}
  </Text>
)
