import { css } from '@emotion/react'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { Button } from '../buttons/Button.tsx'
import { MapIcon } from '../icons.tsx'
import { Stack } from '../layout/Stack.tsx'
import * as texts from '../texts.ts'
import { color, radius, space, text } from '../tokens.ts'
import { t } from '../words/language.ts'

const frame = css`
  position: relative;
  width: 100%;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.sunken};
  & > iframe {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
  }
`

const waiting = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[4]};
  text-align: center;
  color: ${color.muted};
  ${text.small}
  background:
    linear-gradient(74deg, transparent 21%, ${color.line} 21% 22.5%, transparent 22.5%),
    linear-gradient(74deg, transparent 61%, ${color.line} 61% 63.5%, transparent 63.5%),
    linear-gradient(164deg, transparent 24%, ${color.line} 24% 26.5%, transparent 26.5%),
    linear-gradient(160deg, transparent 72%, ${color.line} 72% 73.5%, transparent 73.5%),
    radial-gradient(circle at 80% 22%, ${color.brandSoft} 0 17%, transparent 17.3%), ${color.sunken};
`

const link = css`
  color: ${color.brandText};
  font-weight: 500;
  ${text.small}
`

interface MapFrameProps {
  url: string
  /** The map's own page, for readers whose browser cannot load it here. */
  page: string
  title: string
  place?: ReactNode
  /** Loads the map only on request, so that the maps service learns nothing before the reader agrees. */
  asksFirst?: boolean
  /** Shapes the frame. */
  className?: string
}

export function MapFrame({ url, page, title, place, asksFirst, className }: MapFrameProps) {
  const [wanted, setWanted] = useState(false)
  const online = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
  return (
    <Stack gap={2} data-screen-only>
      <div css={frame} className={className}>
        {!online ? (
          <output css={waiting}>{t(texts.mapNotLoaded)}</output>
        ) : !asksFirst || wanted ? (
          <iframe
            // Mounts a new frame for each map, because changing the address of an existing frame would add an
            // entry to the browser's history.
            key={url}
            // The button that loaded the map had the focus and is gone.
            ref={wanted ? (map) => map?.focus() : undefined}
            src={url}
            title={title}
            loading="lazy"
            // OpenStreetMap refuses requests without a referrer. This takes precedence over the page's `no-referrer`.
            referrerPolicy="strict-origin"
            // oxlint-disable-next-line react/iframe-missing-sandbox -- the map comes from another origin and gets that origin, not ours
            sandbox="allow-scripts allow-same-origin allow-popups"
          />
        ) : (
          <div css={waiting}>
            {place && <span>{place}</span>}
            <Button variant="secondary" icon={<MapIcon size={18} />} onClick={() => setWanted(true)}>
              {t(texts.showMap)}
            </Button>
          </div>
        )}
      </div>
      {/* Always there, because a page cannot find out whether the map in the frame was refused or blocked. */}
      <a href={page} target="_blank" rel="noreferrer" css={link}>
        {t(texts.openMap)}
      </a>
    </Stack>
  )
}

function watchConnection(tell: () => void) {
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}
