import { css } from '@emotion/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { ActorRefFrom, AnyActorRef } from 'xstate'
import type { importMachine } from '../../../machines/events/importing/importMachine.ts'
import * as texts from '../../../machines/events/importing/texts.ts'
import type { Machine } from '../../runtime/registry.tsx'
import {
  Alert,
  Button,
  buttonLook,
  color,
  Dialog,
  DialogBoundary,
  FileButton,
  FocusPlace,
  Form,
  media,
  radius,
  space,
  Stack,
  t,
  Text,
  TextField,
  UploadIcon,
  words,
} from '../../ui/index.ts'
import { ImportEntries, ImportResults } from './ImportEntries.tsx'
import { useMachines } from './machines.ts'

type ImportActor = ActorRefFrom<typeof importMachine>

export const useImport = (list: AnyActorRef): ImportActor =>
  useActorRef(useMachines().importEvents, { input: { list } })

/** The button that opens the import. Renders nothing unless the service is known to support imports. */
export function ImportButton({ actor }: { actor: ImportActor }) {
  const isOffered = useSelector(
    actor,
    (snapshot) => !snapshot.matches('looking') && !snapshot.matches('absent'),
  )
  if (!isOffered) return null
  return (
    <Button variant="secondary" icon={<UploadIcon />} onClick={() => actor.send({ type: 'import.open' })}>
      {t(texts.importEvents)}
    </Button>
  )
}

export const ImportDialog = ({ actor }: { actor: ImportActor }) => (
  <DialogBoundary title={t(texts.importEvents)} onClose={() => actor.send({ type: 'import.close' })}>
    <Steps actor={actor} />
  </DialogBoundary>
)

function Steps({ actor }: { actor: ImportActor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { send } = actor
  const close = () => send({ type: 'import.close' })
  if (state.matches('looking') || state.matches('absent') || state.matches('idle')) return null
  if (state.matches('imported')) {
    return (
      <Dialog
        title={t(texts.importEvents)}
        footer={<Button onClick={close}>{t(words.close)}</Button>}
        onClose={close}
      >
        <FocusPlace label={t(texts.importDone)}>
          <ImportResults state={state} send={send} />
        </FocusPlace>
      </Dialog>
    )
  }
  if (state.matches('previewed') || state.matches('submitting')) {
    return (
      <Dialog
        title={t(texts.importEvents)}
        size="large"
        footer={<Submission state={state} send={send} />}
        {...(state.matches('previewed') && { onClose: close })}
      >
        <ImportEntries state={state} send={send} />
      </Dialog>
    )
  }
  return (
    <Dialog title={t(texts.importEvents)} onClose={close}>
      <Source state={state} send={send} />
    </Dialog>
  )
}

function Source({ state, send }: Machine<typeof importMachine>) {
  const { address, problem, settings } = state.context
  const isReading = state.hasTag('busy')
  const choose = ([file]: readonly File[]) => file && send({ type: 'file.choose', file })
  return (
    <Stack gap={5}>
      <Text tone="muted">{t(texts.importHint)}</Text>
      {problem !== '' && <Alert>{t(problem)}</Alert>}
      <div
        css={zone}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          choose([...event.dataTransfer.files])
        }}
      >
        <UploadIcon size={28} />
        <FileButton
          ref={null}
          css={buttonLook({ variant: 'secondary' })}
          label={t(texts.importFile)}
          accept=".ics,text/calendar"
          disabled={isReading}
          describedBy={undefined}
          onChoose={choose}
        >
          {t(texts.importFile)}
        </FileButton>
        <Text size="small" css={byMouse}>
          {t(texts.importDrop)}
        </Text>
      </div>
      {settings?.addresses && (
        <Form busy={isReading} onSubmit={() => !isReading && send({ type: 'address.submit' })}>
          <div css={addressed}>
            <TextField
              label={t(texts.importAddress)}
              hint={t(texts.importAddressHint)}
              type="url"
              readOnly={isReading}
              value={address}
              onChange={(typed) => send({ type: 'address.change', address: typed })}
            />
            <Button type="submit" variant="secondary" busy={isReading}>
              {isReading ? t(texts.importReading) : t(texts.importRead)}
            </Button>
          </div>
        </Form>
      )}
      {isReading && <output>{t(texts.importReading)}</output>}
    </Stack>
  )
}

function Submission({ state, send }: Machine<typeof importMachine>) {
  const isSubmitting = state.hasTag('busy')
  const { chosen } = state.context
  return (
    <>
      <Button variant="secondary" disabled={isSubmitting} onClick={() => send({ type: 'import.back' })}>
        {t(texts.importBack)}
      </Button>
      <Button
        busy={isSubmitting}
        disabled={chosen.length === 0}
        onClick={() => send({ type: 'import.submit' })}
      >
        {isSubmitting ? t(texts.importSubmitting) : t(texts.importSubmit(chosen.length))}
      </Button>
    </>
  )
}

/* Aligns the button with the control rather than with its label. */
const addressed = css({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  '& > :first-child': { justifySelf: 'stretch' },
  [media.tablet]: {
    gridTemplateColumns: '1fr auto',
    alignItems: 'start',
    '& > button': { marginBlockStart: '1.75rem' },
  },
})
/* Nothing can be dropped with a finger. */
const byMouse = css({ '@media (hover: none)': { display: 'none' } })
const zone = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[3],
  padding: space[5],
  border: `1.5px dashed ${color.edge}`,
  borderRadius: radius.large,
  background: color.paper,
  color: color.muted,
  textAlign: 'center',
})
