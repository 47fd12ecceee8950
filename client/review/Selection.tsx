import { css } from '@emotion/react'
import type { PendingEvent } from '../../machines/domain.ts'
import type { Ending } from '../../machines/review/decisionMachine.ts'
import type { selectionMachine } from '../../machines/review/selectionMachine.ts'
import * as texts from '../../machines/review/texts.ts'
import type { Machine } from '../runtime/registry.tsx'
import {
  Alert,
  Button,
  Checkbox,
  color,
  Dialog,
  DialogBoundary,
  media,
  Question,
  radius,
  ReasonField,
  Row,
  shadow,
  space,
  Stack,
  t,
  Text,
  words,
} from '../ui/index.ts'
import type { Message } from '../../machines/language/message.ts'

interface SelectionProps extends Machine<typeof selectionMachine> {
  /** The events on this page. */
  of: PendingEvent[]
  /** Ready-made reasons. */
  reasons: readonly string[]
}

/** Proposed changes must be viewed before they can be decided. */
export const isSelectable = ({ isProposal }: PendingEvent) => !isProposal

/** Decides several events on the page together: the selection, the confirmation, and the outcome. */
export function Selection({ of, reasons, state, send }: SelectionProps) {
  const present = of.filter(isSelectable)
  const chosen = present.filter(({ id }) => state.context.selected.some((event) => event.id === id))
  const count = chosen.length
  const [first] = chosen
  const ofImport = first && first.import && chosen.every((event) => event.import?.id === first.import?.id)
  const buttons = (
    <Row gap={2}>
      <Button size="small" onClick={() => send({ type: 'selection.decide', decision: 'publish', present })}>
        {t(texts.approveSelected)}
      </Button>
      <Button
        size="small"
        variant="danger"
        onClick={() => send({ type: 'selection.decide', decision: 'reject', present })}
      >
        {t(texts.rejectSelected)}
      </Button>
      {ofImport && first.import && first.import.count > 1 && (
        <Button
          size="small"
          variant="danger"
          onClick={() => send({ type: 'import.reject', event: first, count: first.import?.count ?? 1 })}
        >
          {t(texts.rejectImport(first.import.count))}
        </Button>
      )}
    </Row>
  )
  return (
    <>
      <section aria-label={t(texts.selection)} css={[place, count > 0 && above]}>
        <div css={[bar, count > 0 && near]}>
          <Checkbox
            label={t(texts.selectAll)}
            checked={count > 0 && count === present.length}
            mixed={count > 0 && count < present.length}
            disabled={present.length === 0}
            onChange={() => send({ type: 'page.select', events: present })}
          />
          <Text as="span" size="small" tone="muted" aria-live="polite">
            {count > 0 && t(texts.selectedCount(count))}
          </Text>
          {count > 0 && buttons}
        </div>
      </section>
      {(state.matches('asking') || state.matches('deciding')) && (
        <DialogBoundary title={t(texts.selection)} onClose={() => send({ type: 'question.close' })}>
          <DecisionQuestion reasons={reasons} state={state} send={send} />
        </DialogBoundary>
      )}
      {state.matches('told') && (
        <DialogBoundary title={t(texts.outcome)} onClose={() => send({ type: 'outcome.close', present })}>
          <Outcome state={state} onClose={() => send({ type: 'outcome.close', present })} />
        </DialogBoundary>
      )}
    </>
  )
}

const sayings = {
  publish: {
    title: texts.approveSeveral,
    answer: texts.approve,
    meaning: texts.approveSeveralMeaning,
    notMade: texts.severalNotApproved,
  },
  reject: {
    title: texts.rejectSeveral,
    answer: texts.reject,
    meaning: texts.rejectSeveralMeaning,
    notMade: texts.severalNotRejected,
  },
}

type QuestionProps = Machine<typeof selectionMachine> & Pick<SelectionProps, 'reasons'>

function DecisionQuestion({ reasons, state, send }: QuestionProps) {
  const { selected, decision, reason, endings, importCount } = state.context
  const busy = state.matches('deciding')
  const { title, answer, meaning } = sayings[decision]
  const field = decision === 'reject' && (
    <ReasonField
      label={t(texts.reasonForAll)}
      hint={t(texts.reasonForAllHint)}
      readOnly={busy}
      reasons={reasons}
      maxLength={1000}
      value={reason}
      onChange={(reason) => send({ type: 'reason.change', reason })}
    />
  )
  return (
    <Question
      title={t(importCount === null ? title(selected.length) : texts.rejectImport(importCount))}
      isGrave={decision !== 'publish'}
      answer={t(answer)}
      busyAnswer={t(words.processing)}
      busy={busy}
      detail={
        <span aria-live="polite">
          {busy &&
            importCount === null &&
            t(texts.decidedCount(Object.keys(endings).length, selected.length))}
        </span>
      }
      field={
        <>
          {importCount === null && <Titles of={selected.map(({ id, title }) => ({ id, title }))} />}
          {field}
        </>
      }
      onAnswer={() => send({ type: 'decision.confirm' })}
      onRefuse={() => send({ type: 'question.close' })}
    >
      {t(importCount === null ? meaning : texts.rejectImportMeaning(selected[0]?.title ?? ''))}
    </Question>
  )
}

function Outcome({
  state,
  onClose,
}: Pick<Machine<typeof selectionMachine>, 'state'> & { onClose: () => void }) {
  const { selected, decision, endings, problems, importCount } = state.context
  const made = Object.values(endings).filter((ending) => ending === 'made').length
  return (
    <Dialog
      title={t(texts.outcome)}
      size="small"
      footer={<Button onClick={onClose}>{t(words.close)}</Button>}
      onClose={onClose}
    >
      <Stack gap={4}>
        {made > 0 && <Alert tone="success">{t(texts.severalMade(decision, made).text)}</Alert>}
        <Alert tone="info">{t(sayings[decision].notMade(importCount ?? selected.length))}</Alert>
        <Titles
          of={selected.map(({ id, title }) => ({
            id,
            title,
            note: t(problems[id] ?? whys[endings[id] ?? 'failed']),
          }))}
        />
        <Text tone="muted" size="small">
          {t(texts.outcomeHint)}
        </Text>
      </Stack>
    </Dialog>
  )
}

const whys: Record<Ending, Message> = {
  made: '',
  outdated: texts.eventOutdated,
  gone: texts.eventGone,
  failed: texts.eventNotDecided,
}

const Titles = ({ of }: { of: { id: string; title: string; note?: string }[] }) => (
  <ul css={titles}>
    {of.map(({ id, title, note }) => (
      <li key={id}>
        <strong dir="auto">{title}</strong>
        {note && (
          <Text size="small" tone="muted">
            {note}
          </Text>
        )}
      </li>
    ))}
  </ul>
)

/**
 * Keeps its height when the selection changes, so that nothing below it moves. On large screens it sticks
 * below the top bar.
 */
const place = css({ display: 'grid', alignItems: 'center', minHeight: '4.75rem' })
const above = css({
  [media.tablet]: { position: 'sticky', insetBlockStart: '4.25rem', zIndex: 1 },
  [media.low]: { position: 'static' },
})
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingInline: space[3],
  border: '1px solid transparent',
  borderRadius: radius.large,
})
/** On a phone, keeps the buttons of the selection at the bottom of the screen, where a thumb reaches them. */
const near = css({
  position: 'fixed',
  insetInline: space[3],
  insetBlockEnd: `max(${space[3]}, env(safe-area-inset-bottom))`,
  zIndex: 1,
  padding: space[3],
  background: color.raised,
  borderColor: color.line,
  boxShadow: shadow.raised,
  [media.low]: { position: 'static' },
  [media.tablet]: { position: 'static' },
})
const titles = css({
  display: 'grid',
  gap: space[2],
  padding: space[3],
  paddingInlineStart: space[6],
  borderRadius: radius.medium,
  background: color.paper,
  overflowWrap: 'anywhere',
})
