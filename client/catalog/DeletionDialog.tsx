import { Button } from '../ui/buttons/Button.tsx'
import { Alert } from '../ui/feedback/Alert.tsx'
import { countText } from '../ui/display/formats.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/layout/Text.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import type { CatalogState, CatalogWords } from './words.ts'

/** The question before an entry goes. */
export function DeletionDialog({ words, state, send }: CatalogState & { words: CatalogWords }) {
  const { entry, alert } = state.context
  const busy = state.hasTag('busy')
  const close = () => send({ type: 'dialog.close' })
  const footer = (
    <>
      <Button variant="secondary" disabled={busy} onClick={close}>
        Cancel
      </Button>
      <Button variant="danger" busy={busy} onClick={() => send({ type: 'deletion.confirm' })}>
        {busy ? 'Deleting...' : 'Delete'}
      </Button>
    </>
  )
  return (
    <Dialog title={`Delete ${words.one}`} size="small" footer={footer} onClose={close}>
      <Stack gap={4}>
        {alert && <Alert>{alert.text}</Alert>}
        <Text>
          {`Are you sure you want to delete the ${words.one.toLowerCase()} "${entry?.name ?? ''}"?`}
        </Text>
        <Text tone="muted" size="small">
          {`${holdersOf(entry?.eventCount ?? null)} without a ${words.one.toLowerCase()}.`}
        </Text>
      </Stack>
    </Dialog>
  )
}

/** Whoever is asked knows what else it is about. */
function holdersOf(count: number | null) {
  if (count === null) return 'Its events stay,'
  if (count === 0) return 'No event has it, so none is left'
  return count === 1 ? '1 event has it, and stays,' : `${countText(count)} events have it, and stay,`
}
