import { Button } from '../../ui/buttons/Button.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import type { ActState } from './actState.ts'

/** The question before something is done. */
export function ActDialog({ state, send }: ActState) {
  const { act, reason, reasonProblem, problem } = state.context
  const busy = state.hasTag('busy')
  if (!act || !(state.matches('asking') || state.matches('doing'))) return null
  const cancel = () => send({ type: 'act.cancel' })
  const footer = (
    <>
      <Button variant="secondary" disabled={busy} onClick={cancel}>
        Cancel
      </Button>
      <Button
        variant={act.undo === null ? 'danger' : 'primary'}
        busy={busy}
        onClick={() => send({ type: 'act.confirm' })}
      >
        {busy ? 'Saving...' : act.verb}
      </Button>
    </>
  )
  return (
    <Dialog title={act.title} size="small" footer={footer} onClose={cancel}>
      <Stack gap={4}>
        {problem !== '' && <Alert>{problem}</Alert>}
        <Text>{act.question}</Text>
        {act.needsReason && (
          <TextArea
            label="Reason"
            required
            rows={3}
            maxLength={1000}
            value={reason}
            error={reasonProblem}
            readOnly={busy}
            onChange={(text) => send({ type: 'reason.change', reason: text })}
          />
        )}
      </Stack>
    </Dialog>
  )
}
