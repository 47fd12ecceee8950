import { css } from '@emotion/react'
import { useId } from 'react'
import type { catalogMachine } from '../../machines/catalog/catalogMachine.ts'
import type { Machine } from '../runtime/machine.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { Alert } from '../ui/feedback/Alert.tsx'
import { Form } from '../ui/fields/Form.tsx'
import { TextArea } from '../ui/fields/TextArea.tsx'
import { PencilIcon, PlusIcon, TrashIcon } from '../ui/icons.tsx'
import { FocusPlace } from '../ui/layout/FocusPlace.tsx'
import { Heading } from '../ui/layout/Heading.tsx'
import { Row } from '../ui/layout/Row.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/layout/Text.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { Question } from '../ui/overlay/Question.tsx'
import { color, media, radius, space } from '../ui/tokens.ts'

type ReasonsState = Machine<ReturnType<typeof catalogMachine>>

/** The ready-made reasons, for whoever keeps them; nothing where the service has none. */
export function Reasons({ state, send }: ReasonsState) {
  const { rows, alert } = state.context
  if (state.matches({ list: 'failed' }) || (rows.length === 0 && state.matches({ list: 'loading' })))
    return null
  const isAsked = state.matches({ dialog: 'confirming' }) || state.matches({ dialog: 'deleting' })
  const isClosed = state.matches({ dialog: 'closed' })
  return (
    <div css={box}>
      <Stack gap={4}>
        <Heading level={2} look="section">
          Ready-made reasons
        </Heading>
        <Text tone="muted" size="small">
          They are offered beside the reason for rejecting, and can be changed there for one event.
        </Text>
        {alert && isClosed && (
          <Alert
            tone={alert.kind === 'success' ? 'success' : 'danger'}
            onClose={() => send({ type: 'alert.dismiss' })}
          >
            {alert.text}
          </Alert>
        )}
        <FocusPlace label="Ready-made reasons">
          <ul css={list}>
            {rows.map(({ id, name }) => (
              <li key={id} css={item}>
                <Text css={words}>{name}</Text>
                <Row gap={2} wrap={false}>
                  <Button
                    size="small"
                    variant="secondary"
                    icon={<PencilIcon size={16} />}
                    aria-label={`Edit: ${name}`}
                    onClick={() => send({ type: 'entry.edit', id })}
                  >
                    Edit
                  </Button>
                  <Button
                    size="small"
                    variant="secondary"
                    icon={<TrashIcon size={16} />}
                    aria-label={`Delete: ${name}`}
                    onClick={() => send({ type: 'entry.delete', id })}
                  >
                    Delete
                  </Button>
                </Row>
              </li>
            ))}
          </ul>
          {isAsked && <Deletion state={state} send={send} />}
        </FocusPlace>
        <Row>
          <Button
            size="small"
            variant="secondary"
            icon={<PlusIcon />}
            onClick={() => send({ type: 'entry.add' })}
          >
            Add Reason
          </Button>
        </Row>
        {!isAsked && !isClosed && <ReasonDialog state={state} send={send} />}
      </Stack>
    </div>
  )
}

function Deletion({ state, send }: ReasonsState) {
  const { entry, alert } = state.context
  return (
    <Question
      title="Delete Reason"
      detail={entry?.name}
      problem={alert?.text}
      answer="Delete"
      busyAnswer="Deleting..."
      busy={state.hasTag('busy')}
      onAnswer={() => send({ type: 'deletion.confirm' })}
      onRefuse={() => send({ type: 'dialog.close' })}
    >
      Are you sure you want to delete this reason? What was rejected with it keeps it.
    </Question>
  )
}

function ReasonDialog({ state, send }: ReasonsState) {
  const { entry, form, nameProblem, alert } = state.context
  const busy = state.hasTag('busy')
  const id = useId()
  const close = () => send({ type: 'dialog.close' })
  const footer = (
    <>
      <Button variant="secondary" disabled={busy} onClick={close}>
        Cancel
      </Button>
      <Button type="submit" form={id} busy={busy}>
        {busy ? 'Saving...' : entry ? 'Save Changes' : 'Add Reason'}
      </Button>
    </>
  )
  return (
    <Dialog title={entry ? 'Edit Reason' : 'Add Reason'} size="small" footer={footer} onClose={close}>
      <Form id={id} busy={busy} onSubmit={() => send({ type: 'form.submit' })}>
        <Stack gap={4}>
          {alert && <Alert>{alert.text}</Alert>}
          <TextArea
            label="Reason"
            required
            hint="As the author is to read it."
            rows={4}
            maxLength={500}
            value={form.name}
            error={nameProblem}
            readOnly={busy}
            onChange={(name) => send({ type: 'form.change', changes: { name } })}
          />
        </Stack>
      </Form>
    </Dialog>
  )
}

const box = css({
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  padding: space[4],
})
const list = css({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' })
const item = css({
  display: 'grid',
  gap: space[2],
  alignItems: 'center',
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.line}`,
  [media.tablet]: { gridTemplateColumns: '1fr auto' },
})
const words = css({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
