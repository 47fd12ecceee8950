import { css } from '@emotion/react'
import { useActorRef, useMachine, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { later } from '../runtime/later.tsx'
import { SidePanel } from '../ui/overlay/SidePanel.tsx'
import { useLocation } from 'wouter'
import { SkipLink } from '../ui/layout/SkipLink.tsx'
import { media } from '../ui/tokens.ts'
import { useMachines as useAccountMachines } from '../account/profileMachines.ts'
import { CreateEventContext, useMachines } from '../events/createEvent/machines.ts'
import { useSession } from '../runtime/registry.tsx'
import { ProfilePanel } from '../account/ProfilePanel.tsx'
import { TopNavigation } from './TopNavigation.tsx'

const CreateEvent = later(async () => (await import('../events/createEvent/CreateEvent.tsx')).CreateEvent, {
  waiting: null,
  missing: (notice, { actor }) => (
    <SidePanel title="Create New Event" onClose={() => actor.send({ type: 'dialog.close' })}>
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

/** What all signed-in pages share: the top navigation, the profile panel, and the dialogs Create New Event, Edit Profile and My Events. */
export function Frame({ children }: { children: ReactNode }) {
  const { user: stored } = useSession()
  const [state, send] = useMachine(useAccountMachines().profile, { input: { user: stored } })
  const { user } = state.context
  const createEvent = useActorRef(useMachines().createEvent)
  const isCreating = useSelector(createEvent, (snapshot) => !snapshot.matches('closed'))
  const [path] = useLocation()

  return (
    <CreateEventContext value={createEvent}>
      <SkipLink />
      <TopNavigation state={state} send={send} overPicture={path === '/home'} />
      <main id="main" tabIndex={-1} css={main}>
        {children}
      </main>
      {state.matches({ panel: 'open' }) && <ProfilePanel state={state} send={send} />}
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
    </CreateEventContext>
  )
}

/* On phones the navigation lies at the bottom of the screen, over the end of the page. */
const main = css({
  paddingBlockEnd: 'calc(4rem + env(safe-area-inset-bottom))',
  [media.tablet]: { paddingBlockEnd: 0 },
})
