import { useReducer } from 'react'
import type { profileMachine } from '../../machines/account/profile/profileMachine.ts'
import { ProfilePanel } from '../account/ProfilePanel.tsx'
import { later } from '../runtime/later.tsx'
import type { Machine } from '../runtime/machine.ts'
import { SidePanel } from '../ui/overlay/SidePanel.tsx'

const CreateEvent = later(async () => (await import('../events/createEvent/CreateEvent.tsx')).CreateEvent, {
  waiting: null,
  missing: (notice, { onLeave }) => (
    <SidePanel title="Create New Event" onClose={onLeave}>
      {notice}
    </SidePanel>
  ),
})

const EditProfile = later(async () => (await import('../account/editProfile/EditProfile.tsx')).EditProfile, {
  waiting: null,
  missing: (notice, { onClose }) => (
    <SidePanel title="Edit Profile" onClose={onClose}>
      {notice}
    </SidePanel>
  ),
})

const MyEventsDialog = later(
  async () => (await import('../events/myEvents/MyEventsDialog.tsx')).MyEventsDialog,
  {
    waiting: null,
    missing: (notice, { onClose }) => (
      <SidePanel title="My Events" onClose={onClose}>
        {notice}
      </SidePanel>
    ),
  },
)

/** The profile panel, and the dialogs Create New Event, Edit Profile and My Events. Their code follows that of the page. */
export function Panels({ state, send }: Machine<typeof profileMachine>) {
  const { user } = state.context
  // How often Create New Event was asked for: its machine, which knows more, comes with its code.
  const [asked, ask] = useReducer((times: number, isWanted: boolean) => (isWanted ? times + 1 : 0), 0)
  return (
    <>
      {state.matches({ panel: 'open' }) && (
        <ProfilePanel state={state} send={send} onAddEvents={() => ask(true)} />
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
      {asked > 0 && <CreateEvent asked={asked} onLeave={() => ask(false)} />}
    </>
  )
}
