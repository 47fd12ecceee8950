import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { profileMachine } from '../../machines/account/profile/profileMachine.ts'
import { createNewEvent } from '../../machines/events/texts.ts'
import { useMachines } from '../events/createEvent/machines.ts'
import { ProfilePanel } from '../account/ProfilePanel.tsx'
import { later } from '../runtime/later.tsx'
import '../ui/buttons/secondPress.ts'
import type { Machine } from '../runtime/machine.ts'
import { SidePanel } from '../ui/overlay/SidePanel.tsx'
import * as words from '../ui/texts.ts'

const CreateEvent = later(async () => (await import('../events/createEvent/CreateEvent.tsx')).CreateEvent, {
  waiting: null,
  missing: (notice, { actor }) => (
    <SidePanel title={createNewEvent} onClose={() => actor.send({ type: 'dialog.close' })}>
      {notice}
    </SidePanel>
  ),
})

const EditProfile = later(async () => (await import('../account/editProfile/EditProfile.tsx')).EditProfile, {
  waiting: null,
  missing: (notice, { onClose }) => (
    <SidePanel title={words.editProfile} onClose={onClose}>
      {notice}
    </SidePanel>
  ),
})

const MyEventsDialog = later(
  async () => (await import('../events/myEvents/MyEventsDialog.tsx')).MyEventsDialog,
  {
    waiting: null,
    missing: (notice, { onClose }) => (
      <SidePanel title={words.myEvents} onClose={onClose}>
        {notice}
      </SidePanel>
    ),
  },
)

export function Panels({ state, send }: Machine<typeof profileMachine>) {
  const { user } = state.context
  const createEvent = useActorRef(useMachines().createEvent)
  const isCreating = useSelector(createEvent, (snapshot) => !snapshot.matches('closed'))
  const isOpen = state.matches({ panel: 'open' })
  useEffect(() => {
    if (isOpen) for (const dialog of [CreateEvent, EditProfile, MyEventsDialog]) void dialog.prefetch()
  }, [isOpen])
  return (
    <>
      {isOpen && (
        <ProfilePanel
          state={state}
          send={send}
          onAddEvents={() => createEvent.send({ type: 'dialog.open' })}
        />
      )}
      {state.matches({ panel: 'editing' }) && user && (
        <EditProfile
          user={user}
          onSaved={(changes) => send({ type: 'profile.change', changes })}
          onClose={() => send({ type: 'edit.close' })}
        />
      )}
      {state.matches({ panel: 'myEvents' }) && (
        <MyEventsDialog onClose={() => send({ type: 'myEvents.close' })} />
      )}
      {isCreating && <CreateEvent actor={createEvent} />}
    </>
  )
}
