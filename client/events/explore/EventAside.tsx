import { css } from '@emotion/react'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { EventDetail, EventRow } from '../../../machines/domain.ts'
import { isOver } from '../../../machines/events/clock.ts'
import type { favoriteMachine } from '../../../machines/favorites/favoriteMachine.ts'
import * as texts from '../../../machines/events/texts.ts'
import {
  Button,
  ButtonLink,
  CalendarIcon,
  Card,
  ClockIcon,
  color,
  daySpan,
  hasDay,
  HeartFilledIcon,
  HeartIcon,
  LifecycleDay,
  lifecycleWords,
  MailIcon,
  MapIcon,
  PinIcon,
  Popover,
  Row,
  Skeleton,
  space,
  Stack,
  t,
  Text,
  TicketIcon,
  timesOf,
  timeSpan,
  venueText,
  words,
} from '../../ui/index.ts'
import { EventMap } from '../map/EventMap.tsx'
import { Share } from './Share.tsx'
import { useNow } from '../../runtime/clock/useNow.ts'

interface Props {
  event: EventRow
  /** The event with all details; null until it has loaded. */
  whole: EventDetail | null
  favorite: ActorRefFrom<typeof favoriteMachine>
  onShare: (site: string) => void
  /** Saves the event to the user's own calendar. */
  onSave: () => void
}

export function EventAside({ event, whole, favorite, onShare, onSave }: Props) {
  const now = useNow()
  const { lifecycle } = whole ?? event
  const [times, note] = whole
    ? timesOf(whole)
    : [hasDay(lifecycle) ? timeSpan(event.startTime, null) : '', null]
  // A foreign service without time zones has no calendar files either.
  const hasFile = whole?.timeZone !== null
  return (
    <Card as="aside" aria-label={t(texts.whereAndWhen)}>
      <Stack gap={5}>
        <Stack gap={3}>
          <Fact
            icon={<CalendarIcon />}
            label={t(words.date)}
            text={<LifecycleDay of={lifecycle} day={daySpan(event.eventDate, event.endDate)} />}
          />
          {times && <Fact icon={<ClockIcon />} label={t(words.time)} text={times} note={note} />}
          {event.venue && <Fact icon={<PinIcon />} label={t(texts.venue)} text={venueText(event.venue)} />}
          {event.location && <Fact icon={<MapIcon />} label={t(texts.location)} text={event.location} />}
        </Stack>
        {whole ? <EventMap event={whole} /> : <Skeleton height="9rem" />}
        <Stack gap={2} align="stretch">
          <FavoriteButton favorite={favorite} />
          {whole ? <Attend event={whole} /> : <Skeleton height="2.75rem" />}
          <Row gap={2} justify="center">
            {hasFile && !isOver(whole ?? event, now) && (
              <Button variant="quiet" icon={<CalendarIcon />} disabled={!whole} onClick={onSave}>
                {t(texts.addToCalendar)}
              </Button>
            )}
            <Share event={{ ...event, shareUrl: whole?.shareUrl ?? null }} onShare={onShare} />
          </Row>
        </Stack>
      </Stack>
    </Card>
  )
}

function FavoriteButton({ favorite }: { favorite: ActorRefFrom<typeof favoriteMachine> }) {
  const state = useSelector(favorite, (snapshot) => snapshot)
  const { isFavorite } = state.context
  const saving = state.matches('saving')
  return (
    <Button
      variant={isFavorite ? 'primary' : 'secondary'}
      icon={isFavorite ? <HeartFilledIcon /> : <HeartIcon />}
      busy={saving}
      aria-pressed={isFavorite}
      onClick={() => favorite.send({ type: 'favorite.toggle' })}
    >
      {t(texts.favourite)}
    </Button>
  )
}

const contactId = 'contact-details'

function Attend({ event }: { event: EventDetail }) {
  if (event.registerLink) {
    if (lifecycleWords(event.lifecycle)) return null
    return (
      <ButtonLink href={event.registerLink} external>
        {t(texts.registerNow)}
      </ButtonLink>
    )
  }
  return (
    <>
      <Button icon={<TicketIcon />} popoverTarget={contactId}>
        {t(texts.contactDetails)}
      </Button>
      <Popover id={contactId} title={t(texts.contactDetails)}>
        <Text>{t(texts.organisedBy(event.author.fullName))}</Text>
        {event.author.email && (
          <ButtonLink
            css={unbroken}
            variant="secondary"
            href={`mailto:${event.author.email}`}
            icon={<MailIcon />}
          >
            {event.author.email}
          </ButtonLink>
        )}
        {event.venue && (
          <Text tone="muted">
            {t(texts.askAtVenue([venueText(event.venue), event.location].filter(Boolean).join(', ')))}
          </Text>
        )}
      </Popover>
    </>
  )
}

interface FactProps {
  icon: React.ReactNode
  label: string
  text: React.ReactNode
  note?: string | null
}

function Fact({ icon, label, text, note }: FactProps) {
  return (
    <div css={fact}>
      <span css={factIcon}>{icon}</span>
      <div>
        <Text as="span" size="tiny" tone="muted">
          {label}
        </Text>
        <Text>{text}</Text>
        {note && (
          <Text size="small" tone="muted">
            {note}
          </Text>
        )}
      </div>
    </div>
  )
}

const fact = css({ display: 'flex', gap: space[3], alignItems: 'start', overflowWrap: 'anywhere' })
const factIcon = css({ flex: 'none', color: color.brandText, marginTop: space[1] })
const unbroken = css({ overflowWrap: 'anywhere', minWidth: 0 })
