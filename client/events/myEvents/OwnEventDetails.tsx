import { css } from '@emotion/react'
import type { OwnEvent } from '../../../machines/domain.ts'
import type { myEventsMachine } from '../../../machines/events/myEventsMachine.ts'
import * as texts from '../../../machines/events/texts.ts'
import type { Machine } from '../../runtime/machine.ts'
import { imageProps } from '../../runtime/pictures.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { fullDate, timeSpan } from '../../ui/display/formats.ts'
import { Picture } from '../../ui/display/Picture.tsx'
import { BackIcon, TrashIcon } from '../../ui/icons.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Heading } from '../../ui/layout/Heading.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { arrive } from '../../ui/overlay/arrive.ts'
import * as words from '../../ui/texts.ts'
import { color, media, radius, space } from '../../ui/tokens.ts'
import { DraftBadge, FeaturedBadge, PublishedBadge } from './EventBadges.tsx'
import { EventStatus } from './EventStatus.tsx'
import { OwnHistory } from './OwnHistory.tsx'

export function OwnEventDetails({ event, onBack }: { event: OwnEvent; onBack: () => void }) {
  const { galleryImages } = event
  return (
    <section ref={arrive} tabIndex={-1} aria-label={event.title} css={section}>
      <Stack gap={5}>
        <Button variant="quiet" size="small" icon={<BackIcon size={18} />} css={back} onClick={onBack}>
          {texts.backToAllEvents}
        </Button>
        <Stack gap={3}>
          <Heading level={3} look="title">
            {event.title}
          </Heading>
          <Row gap={2}>
            {event.isPublished ? <PublishedBadge /> : <DraftBadge />}
            {event.isFeatured && <FeaturedBadge />}
          </Row>
          <EventStatus event={event} />
        </Stack>
        <dl css={facts}>
          <Fact label={words.date} text={fullDate(event.eventDate)} />
          <Fact label={words.time} text={timeSpan(event.startTime, event.endTime)} />
          <Fact label={texts.venue} text={event.venue} />
          <Fact label={texts.location} text={event.location} />
          <Fact label={words.locationDetails} text={event.locationDetails} />
          <Fact label={texts.eventType} text={event.eventType?.name} />
          <Fact label={texts.category} text={event.category?.name} />
          <Fact label={words.views} text={String(event.viewCount)} />
          <Fact label={words.favorites} text={String(event.favoriteCount)} />
          <Fact label={words.registrationLink} text={event.registerLink} />
        </dl>
        <Stack gap={2}>
          <Heading level={4}>{words.description}</Heading>
          <Text css={prose}>{event.content || texts.noDescription}</Text>
        </Stack>
        <Stack gap={3}>
          <Heading level={4}>{words.gallery}</Heading>
          {galleryImages.length === 0 && <Text tone="muted">{texts.noImages}</Text>}
          <Grid min="11rem" gap={3}>
            {galleryImages.map((image, index) => (
              <Picture
                key={image.id ?? image.url}
                css={rounded}
                image={imageProps(image)}
                alt={words.pictureOf(event.title, index)}
                sizes="16rem"
                ratio="4 / 3"
              />
            ))}
          </Grid>
        </Stack>
        <OwnHistory event={event} />
      </Stack>
    </section>
  )
}

interface ActionsProps extends Pick<Machine<typeof myEventsMachine>, 'send'> {
  event: OwnEvent
  isPreparing: boolean
}

export function DetailActions({ event, isPreparing, send }: ActionsProps) {
  return (
    <Row gap={2} justify="space-between" css={actions}>
      {!event.isPublished && (
        <Button variant="quiet" icon={<TrashIcon size={18} />} onClick={() => send({ type: 'event.delete' })}>
          {texts.deleteEvent}
        </Button>
      )}
      {event.proposal && (
        <Button
          variant="quiet"
          icon={<BackIcon size={18} />}
          onClick={() => send({ type: 'changes.withdraw' })}
        >
          {texts.withdrawChanges}
        </Button>
      )}
      <Button css={last} busy={isPreparing} onClick={() => send({ type: 'event.edit' })}>
        {isPreparing ? words.loading : texts.editEvent}
      </Button>
    </Row>
  )
}

function Fact({ label, text }: { label: string; text: string | null | undefined }) {
  if (!text) return null
  return (
    <div>
      <Text as="dt" size="small" tone="muted">
        {label}
      </Text>
      <dd css={fact}>{text}</dd>
    </div>
  )
}

const section = css({ overflowWrap: 'anywhere' })
const back = css({ alignSelf: 'start', marginInlineStart: `-${space[3]}` })
const facts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  margin: 0,
  padding: space[4],
  borderRadius: radius.large,
  background: color.paper,
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})
const fact = css({ margin: 0 })
const prose = css({ whiteSpace: 'pre-line', maxWidth: '68ch' })
const rounded = css({ borderRadius: radius.medium })
const actions = css({ width: '100%' })
const last = css({ marginInlineStart: 'auto' })
