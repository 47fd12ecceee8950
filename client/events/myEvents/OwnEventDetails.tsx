import { css } from '@emotion/react'
import type { OwnEvent } from '../../../machines/domain.ts'
import * as texts from '../../../machines/events/texts.ts'
import { notesOf } from '../../review/eventFields.ts'
import { imageProps } from '../../runtime/pictures/pictures.ts'
import {
  arrive,
  BackIcon,
  Button,
  color,
  daySpan,
  Facts,
  Grid,
  Heading,
  LifecycleBadge,
  LifecycleDay,
  LifecycleNotice,
  LimitNotice,
  Notes,
  Picture,
  radius,
  Row,
  SeriesBadge,
  space,
  Stack,
  t,
  Text,
  timeFacts,
  timeSpan,
  venueText,
  words,
} from '../../ui/index.ts'
import { DraftBadge, EventStatus, FeaturedBadge, PublishedBadge, VisibilityBadge } from './EventBadges.tsx'
import { SeriesDates } from '../series/SeriesDates.tsx'
import { OwnHistory } from './OwnHistory.tsx'

interface DetailsProps {
  event: OwnEvent
  onBack: () => void
  onDate: (eventId: string) => void
}

export function OwnEventDetails({ event, onBack, onDate }: DetailsProps) {
  const { galleryImages } = event
  return (
    <section ref={arrive} tabIndex={-1} aria-label={event.title} css={section}>
      <Stack gap={5}>
        <Button variant="quiet" size="small" icon={<BackIcon size={18} />} css={back} onClick={onBack}>
          {t(texts.backToAllEvents)}
        </Button>
        <Stack gap={3}>
          <Heading level={3} look="title">
            {event.title}
          </Heading>
          <Row gap={2}>
            {event.isPublished ? <PublishedBadge /> : <DraftBadge />}
            {event.isFeatured && <FeaturedBadge />}
            <LifecycleBadge of={event.lifecycle} />
            <VisibilityBadge of={event.visibility} />
            <SeriesBadge day={event.eventDate} of={event.series} />
          </Row>
          <LifecycleNotice of={event.lifecycle} reason={event.lifecycleReason} />
          {event.visibilityCeiling && (
            <LimitNotice
              most={t(texts.visibilities[event.visibilityCeiling].label)}
              reason={event.visibilityReason}
            >
              {t(event.isPublished ? texts.visibilityMayBeAsked : texts.visibilityMayBeAskedLater)}
            </LimitNotice>
          )}
          <EventStatus event={event} />
        </Stack>
        <Facts css={facts} of={factsOf(event)} />
        <Notes
          of={[[t(words.description), event.content || t(texts.noDescription)], ...notesOf(event)]}
          level={4}
        />
        <Stack gap={3}>
          <Heading level={4}>{t(words.gallery)}</Heading>
          {galleryImages.length === 0 && <Text tone="muted">{t(texts.noImages)}</Text>}
          <Grid min="11rem" gap={3}>
            {galleryImages.map((image, index) => (
              <Picture
                key={image.id ?? image.url}
                css={rounded}
                image={imageProps(image)}
                alt={t(words.pictureOf(event.title, index))}
                sizes="16rem"
                ratio="4 / 3"
              />
            ))}
          </Grid>
        </Stack>
        <SeriesDates event={event} level={4} onOpen={onDate} />
        <OwnHistory event={event} />
      </Stack>
    </section>
  )
}

const factsOf = (event: OwnEvent) =>
  [
    [
      t(words.date),
      <LifecycleDay key="day" of={event.lifecycle} day={daySpan(event.eventDate, event.endDate)} />,
    ],
    ...timeFacts(event, [t(words.time), timeSpan(event.startTime, event.endTime)]),
    [t(texts.venue), venueText(event.venue)],
    [t(texts.location), event.location],
    [t(words.locationDetails), event.locationDetails],
    [t(texts.eventType), event.eventType?.name],
    [t(texts.category), event.category?.name],
    [t(words.views), event.viewCount],
    [t(words.favorites), event.favoriteCount],
    [t(words.registrationLink), event.registerLink],
    [t(texts.visibility), event.visibility && t(texts.visibilities[event.visibility].label)],
    [t(texts.shareLink), event.shareUrl],
  ] as const

const section = css({ overflowWrap: 'anywhere' })
const back = css({ alignSelf: 'start', marginInlineStart: `-${space[3]}` })
const facts = css({ padding: space[4], borderRadius: radius.large, background: color.paper })
const rounded = css({ borderRadius: radius.medium })
