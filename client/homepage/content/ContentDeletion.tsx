import { Button } from '../../ui/buttons/Button.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import type { ContentState } from './contentState.ts'

/** The question before a slide goes. */
export function ContentDeletion({ state, send }: ContentState) {
  const { slide, alert } = state.context
  const busy = state.hasTag('busy')
  const close = () => send({ type: 'dialog.close' })
  const footer = (
    <>
      <Button variant="secondary" disabled={busy} onClick={close}>
        Cancel
      </Button>
      <Button variant="danger" busy={busy} onClick={() => send({ type: 'deletion.confirm' })}>
        {busy ? 'Deleting...' : 'Delete Content'}
      </Button>
    </>
  )
  return (
    <Dialog title="Delete Content" size="small" footer={footer} onClose={close}>
      <Stack gap={4}>
        {alert && <Alert>{alert.text}</Alert>}
        <Text>
          {`Are you sure you want to delete "${slide?.heading ?? ''}"? This action cannot be undone.`}
        </Text>
      </Stack>
    </Dialog>
  )
}
