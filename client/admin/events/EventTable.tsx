import type { ReactNode } from 'react'
import type { AdminEvent } from '../../../machines/admin/eventList.ts'
import * as texts from '../../../machines/admin/texts.ts'
import {
  Badge,
  EyeIcon,
  figure,
  HeartIcon,
  LifecycleBadge,
  LifecycleDay,
  Row,
  shortDate,
  Stack,
  t,
  Table,
  Text,
  timesOf,
  venueText,
  VisuallyHidden,
  words,
} from '../../ui/index.ts'
import { visibilityMark } from '../../events/sharing/visibilityMark.ts'
import { statusOf, timingOf } from './eventWords.ts'
import { DetailsButton } from '../list/Details.tsx'

interface EventTableProps {
  rows: AdminEvent[]
  onOpen: (event: AdminEvent) => void
}

export function EventTable({ rows, onOpen }: EventTableProps) {
  const details = (event: AdminEvent) => <DetailsButton of={event.title} onClick={() => onOpen(event)} />
  return (
    <Table
      caption={t(words.events)}
      from="laptop"
      rows={rows}
      onOpen={onOpen}
      columns={[
        { id: 'event', label: t(words.event), cell: name },
        { id: 'author', label: t(words.author), width: '9%', cell: author },
        { id: 'kind', label: t(texts.categoryAndType), width: '12.5%', cell: kind },
        {
          id: 'when',
          label: t(words.dateAndTime),
          width: 'clamp(7.5rem, 24vw - 10.8rem, 10.75rem)',
          cell: when,
        },
        { id: 'where', label: t(words.location), width: '13%', cell: where },
        { id: 'status', label: t(words.status), width: '7.5rem', cell: status },
        { id: 'stats', label: t(texts.stats), width: '6.5rem', cell: stats },
        { id: 'actions', label: t(words.actions), width: '9rem', cell: details },
      ]}
    />
  )
}

const name = ({ title }: AdminEvent) => (
  <strong>
    <Text as="span" size="small" clamp={3}>
      {title}
    </Text>
  </strong>
)

const author = ({ author: { fullName } }: AdminEvent) => fullName

const kind = ({ category, eventType }: AdminEvent) => two(category?.name, eventType?.name)

function when(event: AdminEvent) {
  const { eventDate, endDate, lifecycle } = event
  const [times, note] = timesOf(event)
  const days = [eventDate, endDate].filter((day) => day !== null).map(shortDate)
  return (
    <Stack gap={0}>
      {two(<LifecycleDay of={lifecycle} day={days.join(' - ')} />, times)}
      {note && (
        <Text size="tiny" tone="muted">
          {note}
        </Text>
      )}
    </Stack>
  )
}

const where = ({ venue, location }: AdminEvent) => two(venueText(venue), location)

/** The first line identifies the event; the second adds details. */
const two = (first: ReactNode, second: string | null | undefined) => (
  <Stack gap={0}>
    <span dir="auto">{first}</span>
    {second && (
      <Text as="span" size="small" tone="muted" clamp={2}>
        {second}
      </Text>
    )}
  </Stack>
)

function status(event: AdminEvent) {
  const shown = statusOf(event)
  const timing = timingOf(event)
  const mark = visibilityMark(event.visibility)
  return (
    <Row gap={1}>
      <LifecycleBadge of={event.lifecycle} />
      <Badge tone={shown.tone}>{shown.label}</Badge>
      {timing && <Badge tone={timing.tone}>{timing.label}</Badge>}
      {mark && <Badge icon={<mark.icon size={14} />}>{mark.label}</Badge>}
    </Row>
  )
}

const stats = ({ viewCount, favoriteCount }: AdminEvent) => (
  <Row gap={2}>
    <Row gap={1} wrap={false}>
      <EyeIcon size={16} />
      <span aria-hidden>{figure(viewCount)}</span>
      <VisuallyHidden>{t(texts.viewsOf(viewCount))}</VisuallyHidden>
    </Row>
    <Row gap={1} wrap={false}>
      <HeartIcon size={16} />
      <span aria-hidden>{figure(favoriteCount)}</span>
      <VisuallyHidden>{t(texts.favoritesOf(favoriteCount))}</VisuallyHidden>
    </Row>
  </Row>
)
