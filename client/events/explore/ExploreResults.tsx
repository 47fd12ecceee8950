import { css } from '@emotion/react'
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { EventRow, Page } from '../../../machines/domain.ts'
import { isOver } from '../../../machines/events/clock.ts'
import type { EventQuery } from '../../../machines/events/explore/eventQuery.ts'
import * as texts from '../../../machines/events/texts.ts'
import {
  BackIcon,
  Badge,
  Button,
  color,
  daySpan,
  Empty,
  Heading,
  LifecycleBadge,
  LifecycleDay,
  media,
  motion,
  NextIcon,
  Picture,
  radius,
  Row,
  SearchIcon,
  SeriesBadge,
  space,
  t,
  Text,
  venueText,
  words,
} from '../../ui/index.ts'
import { BackButton } from './Above.tsx'
import { EventAside } from './EventAside.tsx'
import { EventStory } from './EventStory.tsx'
import { daysText } from '../savedFilters/savedFiltersState.ts'
import type { ExploreState } from '../machines.ts'
import { cover } from '../../runtime/pictures/pictures.ts'
import { useNow } from '../../runtime/clock/useNow.ts'

export function ExploreResults({ state, send, keep }: ExploreState & { keep: ReactNode }) {
  const { page, selected, whole: story, favorites, picture, problem } = state.context
  const isMissing = state.matches({ view: { results: { rest: 'missing' } } })
  const isGone = state.matches({ view: { results: { rest: 'gone' } } })
  const { when } = state.context.filters
  const master = useTopOf(page, state.context.listed)
  if (!selected) {
    return (
      <Empty
        icon={<SearchIcon size={40} />}
        detail={when && daysText(when)}
        action={
          <>
            <BackButton state={state} send={send} />
            {keep}
          </>
        }
      >
        {t(texts.noEventsFound)}
      </Empty>
    )
  }

  const favorite = favorites[selected.id]
  return (
    <div css={columns} data-screen>
      <nav data-printed css={sidebar} aria-label={t(words.events)} ref={master}>
        <ul css={list}>
          {page.results.map((event) => (
            <li key={event.id}>
              <EventItem
                event={event}
                selected={event.id === selected.id}
                onSelect={() => send({ type: 'event.select', eventId: event.id })}
              />
            </li>
          ))}
        </ul>
        <Turning state={state} send={send} />
      </nav>
      <EventStory
        event={selected}
        whole={story}
        isGone={isGone}
        problem={t(isMissing ? problem : null)}
        onRetry={() => send({ type: 'event.retry' })}
        picture={picture}
        onPicture={(index) => send({ type: 'picture.select', index })}
      />
      {favorite && (
        <EventAside
          event={selected}
          whole={story}
          favorite={favorite}
          onShare={(site) => send({ type: 'event.share', site })}
          onSave={() => send({ type: 'calendar.save' })}
        />
      )}
    </div>
  )
}

/**
 * Scrolls to the top of another page, and moves the focus there if the old page had it. A list that is only
 * renewed stays where it is.
 */
function useTopOf(page: Page<EventRow>, listed: EventQuery | null) {
  const list = useRef<HTMLElement>(null)
  const token = useRef<string | null | undefined>(undefined)
  useLayoutEffect(() => {
    const isRenewed = listed !== null && listed.page === token.current
    token.current = listed?.page
    if (isRenewed || page.results.length === 0) return
    scrollTo(0, 0)
    list.current?.scrollTo(0, 0)
    list.current?.querySelector('ul')?.scrollTo(0, 0)
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [page, listed])
  return list
}

function Turning({ state, send }: ExploreState) {
  const { next, previous } = state.context.page
  const turning = state.matches({ view: { results: { paging: 'turning' } } })
  if (!next && !previous) return null
  return (
    <Row justify="space-between" css={turn}>
      {previous && (
        <Button
          variant="secondary"
          size="small"
          busy={turning}
          icon={<BackIcon />}
          onClick={() => send({ type: 'page.previous' })}
        >
          {t(texts.previousPage)}
        </Button>
      )}
      {next && (
        <Button
          variant="secondary"
          size="small"
          busy={turning}
          css={trailing}
          icon={<NextIcon />}
          onClick={() => send({ type: 'page.next' })}
        >
          {t(texts.nextPage)}
        </Button>
      )}
    </Row>
  )
}

function EventItem(props: { event: EventRow; selected: boolean; onSelect: () => void }) {
  const { event, selected, onSelect } = props
  const now = useNow()
  return (
    <button
      type="button"
      css={[item, selected && current]}
      aria-current={selected}
      onClick={onSelect}
      onFocus={showWhole}
    >
      <div css={thumbnail}>
        <Picture image={cover(event)} alt="" sizes="96px" ratio="1 / 1" />
      </div>
      <span css={lines}>
        <LifecycleBadge of={event.lifecycle} />
        {event.category && (
          <Text as="span" size="tiny" tone="brand">
            {event.category.name}
          </Text>
        )}
        <Heading level={3} look="card" css={twoLines} data-clamped>
          {event.title}
        </Heading>
        <Text as="span" size="small" tone="muted">
          <LifecycleDay of={event.lifecycle} day={daySpan(event.eventDate, event.endDate)} />
          {event.eventType && ` · ${event.eventType.name}`}
        </Text>
        {isOver(event, now) && (
          <span>
            <Badge>{t(words.past)}</Badge>
          </span>
        )}
        <SeriesBadge day={event.eventDate} of={event.series} />
        <Text as="span" size="small" css={onPaper}>
          {[venueText(event.venue), event.location].filter(Boolean).join(', ')}
        </Text>
      </span>
    </button>
  )
}

/**
 * Scrolls the strip to an item reached by keyboard, because browsers leave an item that is partly visible where
 * it is. A click must not move its target.
 */
function showWhole({ currentTarget }: FocusEvent<HTMLElement>) {
  if (currentTarget.matches(':focus-visible'))
    currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

const columns = css({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  // Keeps enlarged text from narrowing the middle column.
  [media.desktop]: { gridTemplateColumns: 'min(18rem, 30vw) minmax(0, 1fr)' },
  [media.laptop]: { gridTemplateColumns: 'min(20rem, 22vw) minmax(0, 1fr) min(21rem, 26vw)' },
})
const sidebar = css({
  minWidth: 0,
  [media.desktop]: {
    position: 'sticky',
    top: '5.5rem',
    maxHeight: 'calc(100dvh - 7rem)',
    overflowY: 'auto',
    gridRow: '1 / span 2',
  },
  [media.laptop]: { gridRow: 'auto' },
})
const list = css({
  display: 'flex',
  gap: space[3],
  padding: space[1],
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  '& > li': { flex: '0 0 16rem', scrollSnapAlign: 'start' },
  [media.desktop]: {
    flexDirection: 'column',
    gap: space[2],
    overflowX: 'visible',
    '& > li': { flex: 'none' },
  },
})
const item = css({
  display: 'flex',
  gap: space[3],
  width: '100%',
  height: '100%',
  padding: space[2],
  border: '1px solid transparent',
  borderRadius: radius.medium,
  textAlign: 'start',
  transition: `background-color ${motion.quick}`,
  '&:hover': { background: color.sunken },
})
const current = css({
  background: color.brandSoft,
  borderColor: color.brand,
  '&:hover': { background: color.brandSoft },
})
const thumbnail = css({
  flex: '0 0 4.5rem',
  borderRadius: radius.small,
  overflow: 'hidden',
  alignSelf: 'start',
})
const lines = css({ display: 'flex', flexDirection: 'column', gap: space[1], minWidth: 0 })
const twoLines = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})
/** On a screen the place is beside the event's text. */
const onPaper = css({ '@media screen': { display: 'none' } })
const turn = css({ marginTop: space[4] })
const trailing = css({ flexDirection: 'row-reverse', marginInlineStart: 'auto' })
