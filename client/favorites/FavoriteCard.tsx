import { css } from '@emotion/react'
import { Link } from 'wouter'
import type { TimedRow } from '../../machines/domain.ts'
import * as texts from '../../machines/favorites/texts.ts'
import {
  CalendarIcon,
  Card,
  CardAction,
  ClockIcon,
  DateBadge,
  daySpan,
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
  const isPostponed = event.lifecycle === 'POSTPONED'
  return (
    <Card as="article" interactive flush css={card} aria-label={event.title}>
      <div css={top}>
        <Picture image={cover(event)} alt="" sizes="(min-width: 768px) 24rem, 100vw" ratio="16 / 10" />
        {!isPostponed && (
          <div css={badge}>
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
        {event.venue && (
          <Row gap={2} wrap={false}>
            <PinIcon size={16} />
            <Text as="span" size="small">
              {venueText(event.venue)}
            </Text>
          </Row>
        )}
        {(event.endDate || isPostponed) && (
          <Row gap={2} wrap={false}>
            <CalendarIcon size={16} />
            <Text as="span" size="small">
              <LifecycleDay of={event.lifecycle} day={daySpan(event.eventDate, event.endDate)} />
            </Text>
          </Row>
        )}
        {times && (
          <Row gap={2} wrap={false}>
            <ClockIcon size={16} />
            <Text as="span" size="small">
              {times}
            </Text>
          </Row>
        )}
        {note && (
          <Text size="small" tone="muted">
            {note}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

const card = css({ display: 'flex', flexDirection: 'column', height: '100%', overflow: 'hidden' })
const top = css({ position: 'relative' })
const badge = css({ position: 'absolute', insetBlockStart: space[3], insetInlineStart: space[3] })
const remove = css({ position: 'absolute', insetBlockStart: space[2], insetInlineEnd: space[2], zIndex: 1 })
const body = css({ padding: space[4] })
