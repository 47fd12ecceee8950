import type { approvalMachine } from '../../machines/review/approvalMachine.ts'
import * as texts from '../../machines/review/texts.ts'
import type { Machine } from '../runtime/registry.tsx'
import { Button, t, words } from '../ui/index.ts'

interface DecisionButtonsProps extends Pick<Machine<typeof approvalMachine>, 'send'> {
  eventId: string
  size?: 'small'
  isProcessing: boolean
  disabled: boolean
}

/** The Approve and Reject buttons, which the keys a and r press. */
export const DecisionButtons = ({ eventId, size, isProcessing, disabled, send }: DecisionButtonsProps) => (
  <>
    <Button
      size={size}
      data-key="a"
      disabled={disabled}
      onClick={() => send({ type: 'event.approve', eventId })}
    >
      {isProcessing ? t(words.processing) : t(texts.approve)}
    </Button>
    <Button
      size={size}
      variant="danger"
      data-key="r"
      disabled={disabled}
      onClick={() => send({ type: 'event.reject', eventId })}
    >
      {isProcessing ? t(words.processing) : t(texts.reject)}
    </Button>
  </>
)
