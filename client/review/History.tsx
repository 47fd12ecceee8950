import type { EventStep } from '../../machines/domain.ts'
import { actorWords, changedWords, deedWords } from '../../machines/review/steps.ts'
import { Timeline } from '../ui/display/Timeline.tsx'
import { Heading } from '../ui/layout/Heading.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/layout/Text.tsx'

/** Who did what to an event, when and why. */
export const History = ({ steps }: { steps: readonly EventStep[] }) => (
  <Stack gap={3}>
    <Heading level={3} look="section">
      History
    </Heading>
    {steps.length === 0 && <Text tone="muted">Nothing was noted of this event yet.</Text>}
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
