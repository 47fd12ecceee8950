import { css } from '@emotion/react'
import { useMachine } from '@xstate/react'
import type { approvalMachine } from '../../machines/review/approvalMachine.ts'
import type { PendingEvent } from '../../machines/domain.ts'
import { addressOf } from '../../machines/admin/adminTabs.ts'
import { useDialogAddress } from '../runtime/dialogAddress.ts'
import { Badge } from '../ui/display/Badge.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { Empty } from '../ui/feedback/Empty.tsx'
import { Failure } from '../ui/feedback/Failure.tsx'
import { Heading } from '../ui/layout/Heading.tsx'
import { CheckIcon } from '../ui/icons.tsx'
import { FocusPlace } from '../ui/layout/FocusPlace.tsx'
import { Pages } from '../ui/layout/Pages.tsx'
import { Row } from '../ui/layout/Row.tsx'
import { Spinner } from '../ui/feedback/Spinner.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Table } from '../ui/layout/Table.tsx'
import { Text } from '../ui/layout/Text.tsx'
import { space } from '../ui/tokens.ts'
import { fullDate } from '../ui/display/formats.ts'
import type { Machine } from '../runtime/machine.ts'
import { useMachines } from './machines.ts'
import { PendingEventDetail } from './PendingEventDetail.tsx'

export function PendingEvents() {
  const [state, send] = useMachine(useMachines().approval)
  const { next, previous, viewed } = state.context
  useDialogAddress({
    path: addressOf('pendingEvents'),
    names: dialogs,
    opened: viewed && state.matches({ listed: 'viewing' }) ? ['view', viewed.id] : null,
    isReady: state.matches('listed'),
    open: ([, eventId]) => send({ type: 'event.view', eventId }),
    close: () => send({ type: 'detail.close' }),
  })
  const isCut = state.matches('listed') && (next !== null || previous !== null)
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={1}>Pending events</Heading>
        <Text tone="muted">Oldest first. Choose a row to read the whole event.</Text>
        {isCut && <Cut state={state} send={send} />}
      </Stack>
      <FocusPlace label="Pending events">
        <Waiting state={state} send={send} isCut={isCut} />
      </FocusPlace>
    </Stack>
  )
}

const dialogs = ['view'] as const

function Waiting({ state, send, isCut }: Machine<typeof approvalMachine> & { isCut: boolean }) {
  if (state.matches('loading')) return <Spinner label="Loading ..." page />
  if (state.matches('failed')) {
    return (
      <Failure title="Unable to Load Pending Events" onRetry={() => send({ type: 'retry' })}>
        Failed to load pending events. Please try again later.
      </Failure>
    )
  }
  const { pending, viewed, next, previous } = state.context
  return (
    <Stack gap={5}>
      {pending.length === 0 && isCut && <Text>No event on this page waits any more.</Text>}
      {pending.length === 0 && !isCut && (
        <Empty icon={<CheckIcon size={40} />} detail="New events appear here as soon as they are created.">
          No pending events found.
        </Empty>
      )}
      {pending.length > 0 && <Queue state={state} send={send} />}
      <Pages
        label="Pages of pending events"
        hasPrevious={previous !== null}
        hasNext={next !== null}
        enabled={state.can({ type: 'page.next' }) || state.can({ type: 'page.previous' })}
        onPrevious={() => send({ type: 'page.previous' })}
        onNext={() => send({ type: 'page.next' })}
      />
      {viewed && state.matches({ listed: 'viewing' }) && (
        <PendingEventDetail key={viewed.version} event={viewed} state={state} send={send} />
      )}
    </Stack>
  )
}

/** Says that there are more events than these. */
function Cut({ state }: Machine<typeof approvalMachine>) {
  const { pending, count, previous } = state.context
  const which = previous === null ? 'The oldest ' : ''
  return (
    <Text aria-live="polite">
      {`${which}${pending.length} of ${count > 10_000 ? '10,000+' : count} pending events are on this page.`}
    </Text>
  )
}

function Queue({ state, send }: Machine<typeof approvalMachine>) {
  const { pending, decisions, reasons } = state.context
  const actions = ({ id, isProposal }: PendingEvent) => {
    const processing = decisions[id] !== undefined
    // Nobody decides about changes that they have not seen.
    if (isProposal && !processing) {
      return (
        <Button size="small" variant="secondary" onClick={() => send({ type: 'event.view', eventId: id })}>
          Compare
        </Button>
      )
    }
    const label = (verb: string) => (processing ? 'Processing...' : verb)
    return (
      <Row gap={2} wrap={false} css={unbroken}>
        <Button
          size="small"
          disabled={processing}
          onClick={() => send({ type: 'event.approve', eventId: id })}
        >
          {label('Approve')}
        </Button>
        <Button
          size="small"
          variant="danger"
          disabled={processing}
          onClick={() => send({ type: 'event.reject', eventId: id })}
        >
          {label('Reject')}
        </Button>
      </Row>
    )
  }
  const name = ({ id, title, isProposal }: PendingEvent) => (
    <div css={named}>
      <Button
        variant="quiet"
        size="small"
        css={titled}
        onClick={() => send({ type: 'event.view', eventId: id })}
      >
        {title}
      </Button>
      {isProposal && <Badge>Changes proposed</Badge>}
      {reasons[id]?.trim() && (
        <Text as="span" size="small" tone="muted" clamp={1}>
          {`Reason for rejecting: ${reasons[id]}`}
        </Text>
      )}
    </div>
  )
  return (
    <Table
      caption="Pending events"
      rows={pending}
      rowKey={({ id }) => id}
      onOpen={({ id }) => send({ type: 'event.view', eventId: id })}
      columns={[
        { id: 'name', label: 'Event Name', cell: name },
        {
          id: 'date',
          label: 'Date',
          cell: day,
        },
        { id: 'time', label: 'Time', cell: hours },
        { id: 'venue', label: 'Venue', cell: ({ venue }) => venue ?? '' },
        { id: 'actions', label: 'Actions', cell: actions },
      ]}
    />
  )
}

const day = ({ eventDate }: PendingEvent) => <span css={unbroken}>{fullDate(eventDate)}</span>

/** `18:30 - 21:00`: here the times stay as they are stored, cut to HH:MM. */
const hours = ({ startTime, endTime }: PendingEvent) => {
  const times = [startTime, endTime].filter((time) => time !== null)
  return <span css={unbroken}>{times.map((time) => time.slice(0, 5)).join(' - ')}</span>
}

const named = css({ display: 'grid', justifyItems: 'start', gap: space[1] })
/** A title reads like a title, from the start of its cell. */
const titled = css({ paddingInline: 0, justifyContent: 'start', textAlign: 'start' })
const unbroken = css({ whiteSpace: 'nowrap' })
