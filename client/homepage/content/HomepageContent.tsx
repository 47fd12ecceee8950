import { useMachine } from '@xstate/react'
import { addressOf } from '../../../machines/admin/adminTabs.ts'
import * as texts from '../../../machines/homepage/texts.ts'
import { useDialogAddress } from '../../runtime/address/dialogAddress.ts'
import {
  Button,
  DialogBoundary,
  Empty,
  Failure,
  FocusPlace,
  ImageIcon,
  PageHead,
  PlusIcon,
  ResultAlert,
  Spinner,
  Stack,
  t,
  words,
} from '../../ui/index.ts'
import { ContentDeletion } from './ContentDeletion.tsx'
import { ContentDialog } from './ContentDialog.tsx'
import { type ContentState, useMachines } from './machines.ts'
import { SlideCards } from './SlideCards.tsx'

/** The tab of the admin area that manages the slides. */
export function HomepageContent() {
  const [state, send] = useMachine(useMachines().content)
  const { alert, slide } = state.context
  const isAt = (name: 'closed' | 'form' | 'leaving' | 'creating' | 'updating' | 'confirming' | 'deleting') =>
    state.matches({ dialog: name })
  const close = () => send({ type: 'dialog.close' })
  const isAsked = isAt('confirming') || isAt('deleting')
  useDialogAddress({
    path: addressOf('home'),
    names: dialogs,
    opened: isAt('closed') ? null : [isAsked ? 'delete' : slide ? 'edit' : 'add', slide?.id ?? ''],
    isReady: state.matches({ list: 'listed' }),
    open: ([name, id]) => send(name === 'add' ? { type: 'content.add' } : { type: `content.${name}`, id }),
    close,
  })
  return (
    <Stack gap={5}>
      <PageHead title={t(texts.homepageContent)} about={t(texts.slidesInOrder)}>
        <Button icon={<PlusIcon />} onClick={() => send({ type: 'content.add' })}>
          {t(texts.addContent)}
        </Button>
      </PageHead>
      <ResultAlert of={isAt('closed') ? alert : null} onClose={() => send({ type: 'alert.dismiss' })} />
      <FocusPlace label={t(texts.homepageContent)}>
        <Slides state={state} send={send} />
        {isAsked && (
          <DialogBoundary title={t(texts.homepageContent)} onClose={close}>
            <ContentDeletion state={state} send={send} />
          </DialogBoundary>
        )}
      </FocusPlace>
      {(isAt('form') || isAt('leaving') || isAt('creating') || isAt('updating')) && (
        <DialogBoundary title={t(texts.homepageContent)} onClose={close}>
          <ContentDialog state={state} send={send} />
        </DialogBoundary>
      )}
    </Stack>
  )
}

const dialogs = ['add', 'edit', 'delete'] as const

function Slides({ state, send }: ContentState) {
  const { slides, problem } = state.context
  if (state.matches({ list: 'failed' })) {
    return (
      <Failure title={t(texts.listNotLoaded)} onRetry={() => send({ type: 'retry' })}>
        {t(problem)}
      </Failure>
    )
  }
  if (slides.length === 0 && state.matches({ list: 'loading' }))
    return <Spinner label={t(words.loading)} page />
  if (slides.length === 0) {
    const add = (
      <Button icon={<PlusIcon />} onClick={() => send({ type: 'content.add' })}>
        {t(texts.addFirstContent)}
      </Button>
    )
    return (
      <Empty icon={<ImageIcon size={34} />} detail={t(texts.nothingToShow)} action={add}>
        {t(texts.noContentYet)}
      </Empty>
    )
  }
  return <SlideCards state={state} send={send} />
}
