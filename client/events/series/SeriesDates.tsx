import { css } from '@emotion/react'
import { useMachine } from '@xstate/react'
import { Link } from 'wouter'
import type { EventDetail, SeriesDate } from '../../../machines/domain.ts'
import * as texts from '../../../machines/events/series/texts.ts'
import {
  Badge,
  Button,
  ButtonLink,
  color,
  daySpan,
  Failure,
  Heading,
  HeartFilledIcon,
  HeartIcon,
  IconButton,
  LifecycleBadge,
  Row,
  Spinner,
  Stack,
  t,
  Text,
  words,
} from '../../ui/index.ts'
import { useMachines } from './machines.ts'

interface Props {
  event: EventDetail
  level: 2 | 4
  /** Opens a date on the current screen. If missing, each date is a link to Explore. */
  onOpen?: (eventId: string) => void
}

/**
 * Lists the dates of the event's series, each of which can be opened. Renders nothing if there is only one
 * date.
 */
export function SeriesDates({ event, ...props }: Props) {
  if (!event.series || event.series.count < 2) return null
  return <Dates key={event.id} event={event} {...props} />
}

function Dates({ event, level, onOpen }: Props) {
  const [state, send] = useMachine(useMachines().seriesDates, { input: { eventId: event.id } })
  return (
    <Stack gap={3}>
      <Heading level={level}>{t(texts.dates)}</Heading>
      {state.matches('loading') && <Spinner label={t(words.loading)} />}
      {state.matches('failed') && (
        <Failure onRetry={() => send({ type: 'retry' })}>{t(state.context.problem)}</Failure>
      )}
      <ul css={list}>
        {state.context.dates.map((date) => (
          <li key={date.id}>
            <Row gap={2} wrap>
              {date.id === event.id ? (
                <Text as="span" css={own}>
                  {t(texts.thisDate(dayOf(date)))}
                </Text>
              ) : onOpen ? (
                <Button variant="quiet" size="small" onClick={() => onOpen(date.id)}>
                  {dayOf(date)}
                </Button>
              ) : (
                <Link href={`/explore?event=${date.id}`} asChild>
                  <ButtonLink variant="quiet" size="small">
                    {dayOf(date)}
                  </ButtonLink>
                </Link>
              )}
              <LifecycleBadge of={date.lifecycle} />
              {!date.isPublished && <Badge>{t(texts.waits)}</Badge>}
              {date.series?.changedAlone && <Badge tone="brand">{t(words.changedAlone)}</Badge>}
              {onOpen
                ? date.isFavorite && <Badge tone="green">{t(texts.yourFavorite)}</Badge>
                : date.isPublished && date.id !== event.id && <FavoriteDate date={date} />}
            </Row>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

/** Adds a date to the favourites or removes it. The open date has its own button in its details. */
function FavoriteDate({ date }: { date: SeriesDate }) {
  const { id: eventId, isFavorite } = date
  const [state, send] = useMachine(useMachines().favorite, { input: { eventId, isFavorite } })
  const isKept = state.context.isFavorite
  return (
    <IconButton
      label={t(texts.favoriteOf(dayOf(date)))}
      icon={isKept ? <HeartFilledIcon /> : <HeartIcon />}
      css={isKept && kept}
      busy={state.matches('saving')}
      aria-pressed={isKept}
      onClick={() => send({ type: 'favorite.toggle' })}
    />
  )
}

const dayOf = ({ eventDate, endDate }: SeriesDate) => daySpan(eventDate, endDate)

const list = css({
  display: 'grid',
  gap: '0.25rem',
  // Aligns the content after the days.
  '& > li > div > :first-child': { justifyContent: 'flex-start', minInlineSize: '11.5rem' },
})
const kept = css({ color: color.brandText })
const own = css({ fontWeight: 600, paddingInline: '0.75rem' })
