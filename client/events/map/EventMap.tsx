import { css } from '@emotion/react'
import type { EventCard } from '../../../machines/domain.ts'
import { whereabouts } from '../../../machines/events/location/coordinates.ts'
import * as texts from '../../../machines/events/texts.ts'
import { color, GlobeIcon, PinIcon, radius, space, Stack, t, Text, words } from '../../ui/index.ts'
import { PlaceMap } from './PlaceMap.tsx'

export function EventMap({ event }: { event: Pick<EventCard, 'venue' | 'location' | 'locationDetails'> }) {
  const where = whereabouts(event.venue, event.locationDetails)
  if (where.kind === 'online')
    return <Placeholder icon={<GlobeIcon size={28} />} text={t(words.onlineEvent)} />
  if (where.kind === 'unknown') return <Placeholder icon={<PinIcon size={28} />} text={t(texts.noLocation)} />
  return (
    <Stack gap={2}>
      <PlaceMap at={where.at} place={event.location ?? event.venue ?? ''} />
    </Stack>
  )
}

function Placeholder({ icon, text }: { icon: React.ReactNode; text: string }) {
  return (
    <div css={placeholder}>
      {icon}
      <Text as="span" tone="muted">
        {text}
      </Text>
    </div>
  )
}

const placeholder = css({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: space[2],
  minHeight: '9rem',
  borderRadius: radius.medium,
  background: color.sunken,
  color: color.muted,
})
