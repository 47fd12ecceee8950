import { css } from '@emotion/react'
import { addressOf } from '../../../machines/admin/adminTabs.ts'
import * as texts from '../../../machines/review/texts.ts'
import { useEntryAddress } from '../../catalog/useEntryAddress.ts'
import type { CatalogState } from '../../catalog/catalogState.ts'
import {
  Button,
  color,
  DialogBoundary,
  EditButtons,
  FocusPlace,
  FormDialog,
  Heading,
  media,
  PlusIcon,
  Question,
  radius,
  ResultAlert,
  Row,
  space,
  Stack,
  t,
  Text,
  TextArea,
  words,
} from '../../ui/index.ts'

/**
 * Edits the ready-made reasons. Renders nothing until they have loaded, or if loading fails, as it does with
 * a service that does not support them.
 */
export function Reasons({ state, send }: CatalogState) {
  const { rows, alert } = state.context
  useEntryAddress(addressOf('pendingEvents'), dialogs, { state, send })
  if (state.matches({ list: 'failed' }) || (rows.length === 0 && state.matches({ list: 'loading' })))
    return null
  const isAsked = state.matches({ dialog: 'confirming' }) || state.matches({ dialog: 'deleting' })
  const isClosed = state.matches({ dialog: 'closed' })
  const close = () => send({ type: 'dialog.close' })
  return (
    <div css={box}>
      <Stack gap={4}>
        <Heading level={2} look="section">
          {t(texts.readyMadeReasons)}
        </Heading>
        <Text tone="muted" size="small">
          {t(texts.readyMadeReasonsHint)}
        </Text>
        <ResultAlert of={isClosed ? alert : null} onClose={() => send({ type: 'alert.dismiss' })} />
        <FocusPlace label={t(texts.readyMadeReasons)}>
          <ul css={list}>
            {rows.map(({ id, name }) => (
              <li key={id} css={item}>
                <Text css={whole}>{name}</Text>
                <EditButtons
                  of={name}
                  onEdit={() => send({ type: 'entry.edit', id })}
                  onDelete={() => send({ type: 'entry.delete', id })}
                />
              </li>
            ))}
          </ul>
          {isAsked && (
            <DialogBoundary title={t(words.reason)} onClose={close}>
              <Deletion state={state} send={send} />
            </DialogBoundary>
          )}
        </FocusPlace>
        <Row>
          <Button
            size="small"
            variant="secondary"
            icon={<PlusIcon />}
            onClick={() => send({ type: 'entry.add' })}
          >
            {t(texts.addReason)}
          </Button>
        </Row>
        {!isAsked && !isClosed && (
          <DialogBoundary title={t(words.reason)} onClose={close}>
            <ReasonDialog state={state} send={send} />
          </DialogBoundary>
        )}
      </Stack>
    </div>
  )
}

function Deletion({ state, send }: CatalogState) {
  const { entry, alert } = state.context
  return (
    <Question
      title={t(texts.deleteReason)}
      detail={entry?.name}
      problem={t(alert?.text)}
      answer={t(words.remove)}
      busyAnswer={t(words.deleting)}
      busy={state.hasTag('busy')}
      onAnswer={() => send({ type: 'deletion.confirm' })}
      onRefuse={() => send({ type: 'dialog.close' })}
    >
      {t(texts.deleteReasonMeaning)}
    </Question>
  )
}

function ReasonDialog({ state, send }: CatalogState) {
  const { entry, form, problems, alert } = state.context
  const busy = state.hasTag('busy')
  return (
    <FormDialog
      title={entry ? t(texts.editReason) : t(texts.addReason)}
      size="small"
      submit={entry ? t(words.saveChanges) : t(texts.addReason)}
      problem={t(alert?.text)}
      problems={problems}
      busy={busy}
      onSubmit={() => send({ type: 'form.submit' })}
      onClose={() => send({ type: 'dialog.close' })}
    >
      <TextArea
        label={t(words.reason)}
        required
        hint={t(texts.reasonHint)}
        rows={4}
        maxLength={500}
        value={form.name}
        error={t(problems.name)}
        readOnly={busy}
        onChange={(name) => send({ type: 'form.change', changes: { name } })}
      />
    </FormDialog>
  )
}

const dialogs = { add: 'add-reason', edit: 'edit-reason', delete: 'delete-reason' } as const
const box = css({
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  padding: space[4],
})
const list = css({ display: 'grid', gap: space[2] })
const item = css({
  display: 'grid',
  gap: space[2],
  alignItems: 'center',
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.line}`,
  [media.tablet]: { gridTemplateColumns: '1fr auto' },
})
const whole = css({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
