import type { OwnEvent } from '../../../machines/domain.ts'
import type { myEventsMachine } from '../../../machines/events/myEventsMachine.ts'
import type { Machine } from '../../runtime/machine.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'

/** Asks before an event goes for good. */
export function DeleteEvent({ event, state, send }: Machine<typeof myEventsMachine> & { event: OwnEvent }) {
  const isDeleting = state.matches('deleting')
  const keep = () => send({ type: 'deletion.cancel' })
  const footer = (
    <>
      <Button variant="secondary" disabled={isDeleting} onClick={keep}>
        Cancel
      </Button>
      <Button variant="danger" busy={isDeleting} onClick={() => send({ type: 'deletion.confirm' })}>
        {isDeleting ? 'Deleting...' : 'Delete Event'}
      </Button>
    </>
  )
  return (
    <Dialog title="Delete Event" size="small" footer={footer} onClose={keep}>
      <Text css={{ overflowWrap: 'anywhere' }}>
        Are you sure you want to delete "{event.title}"? This action cannot be undone.
      </Text>
    </Dialog>
  )
}
