import { CacheProvider, css, type EmotionCache } from '@emotion/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { styleCache } from '../styleCache.ts'
import { color, radius } from '../tokens.ts'

interface ScreenProps {
  /** What is to be seen, for who does not see it. */
  label: string
  /** px of the screen; it is drawn as small as its place asks for. */
  width: number
  height: number
  /** px of the height that are shown, where something else lies below. */
  shown?: number
  children: ReactNode
}

/** What somebody sees on a screen of another size. It is a frame: its own width and height are what media queries and `vw` mean in it. */
export function Screen({ label, width, height, shown = height, children }: ScreenProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [cache, setCache] = useState<EmotionCache | null>(null)

  useEffect(() => {
    const { current } = frame
    const furnish = () => current?.contentDocument && setCache(furnished(current.contentDocument))
    furnish()
    // Some browsers put another document into a new frame once it has loaded nothing.
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
        // A number from two lengths: their quotient alone is not one in every browser yet.
        style={{ width, height, scale: `tan(atan2(100cqi, ${width}px))` }}
      />
      {cache && createPortal(<CacheProvider value={cache}>{children}</CacheProvider>, bodyOf(cache))}
    </figure>
  )
}

/** With the style sheets of this page; Emotion writes its own into it. */
function furnished({ head, documentElement }: Document): EmotionCache {
  documentElement.lang = document.documentElement.lang
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
