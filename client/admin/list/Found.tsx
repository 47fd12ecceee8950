import { countText } from '../../ui/display/formats.ts'
import { Text } from '../../ui/layout/Text.tsx'
import * as words from '../../ui/texts.ts'

interface FoundProps {
  count: number
  one: string
  many: string
  busy: boolean
}

/** How many fit what is asked, told as it changes. */
export const Found = ({ count, one, many, busy }: FoundProps) => (
  <Text tone="muted" size="small" aria-live="polite">
    {busy ? words.loading : `${countText(count)} ${count === 1 ? one : many}`}
  </Text>
)
