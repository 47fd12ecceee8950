import type { Coordinates } from '../../../machines/events/location/coordinates.ts'
import * as texts from '../../../machines/events/texts.ts'
import { later } from '../../runtime/later.tsx'
import { EmbeddedMap, loadCode, MapFrame, Skeleton, t, Text } from '../../ui/index.ts'
import { embedUrl, mapOptions, mapPage, zoom } from './mapOptions.ts'

const TileMap = later(
  async () => (await loadCode(() => import('../../ui/display/map/TileMap.tsx'))).TileMap,
  { waiting: <Skeleton height="100%" /> },
)

interface PlaceMapProps {
  at: Coordinates
  place: string
  /** Shapes the frame. */
  className?: string
}

/** A map with a pin, and the coordinates beneath it. */
export function PlaceMap({ at, place, className }: PlaceMapProps) {
  const { embed, tiles, attribution, consent } = mapOptions()
  const title = t(texts.mapOf(place))
  return (
    <>
      <MapFrame page={mapPage(at)} place={place} asksFirst={consent === 'ask'} className={className}>
        {embed === null ? (
          <TileMap title={title} at={at} zoom={zoom} tiles={tiles} attribution={attribution} />
        ) : (
          <EmbeddedMap title={title} url={embedUrl(embed, at)} />
        )}
      </MapFrame>
      <Text as="span" size="small" tone="muted">
        {t(texts.coordinates(`${at.lat}, ${at.lng}`))}
      </Text>
    </>
  )
}
