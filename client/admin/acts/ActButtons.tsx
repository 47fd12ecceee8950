import type { Act } from '../../../machines/admin/acts/act.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'

interface ActButtonsProps<Change> {
  acts: readonly Act<Change>[]
  busy: boolean
  onAsk: (act: Act<Change>) => void
}

/** What can be done to the thing whose details are open. */
export const ActButtons = <Change,>({ acts, busy, onAsk }: ActButtonsProps<Change>) => (
  <Row gap={2} data-acts>
    {acts.map((act) => (
      <Button key={act.verb} variant="secondary" disabled={busy} onClick={() => onAsk(act)}>
        {act.verb}
      </Button>
    ))}
  </Row>
)
