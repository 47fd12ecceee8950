import { css } from '@emotion/react'
import { useActorRef, useSelector } from '@xstate/react'
import { type Ref, useImperativeHandle } from 'react'
import type { OwnEvent } from '../../../machines/domain.ts'
import * as texts from '../../../machines/events/texts.ts'
import { usePictures } from '../../runtime/pictures/usePictures.ts'
import { Dialog, media, t, words } from '../../ui/index.ts'
import { EditActions, EditEvent, LeaveEdit } from './editEvent/EditEvent.tsx'
import { ImportButton, ImportDialog, useImport } from '../importEvents/ImportDialog.tsx'
import { useMachines } from './machines.ts'
import { OwnEventActions } from './OwnEventActions.tsx'
import { OwnEventDetails } from './OwnEventDetails.tsx'
import { OwnEventQuestions } from './OwnEventQuestions.tsx'
import { OwnEvents } from './OwnEvents.tsx'
import { type EditActor, type MyEvents, useOwnEventAddress } from './useOwnEventAddress.ts'

interface MyEventsDialogProps {
  /** Receives a function that closes the dialog the way Esc does. */
  closing: Ref<() => void>
  /** Opens the form for a new event, prefilled from this one. */
  onDuplicate: (event: OwnEvent) => void
  onClose: () => void
}

export function MyEventsDialog({ closing, onDuplicate, onClose }: MyEventsDialogProps) {
  const machines = useMachines()
  const actor = useActorRef(machines.myEvents, {}, { complete: onClose })
  const lifecycle = useActorRef(machines.lifecycle, { input: { list: actor } })
  const series = useActorRef(machines.series, { input: { list: actor } })
  const importing = useImport(actor)
  const state = useSelector(actor, (snapshot) => snapshot)
  const send: MyEvents['send'] = (event) => actor.send(event)
  const { viewed } = state.context
  const edit = state.children.editEvent as EditActor | undefined
  const pictures = usePictures('event', (images) => edit?.send({ type: 'images.add', images }))
  const isLooking = useSelector(edit, (snapshot) => snapshot?.matches('looking'))
  const isOffer = useSelector(edit, (snapshot) => snapshot?.matches('offered'))

  const close = () => send({ type: 'dialog.close' })
  useImperativeHandle(closing, () => () => actor.send({ type: 'dialog.close' }), [actor])
  useOwnEventAddress({ state, send }, edit, lifecycle)
  const isPreparing = state.matches('preparing')
  const isAsked = asked.some((one) => state.matches(one))
  const event = state.matches({ browsing: 'viewing' }) || isPreparing || isAsked ? viewed : null
  const parts = edit
    ? {
        title: t(texts.editInformation),
        content: <EditEvent actor={edit} pictures={pictures} />,
        footer: !isOffer && <EditActions actor={edit} pictures={pictures} />,
      }
    : event
      ? {
          title: t(texts.eventDetails),
          content: (
            <OwnEventDetails
              event={event}
              onBack={() => send({ type: 'list.show' })}
              onDate={(eventId) => send({ type: 'date.view', eventId })}
            />
          ),
          footer: (
            <OwnEventActions
              event={event}
              isPreparing={isPreparing}
              lifecycle={lifecycle}
              series={series}
              onDuplicate={(copied) => {
                onDuplicate(copied)
                close()
              }}
              send={send}
            />
          ),
        }
      : {
          title: t(words.myEvents),
          content: <OwnEvents state={state} send={send} />,
          footer: <ImportButton actor={importing} />,
        }
  return (
    <>
      <Dialog
        title={parts.title}
        size="large"
        css={isLooking && tall}
        footer={parts.footer}
        onClose={edit ? () => edit.send({ type: 'dialog.close' }) : close}
      >
        {parts.content}
      </Dialog>
      {edit && <LeaveEdit actor={edit} />}
      <OwnEventQuestions event={event} state={state} send={send} lifecycle={lifecycle} series={series} />
      <ImportDialog actor={importing} />
    </>
  )
}

const asked = ['confirmingDeletion', 'deleting', 'confirmingWithdrawal', 'withdrawing'] as const

/* Keeps the dialog's height between the details and the form, while it looks for a draft. */
const tall = css({ [media.tablet]: { minHeight: '90dvh' } })
