import { useActorRef, useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { profileMachine } from '../../machines/account/profile/profileMachine.ts'
import { createNewEvent } from '../../machines/events/texts.ts'
import { useMachines } from '../events/createEvent/machines.ts'
import { stepNames } from '../account/ownAccount/useAccountAddress.ts'
import { ProfilePanel } from '../account/ProfilePanel.tsx'
import { ownEventNames } from '../events/myEvents/useOwnEventAddress.ts'
import { useDialogAddress } from '../runtime/address/dialogAddress.ts'
import { later } from '../runtime/later.tsx'
import '../ui/buttons/secondPress.ts'
import type { Machine } from '../runtime/registry.tsx'
import { Boundary, loadCode, SidePanel, t, words } from '../ui/index.ts'

const CreateEvent = later(
  async () => (await loadCode(() => import('../events/createEvent/CreateEvent.tsx'))).CreateEvent,
  {
    waiting: null,
    missing: (notice, { actor }) => (
      <SidePanel title={t(createNewEvent)} onClose={() => actor.send({ type: 'dialog.close' })}>
        {notice}
      </SidePanel>
    ),
  },
)

const EditProfile = later(
  async () => (await loadCode(() => import('../account/editProfile/EditProfile.tsx'))).EditProfile,
  {
    waiting: null,
    missing: (notice, { onClose }) => (
      <SidePanel title={t(words.editProfile)} onClose={onClose}>
        {notice}
      </SidePanel>
    ),
  },
)

const MyEventsDialog = later(
  async () => (await loadCode(() => import('../events/myEvents/MyEventsDialog.tsx'))).MyEventsDialog,
  {
    waiting: null,
    missing: (notice, { onClose }) => (
      <SidePanel title={t(words.myEvents)} onClose={onClose}>
        {notice}
      </SidePanel>
    ),
  },
)

const OwnAccount = later(
  async () => (await loadCode(() => import('../account/ownAccount/OwnAccount.tsx'))).OwnAccount,
  {
    waiting: null,
    missing: (notice, { onClose }) => (
      <SidePanel title={t(words.yourAccount)} onClose={onClose}>
        {notice}
      </SidePanel>
    ),
  },
)

/** Name in the address, machine state, and opening and closing events of each panel. */
const shown = [
  { name: 'edit-profile', panel: 'editing', open: 'profile.edit', close: 'edit.close' },
  { name: 'my-events', panel: 'myEvents', open: 'myEvents.open', close: 'myEvents.close' },
  { name: 'account', panel: 'ownAccount', open: 'account.open', close: 'account.close' },
  { name: 'profile', panel: 'open', open: 'panel.open', close: 'panel.close' },
] as const
const names = ['dialog'] as const
const inner = [...ownEventNames, ...stepNames]

export function Panels({ state, send }: Machine<typeof profileMachine>) {
  const { user } = state.context
  const createEvent = useActorRef(useMachines().createEvent)
  const isCreating = useSelector(createEvent, (snapshot) => !snapshot.matches('closed'))
  const isOpen = state.matches({ panel: 'open' })
  const [path] = useLocation()
  const closing = useRef<() => void>(null)
  const opened = isCreating ? 'create-event' : shown.find(({ panel }) => state.matches({ panel }))?.name
  useDialogAddress({
    path,
    names,
    inner,
    opened: opened ? ['dialog', opened] : null,
    // These open on top of the profile panel and return to it.
    isInPlace: !state.matches({ panel: 'editing' }) && !state.matches({ panel: 'ownAccount' }),
    isReady: !state.matches({ account: 'loading' }),
    open: ([, name]) => {
      if (name === 'create-event') createEvent.send({ type: 'dialog.open' })
      const requested = shown.find((one) => one.name === name)
      if (requested) send({ type: requested.open })
    },
    close: () => {
      createEvent.send({ type: 'dialog.close' })
      if (closing.current) closing.current()
      else for (const { close } of shown) send({ type: close })
      send({ type: 'panel.close' })
    },
  })
  const inPanel = (notice: ReactNode) => (
    <SidePanel title={t(words.profile)} onClose={() => send({ type: 'panel.close' })}>
      {notice}
    </SidePanel>
  )
  useEffect(() => {
    if (isOpen)
      for (const dialog of [CreateEvent, EditProfile, OwnAccount, MyEventsDialog]) void dialog.prefetch()
  }, [isOpen])
  return (
    <>
      {isOpen && (
        <Boundary around={inPanel}>
          <ProfilePanel
            state={state}
            send={send}
            onAddEvents={() => createEvent.send({ type: 'dialog.open' })}
          />
        </Boundary>
      )}
      {state.matches({ panel: 'editing' }) && user && (
        <EditProfile
          closing={closing}
          user={user}
          edited={state.context.cancelled}
          onSaved={(changes) => send({ type: 'profile.change', changes })}
          onCancel={(edited) => send({ type: 'edit.cancel', edited })}
          onClose={() => send({ type: 'edit.close' })}
        />
      )}
      {state.matches({ panel: 'ownAccount' }) && user && (
        <OwnAccount
          email={user.email}
          over="profile"
          path={path}
          onClose={() => send({ type: 'account.close' })}
        />
      )}
      {state.matches({ panel: 'myEvents' }) && (
        <MyEventsDialog
          closing={closing}
          onDuplicate={(event) => createEvent.send({ type: 'event.copy', event })}
          onClose={() => send({ type: 'myEvents.close' })}
        />
      )}
      {isCreating && <CreateEvent actor={createEvent} />}
    </>
  )
}
