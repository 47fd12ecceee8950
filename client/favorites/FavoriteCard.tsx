import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { TimedRow } from '../../machines/domain.ts'
import * as texts from '../../machines/favorites/texts.ts'
import {
  CalendarIcon,
  Card,
  CardAction,
  cardCorner,
  cardPicture,
  ClockIcon,
  DateBadge,
  daySpan,
  hasDay,
  Heading,
  HeartFilledIcon,
  IconButton,
  LifecycleBadge,
  LifecycleDay,
  Picture,
  PinIcon,
  Row,
  space,
  Stack,
  t,
  Text,
  timesOf,
  venueText,
} from '../ui/index.ts'
import { cover } from '../runtime/pictures/pictures.ts'

interface Props {
  event: TimedRow
  removing: boolean
  disabled: boolean
  onRemove: () => void
}

export function FavoriteCard({ event, removing, disabled, onRemove }: Props) {
  const [times, note] = timesOf(event)

  return (
    <Card as="article" interactive flush css={card} aria-label={event.title}>
      <div css={cardPicture}>
        <Picture image={cover(event)} alt="" sizes="(min-width: 768px) 24rem, 100vw" ratio="16 / 10" />
        {hasDay(event.lifecycle) && (
          <div css={cardCorner}>
            <DateBadge date={event.eventDate} />
          </div>
        )}
        <div css={remove}>
          <IconButton
            label={t(texts.removeFromFavorites)}
            icon={<HeartFilledIcon />}
            variant="onPicture"
            busy={removing}
            disabled={disabled}
            onClick={onRemove}
          />
        </div>
      </div>
      <Stack gap={2} css={body}>
        <LifecycleBadge of={event.lifecycle} />
        <Heading level={2} look="card">
          <Link href={`/explore?event=${event.id}&from=myevents`} asChild>
            <CardAction>{event.title}</CardAction>
          </Link>
        </Heading>
        {event.excerpt && (
          <Text size="small" tone="muted">
            {event.excerpt}
          </Text>
        )}
        {event.venue && <Fact icon={<PinIcon size={16} />}>{venueText(event.venue)}</Fact>}
        {(event.endDate || !hasDay(event.lifecycle)) && (
          <Fact icon={<CalendarIcon size={16} />}>
            <LifecycleDay of={event.lifecycle} day={daySpan(event.eventDate, event.endDate)} />
          </Fact>
        )}
        {times && <Fact icon={<ClockIcon size={16} />}>{times}</Fact>}
        {note && (
          <Text size="small" tone="muted">
            {note}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Row gap={2} wrap={false}>
    {icon}
    <Text as="span" size="small">
      {children}
    </Text>
  </Row>
)

const card = css({ display: 'flex', flexDirection: 'column', height: '100%', overflow: 'hidden' })
const remove = css({ position: 'absolute', insetBlockStart: space[2], insetInlineEnd: space[2], zIndex: 1 })
const body = css({ padding: space[4] })
