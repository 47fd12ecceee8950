import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { notesOf } from '../../review/eventFields.ts'
import * as texts from '../../../machines/admin/texts.ts'
import { visibilities } from '../../../machines/events/texts.ts'
import { ActButtons } from '../acts/ActButtons.tsx'
import { ActNotice } from '../acts/ActNotice.tsx'
import type { AdminEvent } from '../../../machines/admin/eventList.ts'
import { imageProps } from '../../runtime/pictures/pictures.ts'
import {
  Badge,
  Chip,
  daySpan,
  Facts,
  fullDate,
  fullMoment,
  Grid,
  Heading,
  LifecycleBadge,
  LifecycleDay,
  LifecycleNotice,
  LimitNotice,
  media,
  Notes,
  Picture,
  radius,
  Row,
  Stack,
  t,
  Text,
  Tiles,
  time12,
  timeFacts,
  venueText,
  words,
} from '../../ui/index.ts'
import { Details } from '../list/Details.tsx'
import { visibilityMark } from '../../events/sharing/visibilityMark.ts'
import { daysUntil, distance, statusOf, timingOf } from './eventWords.ts'
import type { useEvents } from './useEvents.ts'

interface EventDetailsProps extends Pick<ReturnType<typeof useEvents>, 'acts' | 'act' | 'sendAct'> {
  /** Null while the event named in the address is loading. */
  event: AdminEvent | null
  /** False or null if the event's lifecycle cannot be changed. */
  lifecycleActions: ReactNode
  onClose: () => void
}

/** All details of an event, and the actions available to a superadmin. */
export function EventDetails({ event, acts, act, sendAct, lifecycleActions, onClose }: EventDetailsProps) {
  return (
    <Details
      title={event?.title ?? t(texts.viewDetails)}
      size="large"
      css={low}
      footer={
        event &&
        (acts.length > 0 || lifecycleActions) && (
          <Row gap={2}>
            {lifecycleActions}
            <ActButtons acts={acts} act={act} sendAct={sendAct} />
          </Row>
        )
      }
      onClose={onClose}
    >
      {event && (
        <Stack gap={5}>
          <ActNotice state={act} send={sendAct} />
          <Known event={event} />
        </Stack>
      )}
    </Details>
  )
}

function Known({ event }: { event: AdminEvent }) {
  const { author, tags, galleryImages } = event
  const status = statusOf(event)
  const timing = timingOf(event)
  const mark = visibilityMark(event.visibility)
  return (
    <>
      <LifecycleNotice of={event.lifecycle} reason={event.lifecycleReason} />
      {event.visibilityCeiling && (
        <LimitNotice most={t(visibilities[event.visibilityCeiling].label)} reason={event.visibilityReason} />
      )}
      <Row gap={2}>
        <Text tone="muted">{t(texts.by(author.fullName))}</Text>
        <LifecycleBadge of={event.lifecycle} />
        <Badge tone={status.tone}>{status.label}</Badge>
        {timing && <Badge tone={timing.tone}>{timing.label}</Badge>}
        {mark && <Badge icon={<mark.icon size={14} />}>{mark.label}</Badge>}
      </Row>
      <Tiles
        of={[
          { label: t(words.views), value: event.viewCount },
          { label: t(words.favorites), value: event.favoriteCount },
          { label: t(texts.daysUntil), value: daysUntil(event) ?? t(texts.unknown) },
        ]}
      />
      <Facts of={factsOf(event)} />
      <Notes of={[[t(texts.content), event.content || t(texts.noContent)], ...notesOf(event)]} level={3} />
      {galleryImages.length > 0 && <Gallery event={event} />}
      {tags.length > 0 && (
        <Part title={t(words.tags)}>
          <Row gap={2}>
            {tags.map((tag) => (
              <Chip key={tag}>{tag}</Chip>
            ))}
          </Row>
        </Part>
      )}
    </>
  )
}

function factsOf(event: AdminEvent) {
  const { author, category, eventType, startTime, endTime, createdAt, updatedAt } = event
  const days = daysUntil(event)
  return [
    [t(texts.eventId), event.id],
    [t(texts.slug), event.slug],
    [t(words.category), category?.name],
    [t(words.type), eventType?.name],
    [t(words.venue), venueText(event.venue)],
    [t(words.location), event.location],
    [
      t(words.date),
      <LifecycleDay key="day" of={event.lifecycle} day={daySpan(event.eventDate, event.endDate)} />,
    ],
    ...timeFacts(
      event,
      [t(words.startTime), startTime && time12(startTime)],
      [t(words.endTime), endTime && time12(endTime)],
    ),
    [t(words.authorEmail), author.email],
    [t(words.created), createdAt && fullMoment(createdAt)],
    [t(texts.daysUntilEvent), days === null ? null : distance(days)],
    [t(words.published), event.isPublished ? t(texts.yes) : t(texts.no)],
    [t(words.featured), event.isFeatured ? t(texts.yes) : t(texts.no)],
    [t(texts.eventStatus), timingOf(event)?.label],
    [t(texts.updated), updatedAt ? fullMoment(updatedAt) : t(texts.never)],
    [t(words.registrationDeadline), event.registrationDeadline && fullDate(event.registrationDeadline)],
    [t(texts.maxParticipants), event.maxParticipants],
  ] as const
}

const Gallery = ({ event: { title, galleryImages } }: { event: AdminEvent }) => (
  <Part title={t(words.gallery)}>
    <Grid min="10rem" gap={3}>
      {galleryImages.map((image, index) => (
        <a
          key={image.id ?? image.url}
          href={image.url}
          target="_blank"
          rel="noreferrer"
          css={frame}
          aria-label={t(texts.openPicture(index + 1))}
        >
          <Picture
            image={imageProps(image)}
            alt={t(words.pictureOf(title, index))}
            sizes="16rem"
            ratio="4 / 3"
          />
        </a>
      ))}
    </Grid>
  </Part>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={2}>
    <Heading level={3}>{title}</Heading>
    {children}
  </Stack>
)

/** Leaves the top of a phone's screen visible. */
const low = css({ maxHeight: '90dvh', insetBlockStart: 'auto', [media.tablet]: { insetBlockStart: 0 } })
const frame = css({ display: 'block', borderRadius: radius.medium, overflow: 'hidden' })
