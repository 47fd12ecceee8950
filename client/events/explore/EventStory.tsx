import { css } from '@emotion/react'
import type { EventDetail, EventRow } from '../../../machines/domain.ts'
import { isOver } from '../../../machines/events/clock.ts'
import * as texts from '../../../machines/events/texts.ts'
import { notesOf } from '../../review/eventFields.ts'
import {
  Alert,
  Badge,
  Chip,
  color,
  Failure,
  Heading,
  LifecycleNotice,
  LinkedText,
  media,
  Notes,
  Picture,
  radius,
  Row,
  SeriesBadge,
  Skeleton,
  space,
  Stack,
  StarIcon,
  t,
  Text,
  words,
} from '../../ui/index.ts'
import { SeriesDates } from '../series/SeriesDates.tsx'
import { imageProps } from '../../runtime/pictures/pictures.ts'
import { useNow } from '../../runtime/clock/useNow.ts'

interface Props {
  event: EventRow
  /** The event with all details; null until it has loaded. Until then, the data from the list is shown. */
  whole: EventDetail | null
  /** True if the event was listed but is no longer available. */
  isGone: boolean
  /** Why loading failed; null if it has not failed. */
  problem: string | null
  onRetry: () => void
  /** Index of the picture shown enlarged. */
  picture: number
  onPicture: (index: number) => void
}

export function EventStory({ event, whole, isGone, problem, onRetry, picture, onPicture }: Props) {
  const now = useNow()
  const gallery = whole?.galleryImages ?? []
  const isLoading = !whole && problem === null && !isGone
  const { lifecycle } = whole ?? event
  const shown = whole ? gallery[picture] : event.cover
  return (
    <Stack as="article" gap={5} css={article} aria-label={event.title} aria-busy={isLoading}>
      <LifecycleNotice css={first} of={lifecycle} reason={whole?.lifecycleReason} />
      <div css={frame}>
        <Picture
          image={shown ? imageProps(shown) : null}
          alt={shown ? t(words.pictureOf(event.title, picture)) : ''}
          sizes="(min-width: 1440px) 720px, (min-width: 1024px) 60vw, 100vw"
          ratio="16 / 10"
          priority
        />
      </div>
      {gallery.length > 1 && (
        <Row as="ul" gap={2} aria-label={t(words.gallery)}>
          {gallery.map((image, index) => (
            <li key={image.id ?? image.url}>
              <button
                type="button"
                css={[thumbnail, index === picture && chosen]}
                aria-label={t(texts.showPicture(index))}
                aria-pressed={index === picture}
                onClick={() => onPicture(index)}
              >
                <Picture image={imageProps(image)} alt="" sizes="80px" ratio="1 / 1" />
              </button>
            </li>
          ))}
        </Row>
      )}
      <Stack gap={3} css={head}>
        <Row gap={2}>
          {event.eventType && <Chip>{event.eventType.name}</Chip>}
          {event.category && <Chip>{event.category.name}</Chip>}
          <SeriesBadge day={event.eventDate} of={whole?.series ?? event.series} />
          {isOver(whole ?? event, now) && <Badge>{t(words.past)}</Badge>}
          {whole?.isFeatured && (
            <Badge tone="amber" icon={<StarIcon size={14} />}>
              {t(words.featured)}
            </Badge>
          )}
        </Row>
        <Heading level={1} look="title">
          {event.title}
        </Heading>
        {whole ? <Text tone="muted">{t(texts.by(whole.author.fullName))}</Text> : <Skeleton width="12rem" />}
      </Stack>
      <Stack gap={4} css={prose}>
        {paragraphs(whole?.content ?? event.excerpt).map((paragraph, index) => (
          // Paragraphs have no ids, so their position identifies them.
          // oxlint-disable-next-line react/no-array-index-key
          <Text key={index} dir="auto">
            <LinkedText text={paragraph} />
          </Text>
        ))}
        {problem !== null && <Failure onRetry={onRetry}>{t(problem)}</Failure>}
        {isGone && <Alert tone="info">{t(texts.eventGone)}</Alert>}
        {isLoading && <Skeleton width="60%" />}
        {whole && <Notes of={notesOf(whole)} level={2} />}
        {whole && <SeriesDates event={whole} level={2} />}
      </Stack>
    </Stack>
  )
}

const paragraphs = (text: string) => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')

const article = css({ minWidth: 0 })
const first = css({ order: -1 })
// On a phone the title comes before the picture, so that it is visible without scrolling.
const head = css({ order: -1, [media.desktop]: { order: 0 } })
const frame = css({ borderRadius: radius.large, overflow: 'hidden' })
const thumbnail = css({
  display: 'block',
  width: '5rem',
  border: `2px solid transparent`,
  borderRadius: radius.medium,
  overflow: 'hidden',
})
const chosen = css({ borderColor: color.brand })
const prose = css({
  maxWidth: '68ch',
  '& > p': { textAlign: 'start' },
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  paddingBottom: space[6],
})
