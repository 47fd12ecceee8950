import { css, Global } from '@emotion/react'
import { DivIcon, Map as LeafletMap, Marker, TileLayer } from 'leaflet'
import styles from 'leaflet/dist/leaflet.css?inline'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../../buttons/IconButton.tsx'
import { PinIcon } from '../../firstIcons.tsx'
import { MinusIcon, PlusIcon } from '../../icons.tsx'
import * as texts from '../../texts.ts'
import { color, radius, space, text } from '../../tokens.ts'
import { t } from '../../words/language.ts'

interface TileMapProps {
  title: string
  at: { lat: number; lng: number }
  zoom: number
  /** URL template with `{z}`, `{x}` and `{y}`. */
  tiles: string
  /** Links are written `[text](URL)`. */
  attribution: string
}

/** A map of square pictures with a pin in its middle. If none of them arrives it says so, and the pin stays. */
export function TileMap({ title, at, zoom, tiles, attribution }: TileMapProps) {
  const ground = useRef<HTMLElement>(null)
  const [pin] = useState(() => document.createElement('span'))
  const { map, isBare } = useLeaflet(ground, { pin, at, zoom, tiles })
  return (
    <div css={whole}>
      <Global styles={styles} />
      {/* Leaflet makes it focusable: arrow keys move the map, plus and minus zoom. */}
      <section ref={ground} aria-label={title} css={look} />
      {createPortal(<PinIcon size={pinSize} css={pinLook} />, pin)}
      <div css={zoomButtons}>
        <IconButton label={t(texts.zoomIn)} icon={<PlusIcon />} onClick={() => map.current?.zoomIn()} />
        <IconButton label={t(texts.zoomOut)} icon={<MinusIcon />} onClick={() => map.current?.zoomOut()} />
      </div>
      <output css={line}>{isBare && t(texts.mapNotLoaded)}</output>
      <small dir="auto" css={credit}>
        <Attribution text={attribution} />
      </small>
    </div>
  )
}

function useLeaflet(
  ground: RefObject<HTMLElement | null>,
  { pin, at: { lat, lng }, zoom, tiles }: { pin: HTMLElement } & Pick<TileMapProps, 'at' | 'zoom' | 'tiles'>,
) {
  const map = useRef<LeafletMap>(null)
  const [isBare, setBare] = useState(false)
  useEffect(() => {
    if (!ground.current) return undefined
    const drawn = new LeafletMap(ground.current, {
      center: [lat, lng],
      zoom,
      zoomControl: false,
      attributionControl: false,
      scrollWheelZoom: false,
      // On a phone, one finger scrolls the page and two zoom the map.
      dragging: !matchMedia('(pointer: coarse)').matches,
    })
    let arrived = 0
    const layer = new TileLayer(tiles, { maxZoom: 19, referrerPolicy: 'strict-origin' })
      .on('loading', () => (arrived = 0))
      .on('tileload', () => {
        arrived += 1
        setBare(false)
      })
      .on('tileerror', () => setBare(arrived === 0))
      .addTo(drawn)
    const icon = new DivIcon({
      html: pin,
      className: '',
      iconSize: [pinSize, pinSize],
      iconAnchor: [pinSize / 2, pinSize * 0.9],
    })
    new Marker([lat, lng], { icon, interactive: false, keyboard: false }).addTo(drawn)
    const again = () => void layer.redraw()
    addEventListener('online', again)
    map.current = drawn
    return () => {
      removeEventListener('online', again)
      drawn.remove()
    }
  }, [ground, pin, lat, lng, zoom, tiles])
  return { map, isBare }
}

const linkParts = /(\[[^[\]]+\]\(https?:[^[()\s]+\))/

const Attribution = ({ text: written }: { text: string }) =>
  written.split(linkParts).map((part) => {
    const [, shown, href] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? []
    if (!href) return part
    return (
      <a key={href} href={href} target="_blank" rel="noopener">
        {shown}
      </a>
    )
  })

const pinSize = 40

const whole = css({ position: 'absolute', inset: 0 })

const look = css`
  position: absolute;
  inset: 0;
  /* Keeps Leaflet's layers below the buttons and below everything that the page lays over the map. */
  isolation: isolate;
  background: ${color.sunken};
  &:focus-visible {
    outline-offset: -3px;
  }
  @media screen and (prefers-color-scheme: dark) {
    & .leaflet-tile-pane {
      filter: invert(1) hue-rotate(180deg) brightness(0.9) contrast(0.85);
    }
  }
`

const pinLook = css`
  fill: ${color.surface};
  color: ${color.brandText};
  filter: drop-shadow(0 2px 2px rgb(0 0 0 / 35%));
`

const onMap = css`
  position: absolute;
  background: ${color.surface};
  color: ${color.ink};
`

const zoomButtons = css`
  ${onMap}
  inset-block-start: ${space[2]};
  inset-inline-end: ${space[2]};
  display: grid;
  border: 1px solid ${color.line};
  border-radius: ${radius.round};
`

const line = css`
  ${onMap}
  inset-block-start: ${space[2]};
  inset-inline-start: ${space[2]};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.medium};
  ${text.small}
  &:empty {
    display: none;
  }
`

const credit = css`
  ${onMap}
  inset-block-end: 0;
  inset-inline-end: 0;
  padding: 0 ${space[2]};
  border-start-start-radius: ${radius.small};
  color: ${color.muted};
  font-size: 0.75rem;
  & > a {
    color: inherit;
  }
  &:empty {
    display: none;
  }
`
