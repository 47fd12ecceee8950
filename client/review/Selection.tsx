import { css } from '@emotion/react'
import type { PendingEvent } from '../../machines/domain.ts'
import type { Ending } from '../../machines/review/decisionMachine.ts'
import type { selectionMachine } from '../../machines/review/selectionMachine.ts'
import type { Machine } from '../runtime/machine.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { Alert } from '../ui/feedback/Alert.tsx'
import { Checkbox } from '../ui/fields/Checkbox.tsx'
import { Row } from '../ui/layout/Row.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/layout/Text.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { Question } from '../ui/overlay/Question.tsx'
import { color, media, radius, shadow, space } from '../ui/tokens.ts'
import { ReasonField } from './ReasonField.tsx'

interface SelectionProps extends Machine<typeof selectionMachine> {
  /** The events of this page. */
  of: PendingEvent[]
  /** Ready-made reasons. */
  reasons: readonly string[]
}

/** Nobody decides about changes that they have not seen. */
export const isSelectable = ({ isProposal }: PendingEvent) => !isProposal

/** Several events of the page decided together: what is selected, the question, and what became of them. */
export function Selection({ of, reasons, state, send }: SelectionProps) {
  const present = of.filter(isSelectable)
  const count = state.context.selected.filter(({ id }) => present.some((event) => event.id === id)).length
  const buttons = (
    <Row gap={2}>
      <Button size="small" onClick={() => send({ type: 'selection.decide', decision: 'publish', present })}>
        Approve selected
      </Button>
      <Button
        size="small"
        variant="danger"
        onClick={() => send({ type: 'selection.decide', decision: 'reject', present })}
      >
        Reject selected
      </Button>
    </Row>
  )
  return (
    <>
      <section aria-label="Selection" css={[place, count > 0 && above]}>
        <div css={[bar, count > 0 && near]}>
          <Checkbox
            label="Select all on this page"
            checked={count > 0 && count === present.length}
            mixed={count > 0 && count < present.length}
            disabled={present.length === 0}
            onChange={() => send({ type: 'page.select', events: present })}
          />
          <Text as="span" size="small" tone="muted" aria-live="polite">
            {count > 0 && `${count} selected`}
          </Text>
          {count > 0 && buttons}
        </div>
      </section>
      {(state.matches('asking') || state.matches('deciding')) && (
        <DecisionQuestion reasons={reasons} state={state} send={send} />
      )}
      {state.matches('told') && (
        <Outcome state={state} onClose={() => send({ type: 'outcome.close', present })} />
      )}
    </>
  )
}

type QuestionProps = Machine<typeof selectionMachine> & Pick<SelectionProps, 'reasons'>

function DecisionQuestion({ reasons, state, send }: QuestionProps) {
  const { selected, decision, reason, endings } = state.context
  const busy = state.matches('deciding')
  const verb = decision === 'publish' ? 'Approve' : 'Reject'
  const field = decision === 'reject' && (
    <ReasonField
      label="Reason for rejecting all of them"
      hint="Optional. Each author gets it by mail."
      readOnly={busy}
      reasons={reasons}
      value={reason}
      onChange={(reason) => send({ type: 'reason.change', reason })}
    />
  )
  return (
    <Question
      title={`${verb} ${eventsOf(selected.length)}`}
      undoable={decision === 'publish'}
      answer={verb}
      busyAnswer="Processing..."
      busy={busy}
      detail={
        <span aria-live="polite">
          {busy && `${Object.keys(endings).length} of ${selected.length} decided`}
        </span>
      }
      field={
        <>
          <Titles of={selected.map(({ id, title }) => ({ id, title }))} />
          {field}
        </>
      }
      onAnswer={() => send({ type: 'decision.confirm' })}
      onRefuse={() => send({ type: 'question.close' })}
    >
      {decision === 'publish'
        ? 'They are published, and their authors are told.'
        : 'They are not published, and their authors are told.'}
    </Question>
  )
}

function Outcome({
  state,
  onClose,
}: Pick<Machine<typeof selectionMachine>, 'state'> & { onClose: () => void }) {
  const { selected, decision, endings } = state.context
  const made = Object.values(endings).filter((ending) => ending === 'made').length
  const what = decision === 'publish' ? 'approved' : 'rejected'
  return (
    <Dialog
      title="What became of them"
      size="small"
      footer={<Button onClick={onClose}>Close</Button>}
      onClose={onClose}
    >
      <Stack gap={4}>
        {made > 0 && <Alert tone="success">{`${eventsOf(made)} ${what}.`}</Alert>}
        <Alert tone="info">{`${eventsOf(selected.length)} not ${what}:`}</Alert>
        <Titles of={selected.map(({ id, title }) => ({ id, title, note: whys[endings[id] ?? 'failed'] }))} />
        <Text tone="muted" size="small">
          What still waits of them stays selected.
        </Text>
      </Stack>
    </Dialog>
  )
}

const whys: Record<Ending, string> = {
  made: '',
  outdated: 'Edited or decided meanwhile. Look at it again.',
  gone: 'It is gone.',
  failed: 'It could not be decided. Please try again.',
}

const eventsOf = (count: number) => `${count} ${count === 1 ? 'event' : 'events'}`

const Titles = ({ of }: { of: { id: string; title: string; note?: string }[] }) => (
  <ul css={titles}>
    {of.map(({ id, title, note }) => (
      <li key={id}>
        <strong>{title}</strong>
        {note && (
          <Text size="small" tone="muted">
            {note}
          </Text>
        )}
      </li>
    ))}
  </ul>
)

/** Of the same height whatever is selected, so that nothing below it moves; on a large screen it stays below the top bar. */
const place = css({ display: 'grid', alignItems: 'center', minHeight: '4.75rem' })
const above = css({ [media.tablet]: { position: 'sticky', insetBlockStart: '4.25rem', zIndex: 1 } })
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingInline: space[3],
  border: '1px solid transparent',
  borderRadius: radius.large,
})
/** While something is selected its buttons stay within reach: of the thumb on a phone. */
const near = css({
  position: 'fixed',
  insetInline: space[3],
  insetBlockEnd: `max(${space[3]}, env(safe-area-inset-bottom))`,
  zIndex: 1,
  padding: space[3],
  background: color.raised,
  borderColor: color.line,
  boxShadow: shadow.raised,
  [media.tablet]: { position: 'static' },
})
const titles = css({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: space[3],
  paddingInlineStart: space[6],
  borderRadius: radius.medium,
  background: color.paper,
  overflowWrap: 'anywhere',
})
