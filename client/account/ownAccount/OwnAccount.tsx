import { useMachine } from '@xstate/react'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { CalendarFeed } from './CalendarFeed.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Devices } from './Devices.tsx'
import { useMachines } from './machines.ts'
import { Overview } from './Overview.tsx'

interface OwnAccountProps {
  email: string
  /** What it lies over. */
  over: string
  onClose: () => void
}

/** One dialog; what it is about takes the place of the overview, and Close leads back to it. */
export function OwnAccount({ email, over, onClose }: OwnAccountProps) {
  const machine = useMachines().ownAccount.provide({ actions: { leave: onClose } })
  const [state, send] = useMachine(machine)
  const parts = { state, send }
  const back = () => send({ type: 'back' })
  const step = state.matches('password')
    ? { title: 'Change Password', content: <ChangePassword {...parts} email={email} /> }
    : state.matches('devices')
      ? { title: 'Devices', content: <Devices {...parts} /> }
      : state.matches('deletion')
        ? { title: 'Delete Account', content: <DeleteAccount {...parts} email={email} /> }
        : state.matches('calendar')
          ? { title: 'Calendar of Favourites', content: <CalendarFeed onBack={back} /> }
          : { title: 'Your Account', content: <Overview {...parts} over={over} /> }
  return (
    <Dialog title={step.title} onClose={back}>
      {step.content}
    </Dialog>
  )
}
