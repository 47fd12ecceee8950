import { css } from '@emotion/react'
import { Link } from 'wouter'
import type { TimedRow } from '../../machines/domain.ts'
import * as texts from '../../machines/favorites/texts.ts'
import { Card } from '../ui/layout/Card.tsx'
import { CardAction } from '../ui/buttons/CardAction.tsx'
import { DateBadge } from '../ui/display/DateBadge.tsx'
import { Heading } from '../ui/layout/Heading.tsx'
import { IconButton } from '../ui/buttons/IconButton.tsx'
import { CalendarIcon, ClockIcon, HeartFilledIcon, PinIcon } from '../ui/icons.tsx'
import { LifecycleBadge } from '../ui/display/lifecycle/LifecycleBadge.tsx'
import { LifecycleDay } from '../ui/display/lifecycle/LifecycleDay.tsx'
import { hasDay } from '../ui/display/lifecycle/lifecycleWords.ts'
import { Picture } from '../ui/display/Picture.tsx'
import { Row } from '../ui/layout/Row.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/layout/Text.tsx'
import { space } from '../ui/tokens.ts'
import { daySpan, timesOf } from '../ui/words/zones.ts'
import { cover } from '../runtime/pictures/pictures.ts'
import { venueText } from '../ui/words/formats.ts'
import { t } from '../ui/words/language.ts'

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
      <div css={top}>
        <Picture image={cover(event)} alt="" sizes="(min-width: 768px) 24rem, 100vw" ratio="16 / 10" />
        {hasDay(event.lifecycle) && (
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
        {(event.endDate || !hasDay(event.lifecycle)) && (
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
