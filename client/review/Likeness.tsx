import type { PendingEvent } from '../../machines/domain.ts'
import type { reviewMachine } from '../../machines/review/reviewMachine.ts'
import * as texts from '../../machines/review/texts.ts'
import type { Machine } from '../runtime/registry.tsx'
import { Alert, Button, Row, Stack, t } from '../ui/index.ts'
import { Comparison } from './Comparison.tsx'

/** Points out a similar event that is already listed, and offers to show both side by side. */
export function Likeness({ event, state, send }: Machine<typeof reviewMachine> & { event: PendingEvent }) {
  const { resembles } = event
  const { other } = state.context
  if (!resembles) return null
  const busy = state.matches({ shown: 'fetching' })
  const toggle = () =>
    send(other ? { type: 'likeness.close' } : { type: 'likeness.open', eventId: resembles.id })
  return (
    <Stack gap={4}>
      <Alert tone="info" title={t(texts.listedAlready)}>
        <Row gap={3}>
          {t(texts.listedAlreadyHint)}
          <Button
            size="small"
            variant="secondary"
            busy={busy}
            aria-expanded={other !== null}
            disabled={!state.matches('shown')}
            onClick={toggle}
          >
            {t(texts.resembles(resembles.title))}
          </Button>
        </Row>
      </Alert>
      {other && (
        <Comparison
          title={t(texts.sideBySide)}
          names={[t(texts.thisEvent), t(texts.otherEvent)]}
          event={event}
          other={other}
          isOfTwo
        />
      )}
    </Stack>
  )
}
