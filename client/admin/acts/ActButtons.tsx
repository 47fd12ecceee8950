import type { Act } from '../../../machines/admin/acts/act.ts'
import { Button, Row, t } from '../../ui/index.ts'
import type { ActState } from './actState.ts'

interface ActButtonsProps<Change> {
  acts: readonly Act<Change>[]
  act: ActState['state']
  sendAct: (event: { type: 'act.ask'; act: Act<Change> }) => void
}

/** The actions available for the row whose details are open. */
export const ActButtons = <Change,>({ acts, act, sendAct }: ActButtonsProps<Change>) => (
  <Row gap={2} data-acts>
    {acts.map((one) => (
      <Button
        key={t(one.verb)}
        variant="secondary"
        disabled={act.hasTag('busy')}
        onClick={() => sendAct({ type: 'act.ask', act: one })}
      >
        {t(one.verb)}
      </Button>
    ))}
  </Row>
)
