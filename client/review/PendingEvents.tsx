import { css } from '@emotion/react'
import type { approvalMachine } from '../../machines/review/approvalMachine.ts'
import type { selectionMachine } from '../../machines/review/selectionMachine.ts'
import {
  Button,
  CheckIcon,
  countText,
  DialogBoundary,
  Empty,
  Failure,
  FocusPlace,
  Heading,
  media,
  Pages,
  Row,
  Spinner,
  Stack,
  t,
  Text,
  words,
} from '../ui/index.ts'
import * as texts from '../../machines/review/texts.ts'
import type { Machine } from '../runtime/registry.tsx'
import { PendingEventDetail } from './PendingEventDetail.tsx'
import { Queue } from './Queue.tsx'
import { Reasons } from './reasons/Reasons.tsx'
import { Selection } from './Selection.tsx'
import { useReview } from './useReview.ts'
import { KeysHelp } from './KeysHelp.tsx'

export function PendingEvents() {
  const { review, selection, keys, reasons: kept } = useReview()
  const { state, send } = review
  const reasons = kept.state.context.rows.map(({ name }) => name)
  const { next, previous } = state.context
  const isCut = state.matches('listed') && (next !== null || previous !== null)
  return (
    <Stack gap={5} css={selection.state.context.selected.length > 0 && room}>
      <Row justify="space-between" align="end" gap={3}>
        <Stack gap={1}>
          <Heading level={1}>{t(words.pendingEvents)}</Heading>
          <Text tone="muted">{t(texts.pendingEventsHint)}</Text>
          {isCut && <Cut state={state} send={send} />}
        </Stack>
        <Button
          size="small"
          variant="secondary"
          css={onlyWithKeys}
          onClick={() => keys.send({ type: 'help.open' })}
        >
          {t(texts.keyboardShortcuts)}
        </Button>
      </Row>
      <FocusPlace label={t(words.pendingEvents)}>
        <PendingList state={state} send={send} selection={selection} reasons={reasons} isCut={isCut} />
      </FocusPlace>
      {/* Rendered only after the list has loaded, because the list would otherwise push it down. */}
      {!state.matches('loading') && <Reasons {...kept} />}
      {keys.state.matches({ help: 'open' }) && (
        <DialogBoundary title={t(texts.keyboardShortcuts)} onClose={() => keys.send({ type: 'help.close' })}>
          <KeysHelp {...keys} />
        </DialogBoundary>
      )}
    </Stack>
  )
}

/**
 * On a phone the selection bar covers the end of the page. These margins keep focused controls above the bar.
 */
const room = css({
  paddingBlockEnd: '11rem',
  '& :is(button, input)': { scrollMarginBlockEnd: '12rem' },
  [media.tablet]: { paddingBlockEnd: 0 },
})
/* A device without a mouse hardly has a keyboard. */
const onlyWithKeys = css({ display: 'none', [media.hover]: { display: 'inline-flex' } })

interface PendingListProps extends Machine<typeof approvalMachine> {
  selection: Machine<typeof selectionMachine>
  reasons: readonly string[]
  isCut: boolean
}

function PendingList({ state, send, selection, reasons, isCut }: PendingListProps) {
  if (state.matches('loading')) return <Spinner label={t(texts.loadingPendingEvents)} page />
  if (state.matches('failed')) {
    return (
      <Failure title={t(texts.pendingEventsNotLoaded)} onRetry={() => send({ type: 'retry' })}>
        {t(state.context.problem)}
      </Failure>
    )
  }
  const { pending, viewed } = state.context
  return (
    <Stack gap={5}>
      {pending.length === 0 && isCut && <Text>{t(texts.noneOnPage)}</Text>}
      {pending.length === 0 && !isCut && (
        <Empty icon={<CheckIcon size={40} />} detail={t(texts.noPendingEventsHint)}>
          {t(texts.noPendingEvents)}
        </Empty>
      )}
      {pending.length > 0 && (
        <Stack gap={3}>
          <Selection of={pending} reasons={reasons} {...selection} />
          <Queue state={state} send={send} selection={selection} />
        </Stack>
      )}
      <Pages
        label={t(texts.pagesOfPendingEvents)}
        page={state.context}
        enabled={state.can({ type: 'page.next' }) || state.can({ type: 'page.previous' })}
        send={send}
      />
      {viewed && state.matches({ listed: 'viewing' }) && (
        <DialogBoundary
          key={`${viewed.id} ${viewed.version}`}
          title={t(words.event)}
          onClose={() => send({ type: 'detail.close' })}
        >
          <PendingEventDetail event={viewed} reasons={reasons} state={state} send={send} />
        </DialogBoundary>
      )}
    </Stack>
  )
}

/** Shows the total, because the page lists only some of the events. */
function Cut({ state }: Machine<typeof approvalMachine>) {
  const { pending, count, previous } = state.context
  const summaryOf = previous === null ? texts.oldestOnPage : texts.onPage
  return <Text aria-live="polite">{t(summaryOf(pending.length, countText(count, String)))}</Text>
}
