import { css } from '@emotion/react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../buttons/Button.tsx'
import { MapIcon } from '../../icons.tsx'
import { Stack } from '../../layout/Stack.tsx'
import * as texts from '../../texts.ts'
import { color, radius, text } from '../../tokens.ts'
import { t } from '../../words/language.ts'
import { MapNote } from './MapNote.tsx'

const frame = css`
  position: relative;
  width: 100%;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.sunken};
`

const link = css`
  color: ${color.brandText};
  font-weight: 500;
  ${text.small}
`

/** One function, since React calls a new one at each render, and typing elsewhere would lose the focus. */
const takeFocus = (map: HTMLElement | null) => map?.focus()

interface MapFrameProps {
  /** The map, which fills the frame. */
  children: ReactNode
  /** The map's own page, for readers whose browser cannot load it here. */
  page: string
  place?: ReactNode
  /** Loads the map only on request, so that the maps service learns nothing before the reader agrees. */
  asksFirst?: boolean
  /** Shapes the frame. */
  className?: string | undefined
}

export function MapFrame({ children, page, place, asksFirst, className }: MapFrameProps) {
  const [wanted, setWanted] = useState(false)
  return (
    <Stack gap={2} data-screen-only>
      <div
        css={frame}
        className={className}
        tabIndex={-1}
        // The button that loaded the map had the focus and is gone.
        ref={wanted ? takeFocus : undefined}
      >
        {!asksFirst || wanted ? (
          children
        ) : (
          <MapNote>
            {place && <span>{place}</span>}
            <Button variant="secondary" icon={<MapIcon size={18} />} onClick={() => setWanted(true)}>
              {t(texts.showMap)}
            </Button>
          </MapNote>
        )}
      </div>
      {/* Always there, because a page cannot find out whether a map of another site was refused or blocked. */}
      <a href={page} target="_blank" rel="noreferrer" css={link}>
        {t(texts.openMap)}
      </a>
    </Stack>
  )
}
