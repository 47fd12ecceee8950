import { css } from '@emotion/react'
import type { OwnEvent } from '../../../machines/domain.ts'
import * as texts from '../../../machines/events/texts.ts'
import { cover } from '../../runtime/pictures/pictures.ts'
import {
  Card,
  CardAction,
  cardCorner,
  cardPicture,
  daySpan,
  Heading,
  LifecycleBadge,
  LifecycleDay,
  Picture,
  Row,
  SeriesBadge,
  space,
  Stack,
  t,
  Text,
  venueText,
  words,
} from '../../ui/index.ts'
import { DraftBadge, FeaturedBadge, VisibilityBadge } from './EventBadges.tsx'
import { isCalledOff } from '../../../machines/events/statuses.ts'
import { statusOf } from './status.ts'

export function OwnEventCard({ event, onView }: { event: OwnEvent; onView: () => void }) {
  const place = venueText(event.venue) ?? event.location
  return (
    <Card as="article" interactive flush css={card} aria-label={event.title}>
      <div css={cardPicture}>
        <Picture image={cover(event)} alt="" sizes="(min-width: 768px) 18rem, 100vw" ratio="16 / 10" />
        <Row gap={2} css={cardCorner}>
          {!event.isPublished && <DraftBadge />}
          {event.isFeatured && <FeaturedBadge />}
          <LifecycleBadge of={event.lifecycle} />
          <VisibilityBadge of={event.visibility} />
        </Row>
      </div>
      <Stack gap={1} css={body}>
        <Heading level={3} look="card">
          <CardAction onClick={onView}>{event.title}</CardAction>
        </Heading>
        <Text size="small">
          <LifecycleDay of={event.lifecycle} day={daySpan(event.eventDate, event.endDate)} />
        </Text>
        <SeriesBadge day={event.eventDate} of={event.series} />
        {place && (
          <Text size="small" tone="muted" clamp={2}>
            {place}
          </Text>
        )}
        {isCalledOff(event.lifecycle) && event.lifecycleReason && (
          <Text size="small" clamp={3}>
            {event.lifecycleReason}
          </Text>
        )}
        {event.visibilityCeiling && (
          <Text size="small" clamp={2}>
            {t(words.visibilityLimited(t(texts.visibilities[event.visibilityCeiling].label)))}
          </Text>
        )}
        <Text size="small" tone={statusOf(event).tone} css={status}>
          {t(statusOf(event).word)}
        </Text>
      </Stack>
    </Card>
  )
}

const card = css({ display: 'flex', flexDirection: 'column', height: '100%', overflowWrap: 'anywhere' })
const body = css({ flex: 1, padding: space[4] })
const status = css({ marginBlockStart: 'auto', paddingBlockStart: space[2], fontWeight: 600 })
