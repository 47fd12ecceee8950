import { CacheProvider, css, type EmotionCache } from '@emotion/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { styleCache } from '../style/styleCache.ts'
import { color, radius } from '../tokens.ts'

interface ScreenProps {
  label: string
  /** Width of the simulated screen in px. The screen is scaled to the available space. */
  width: number
  height: number
  shown?: number
  children: ReactNode
}

/**
 * Shows a page as it looks on a screen of another size. Inside an iframe, media queries and `vw` refer to
 * that size.
 */
export function Screen({ label, width, height, shown = height, children }: ScreenProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [cache, setCache] = useState<EmotionCache | null>(null)

  useEffect(() => {
    const { current } = frame
    const furnish = () => current?.contentDocument && setCache(cacheFor(current.contentDocument))
    furnish()
    // Some browsers replace a new frame's document after its empty page has loaded.
    current?.addEventListener('load', furnish)
    return () => current?.removeEventListener('load', furnish)
  }, [])

  return (
    <figure aria-label={label} css={box} style={{ aspectRatio: `${width} / ${shown}` }}>
      <iframe
        ref={frame}
        inert
        sandbox="allow-same-origin"
        title={label}
        css={screen}
        // `tan(atan2(…))` divides two lengths, which some browsers cannot do in `calc()` yet.
        style={{ width, height, scale: `tan(atan2(100cqi, ${width}px))` }}
      />
      {cache && createPortal(<CacheProvider value={cache}>{children}</CacheProvider>, bodyOf(cache))}
    </figure>
  )
}

function cacheFor({ head, documentElement }: Document): EmotionCache {
  const { lang, dir } = document.documentElement
  Object.assign(documentElement, { lang, dir })
  const sheets = document.head.querySelectorAll('link[rel="stylesheet"], style:not([data-emotion])')
  head.append(...[...sheets].map((sheet) => sheet.cloneNode(true)))
  return styleCache(head)
}

const bodyOf = ({ sheet }: EmotionCache) => sheet.container.ownerDocument?.body ?? document.body

const box = css({
  position: 'relative',
  overflow: 'hidden',
  containerType: 'inline-size',
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
})
const screen = css({
  position: 'absolute',
  inset: '0 auto auto 0',
  maxWidth: 'none',
  border: 0,
  transformOrigin: '0 0',
})
