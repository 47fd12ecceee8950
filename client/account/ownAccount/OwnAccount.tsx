import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { Dialog, t, words } from '../../ui/index.ts'
import * as texts from '../../../machines/account/own/texts.ts'
import { useDialogAddress } from '../../runtime/address/dialogAddress.ts'
import { CalendarFeed } from './CalendarFeed.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { Embed } from './Embed.tsx'
import { useMachines as usePublicPages } from '../../events/sharing/machines.ts'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Devices } from './Devices.tsx'
import { useMachines } from './machines.ts'
import { Notifications } from './Notifications.tsx'
import { Overview } from './Overview.tsx'

interface OwnAccountProps {
  email: string
  /** The screen below, to which Back returns. */
  over: texts.Place
  /** Path of the current page, whose address contains the open step. */
  path: string
  onClose: () => void
}

const steps = ['password', 'devices', 'calendar', 'notifications', 'embed', 'deletion'] as const
const names = ['step'] as const
const inner = ['revoke']

/** The Your Account dialog. Each step replaces the overview, and closing a step returns to it. */
export function OwnAccount({ email, over, path, onClose }: OwnAccountProps) {
  const machine = useMachines().ownAccount.provide({ actions: { leave: onClose } })
  const [state, send] = useMachine(machine)
  const parts = { state, send }
  const [pagesState, sendToPages] = useMachine(usePublicPages().publicPages)
  const publicPages = { state: pagesState, send: sendToPages }
  const offer = (['asking', 'offered'] as const).find((one) => pagesState.matches(one)) ?? 'absent'
  const back = () => send({ type: 'back' })
  const step = steps.find((one) => state.matches(one))
  useDialogAddress({
    path,
    names,
    inner,
    opened: step ? ['step', step] : null,
    isReady: true,
    open: ([, name]) => {
      const requested = steps.find((one) => one === name)
      if (requested) send({ type: `${requested}.open` })
    },
    close: () => step && back(),
  })
  const [last, setLast] = useState(step)
  if (step && step !== last) setLast(step)
  const contents = {
    password: { title: t(texts.changePassword), content: <ChangePassword {...parts} email={email} /> },
    devices: { title: t(texts.devices), content: <Devices {...parts} /> },
    calendar: { title: t(texts.calendarOfFavourites), content: <CalendarFeed path={path} onBack={back} /> },
    notifications: { title: t(texts.notifications), content: <Notifications onBack={back} /> },
    embed: { title: t(texts.embed), content: <Embed {...publicPages} onBack={back} /> },
    deletion: { title: t(texts.deleteAccount), content: <DeleteAccount {...parts} email={email} /> },
  }
  const { title, content } = step
    ? contents[step]
    : {
        title: t(words.yourAccount),
        content: <Overview {...parts} over={over} last={last} publicPages={offer} />,
      }
  return (
    <Dialog title={title} size={step === 'embed' ? 'large' : 'medium'} onClose={back}>
      {content}
    </Dialog>
  )
}
