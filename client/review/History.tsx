import type { EventStep } from '../../machines/domain.ts'
import { actorWords, changedWords, deedWords } from './steps.ts'
import * as texts from '../../machines/review/texts.ts'
import { Timeline } from '../ui/display/Timeline.tsx'
import { Heading } from '../ui/layout/Heading.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/layout/Text.tsx'
import * as words from '../ui/texts.ts'

/** Who did what to an event, when and why. */
export const History = ({ steps }: { steps: readonly EventStep[] }) => (
  <Stack gap={3}>
    <Heading level={3} look="section">
      {words.history}
    </Heading>
    {steps.length === 0 && <Text tone="muted">{texts.nothingNoted}</Text>}
    <Timeline
      entries={steps.map((step) => ({
        key: step.id,
        title: deedWords(step),
        by: actorWords(step),
        at: step.at,
        detail: changedWords(step),
        quote: step.reason,
      }))}
    />
  </Stack>
)
