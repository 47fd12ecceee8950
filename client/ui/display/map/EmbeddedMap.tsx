import { css } from '@emotion/react'
import { useSyncExternalStore } from 'react'
import * as texts from '../../texts.ts'
import { t } from '../../words/language.ts'
import { MapNote } from './MapNote.tsx'

/** A map that is a page of another site. */
export function EmbeddedMap({ title, url }: { title: string; url: string }) {
  const online = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
  if (!online)
    return (
      <MapNote>
        <output>{t(texts.mapNotLoaded)}</output>
      </MapNote>
    )
  return (
    <iframe
      // Mounts a new frame for each map, because changing the address of an existing frame would add an
      // entry to the browser's history.
      key={url}
      css={whole}
      src={url}
      title={title}
      loading="lazy"
      // Map services refuse requests without a referrer. This takes precedence over the page's `no-referrer`.
      referrerPolicy="strict-origin"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the map comes from another origin and gets that origin, not ours
      sandbox="allow-scripts allow-same-origin allow-popups"
    />
  )
}

const whole = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 })

function watchConnection(tell: () => void) {
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}
