import { css } from '@emotion/react'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { EventDetail } from '../../machines/domain.ts'
import type { favoriteMachine } from '../../machines/favorites/favoriteMachine.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { ButtonLink } from '../ui/buttons/ButtonLink.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Heading } from '../ui/layout/Heading.tsx'
import {
  CalendarIcon,
  ClockIcon,
  HeartFilledIcon,
  HeartIcon,
  MailIcon,
  MapIcon,
  PinIcon,
  ShareIcon,
  TicketIcon,
} from '../ui/icons.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/layout/Text.tsx'
import { color, radius, shadow, space } from '../ui/tokens.ts'
import { EventMap } from './EventMap.tsx'
import { fullDate, timeSpan } from '../ui/display/formats.ts'

interface Props {
  event: EventDetail
  favorite: ActorRefFrom<typeof favoriteMachine>
  onShare: () => void
}

/** Where and when an event is, and what one can do about it. */
export function EventAside({ event, favorite, onShare }: Props) {
  const times = timeSpan(event.startTime, event.endTime)
  return (
    <Card as="aside" aria-label="Where and when">
      <Stack gap={5}>
        <Stack gap={3}>
          <Fact icon={<CalendarIcon />} label="Date" text={fullDate(event.eventDate)} />
          {times && <Fact icon={<ClockIcon />} label="Time" text={times} />}
          {event.venue && <Fact icon={<PinIcon />} label="Venue" text={event.venue} />}
          {event.location && <Fact icon={<MapIcon />} label="Location" text={event.location} />}
        </Stack>
        <EventMap event={event} />
        <Stack gap={2} align="stretch">
          <FavoriteButton favorite={favorite} />
          <Attend event={event} />
          <Button variant="quiet" icon={<ShareIcon />} onClick={onShare}>
            Share to Social media
          </Button>
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
      Favourite
    </Button>
  )
}

const contactId = 'contact-details'

/** A link to register where there is one, else whom to ask. */
function Attend({ event }: { event: EventDetail }) {
  if (event.registerLink) {
    return (
      <ButtonLink href={event.registerLink} external>
        Register Now
      </ButtonLink>
    )
  }
  return (
    <>
      <Button icon={<TicketIcon />} popoverTarget={contactId}>
        Contact Details
      </Button>
      <dialog id={contactId} popover="auto" aria-label="Contact Details" css={contact}>
        <Stack gap={3}>
          <Heading level={2} look="card">
            Contact Details
          </Heading>
          <Text>Organised by {event.author.fullName}</Text>
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
              Please ask at the venue: {[event.venue, event.location].filter(Boolean).join(', ')}
            </Text>
          )}
        </Stack>
      </dialog>
    </>
  )
}

function Fact({ icon, label, text }: { icon: React.ReactNode; label: string; text: string }) {
  return (
    <div css={fact}>
      <span css={factIcon}>{icon}</span>
      <div>
        <Text as="span" size="tiny" tone="muted">
          {label}
        </Text>
        <Text>{text}</Text>
      </div>
    </div>
  )
}

const fact = css({ display: 'flex', gap: space[3], alignItems: 'start', overflowWrap: 'anywhere' })
const factIcon = css({ color: color.brandText, marginTop: space[1] })
// Over its button, as wide as that; in the middle of the window where a browser cannot tie one to the other.
const contact = css({
  margin: 'auto',
  maxWidth: 'calc(100vw - 2rem)',
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  padding: space[5],
  background: color.raised,
  color: color.ink,
  boxShadow: shadow.overlay,
  width: '24rem',
  '@supports (position-area: top)': {
    inset: 'auto',
    margin: `${space[2]} 0`,
    width: 'anchor-size(width)',
    minWidth: '16rem',
    positionArea: 'top',
    positionTryFallbacks: 'flip-block',
  },
})
const unbroken = css({ overflowWrap: 'anywhere', minWidth: 0 })
