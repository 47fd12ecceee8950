import { css } from '@emotion/react'
import type { approvalMachine } from '../../machines/review/approvalMachine.ts'
import type { selectionMachine } from '../../machines/review/selectionMachine.ts'
import * as texts from '../../machines/review/texts.ts'
import type { PendingEvent } from '../../machines/domain.ts'
import {
  Badge,
  Button,
  Checkbox,
  daySpan,
  hasDay,
  LifecycleBadge,
  LifecycleDay,
  media,
  Row,
  SeriesBadge,
  space,
  t,
  Table,
  Text,
  venueText,
  words,
} from '../ui/index.ts'
import type { Machine } from '../runtime/registry.tsx'
import { DecisionButtons } from './DecisionButtons.tsx'
import { isSelectable } from './Selection.tsx'

/** The events on a page. Each can be decided individually or selected along with others. */
export function Queue({
  state,
  send,
  selection,
}: Machine<typeof approvalMachine> & { selection: Machine<typeof selectionMachine> }) {
  const { pending, decisions, reasons } = state.context
  const actions = ({ id, isProposal }: PendingEvent) => {
    const processing = decisions[id] !== undefined
    // Proposed changes must be viewed before they can be decided.
    if (isProposal && !processing) {
      return (
        <Button size="small" variant="secondary" onClick={() => send({ type: 'event.view', eventId: id })}>
          {t(texts.compare)}
        </Button>
      )
    }
    return (
      <Row gap={2} css={unbroken}>
        <DecisionButtons
          size="small"
          eventId={id}
          isProcessing={processing}
          disabled={processing}
          send={send}
        />
      </Row>
    )
  }
  const { selected } = selection.state.context
  const name = (event: PendingEvent) => (
    <div css={lead}>
      <span css={check}>
        {isSelectable(event) && (
          <Checkbox
            label={t(texts.select(event.title))}
            hideLabel
            checked={selected.some(({ id }) => id === event.id)}
            disabled={decisions[event.id] !== undefined}
            onChange={() => selection.send({ type: 'event.select', event })}
          />
        )}
      </span>
      {about(event)}
    </div>
  )
  const about = ({
    id,
    title,
    eventDate,
    lifecycle,
    series,
    isProposal,
    resembles,
    import: of,
  }: PendingEvent) => (
    <div css={named}>
      <Button
        variant="quiet"
        size="small"
        css={titled}
        onClick={() => send({ type: 'event.view', eventId: id })}
      >
        <bdi>{title}</bdi>
      </Button>
      <LifecycleBadge of={lifecycle} />
      <SeriesBadge day={eventDate} of={series} />
      {isProposal && <Badge>{t(words.changesProposed)}</Badge>}
      {of && of.count > 1 && <Badge>{t(texts.importedTogether(of.count))}</Badge>}
      {resembles && <Badge tone="amber">{t(texts.resembles(resembles.title))}</Badge>}
      {reasons[id]?.trim() && (
        <Text as="span" size="small" tone="muted" clamp={1}>
          {t(texts.reasonOf(reasons[id]))}
        </Text>
      )}
    </div>
  )
  return (
    <Table
      caption={t(words.pendingEvents)}
      from="laptop"
      rows={pending}
      onOpen={({ id }) => send({ type: 'event.view', eventId: id })}
      columns={[
        { id: 'name', label: t(texts.eventName), cell: name },
        { id: 'date', label: t(words.date), width: '10.75rem', cell: day },
        { id: 'time', label: t(words.time), width: '7.75rem', cell: hours },
        { id: 'venue', label: t(words.venue), width: '19%', cell: ({ venue }) => venueText(venue) ?? '' },
        { id: 'actions', label: t(words.actions), width: 'clamp(12rem, 18vw, 16rem)', cell: actions },
      ]}
    />
  )
}

const day = ({ eventDate, endDate, lifecycle }: PendingEvent) => (
  <span css={endDate === null && hasDay(lifecycle) && unbroken}>
    <LifecycleDay of={lifecycle} day={daySpan(eventDate, endDate)} />
  </span>
)

/** `18:30 - 21:00`. Unlike elsewhere, the times are shown as stored, cut to HH:MM. */
const hours = ({ startTime, endTime }: PendingEvent) => {
  const times = [startTime, endTime].filter((time) => time !== null)
  return <span css={unbroken}>{times.map((time) => time.slice(0, 5)).join(' - ')}</span>
}

const lead = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[1],
  '&:has(input)': { gridTemplateColumns: '2.75rem minmax(0, 1fr)' },
  // In a table, all names start below each other.
  [media.laptop]: { gridTemplateColumns: '2.75rem minmax(0, 1fr)' },
})
const check = css({ display: 'grid', '&:empty': { display: 'none', [media.laptop]: { display: 'grid' } } })
const named = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[1],
})
/** Makes the button look like a title, aligned with the start of its cell. */
const titled = css({
  scrollMarginBlock: '6rem',
  paddingInline: 0,
  justifyContent: 'start',
  textAlign: 'start',
  overflowWrap: 'anywhere',
})
const unbroken = css({ [media.laptop]: { whiteSpace: 'nowrap' } })
