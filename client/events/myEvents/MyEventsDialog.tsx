import { css } from '@emotion/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { ActorRefFrom, EventFromLogic } from 'xstate'
import type { editEventMachine } from '../../../machines/events/editEventMachine.ts'
import type { myEventsMachine } from '../../../machines/events/myEventsMachine.ts'
import * as texts from '../../../machines/events/texts.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import * as words from '../../ui/texts.ts'
import { media } from '../../ui/tokens.ts'
import { EditActions, EditEvent, LeaveEdit } from './EditEvent.tsx'
import { useMachines } from './machines.ts'
import { DetailActions, OwnEventDetails } from './OwnEventDetails.tsx'
import { OwnEvents } from './OwnEvents.tsx'
import { DeleteEvent, WithdrawChanges } from './OwnEventQuestions.tsx'

export function MyEventsDialog({ onClose }: { onClose: () => void }) {
  const actor = useActorRef(useMachines().myEvents, {}, { complete: onClose })
  const state = useSelector(actor, (snapshot) => snapshot)
  const send = (event: EventFromLogic<typeof myEventsMachine>) => actor.send(event)
  const { viewed } = state.context
  const edit = state.children.editEvent as ActorRefFrom<typeof editEventMachine> | undefined
  const isLooking = useSelector(edit, (snapshot) => snapshot?.matches('looking'))
  const isOffer = useSelector(edit, (snapshot) => snapshot?.matches('offered'))

  const close = () => send({ type: 'dialog.close' })
  if (edit) {
    return (
      <>
        <Dialog
          key="dialog"
          title={texts.editInformation}
          size="large"
          css={isLooking && tall}
          footer={!isOffer && <EditActions actor={edit} />}
          onClose={() => edit.send({ type: 'dialog.close' })}
        >
          <EditEvent actor={edit} />
        </Dialog>
        <LeaveEdit actor={edit} />
      </>
    )
  }
  const isDeletionAsked = state.matches('confirmingDeletion') || state.matches('deleting')
  const isWithdrawalAsked = state.matches('confirmingWithdrawal') || state.matches('withdrawing')
  const isPreparing = state.matches('preparing')
  const isAsked = isDeletionAsked || isWithdrawalAsked
  if (viewed && (state.matches({ browsing: 'viewing' }) || isPreparing || isAsked)) {
    return (
      <>
        <Dialog
          key="dialog"
          title={texts.eventDetails}
          size="large"
          footer={<DetailActions event={viewed} isPreparing={isPreparing} send={send} />}
          onClose={close}
        >
          <OwnEventDetails event={viewed} onBack={() => send({ type: 'list.show' })} />
        </Dialog>
        {isDeletionAsked && <DeleteEvent event={viewed} state={state} send={send} />}
        {isWithdrawalAsked && <WithdrawChanges event={viewed} state={state} send={send} />}
      </>
    )
  }
  return (
    <Dialog key="dialog" title={words.myEvents} size="large" onClose={close}>
      <OwnEvents state={state} send={send} />
    </Dialog>
  )
}

/* As high as the details were and the form will be. */
const tall = css({ [media.tablet]: { minHeight: '90dvh' } })
