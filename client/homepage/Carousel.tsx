import { css } from '@emotion/react'
import * as texts from '../../machines/homepage/texts.ts'
import { greens, media, Picture, space, t } from '../ui/index.ts'
import { slideSizes } from './firstSlide.ts'
import { CarouselControls, type ControlsProps } from './CarouselControls.tsx'
import { imageProps } from '../runtime/pictures/pictures.ts'
import { SlideWords } from './SlideWords.tsx'
import { useCarouselGestures } from './useCarouselGestures.ts'

interface CarouselProps extends ControlsProps {
  isPlaying: boolean
}

/** Stacks the slides' pictures, with texts and controls below. Pointing at these pauses the carousel. */
export function Carousel({ slides, index, isPlaying, isStopped, send }: CarouselProps) {
  const box = useCarouselGestures(send)
  const next = (index + 1) % slides.length

  return (
    <section
      ref={box}
      css={stage}
      data-stage
      aria-roledescription={t(texts.carousel)}
      aria-label={t(texts.highlights)}
    >
      {slides.map(
        ({ id, image }, position) =>
          // Preloads the next picture.
          (position === index || position === next) && (
            <Picture
              key={id}
              css={[picture, position !== index && away]}
              image={image && imageProps(image)}
              alt=""
              sizes={slideSizes}
              priority={position === index}
            />
          ),
      )}
      <div
        css={foot}
        onPointerEnter={() => send({ type: 'hold.start', holder: 'pointer' })}
        onPointerLeave={() => send({ type: 'hold.end', holder: 'pointer' })}
      >
        <div css={words} aria-live={isPlaying ? 'off' : 'polite'}>
          {slides.map((slide, position) => (
            <article
              key={slide.id}
              aria-roledescription={t(texts.slide)}
              aria-label={t(texts.positionOf(position + 1, slides.length))}
              css={[slot, position !== index && away]}
            >
              <SlideWords slide={slide} />
            </article>
          ))}
        </div>
        <CarouselControls slides={slides} index={index} isStopped={isStopped} send={send} />
      </div>
    </section>
  )
}

/** Darkens the picture beneath the navigation. */
export const shade = {
  content: '""',
  position: 'absolute',
  zIndex: 1,
  inset: '0 0 auto',
  height: '9rem',
  background: 'linear-gradient(rgb(6 18 13 / 72%), transparent)',
  pointerEvents: 'none',
} as const

const stage = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  overflow: 'hidden',
  isolation: 'isolate',
  minHeight: 'calc(100dvh - 4rem - env(safe-area-inset-bottom))',
  background: greens[0],
  color: '#fff',
  touchAction: 'pan-y',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  ':focus-visible': { outlineColor: '#fff' },
  '&::before': shade,
  [media.tablet]: { minHeight: '100dvh' },
})
const picture = css({
  position: 'absolute',
  inset: 0,
  height: '100%',
  backgroundColor: greens[0],
  '& > span': { color: '#fff' },
  // Otherwise the browser would start dragging the picture instead of letting the carousel handle the swipe.
  pointerEvents: 'none',
  transition: 'opacity 600ms ease, visibility 600ms',
})
const away = css({ opacity: 0, visibility: 'hidden' })
const foot = css({
  position: 'relative',
  zIndex: 1,
  width: '100%',
  paddingBlock: `${space[9]} ${space[5]}`,
  paddingInline: space[4],
  background:
    'linear-gradient(transparent, rgb(6 18 13 / 62%) 30%, rgb(6 18 13 / 82%) 70%, rgb(6 18 13 / 88%))',
  [media.tablet]: { paddingInline: space[6], paddingBlockEnd: space[6] },
  [media.desktop]: {
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: space[6],
    paddingInline: space[7],
  },
  [media.short]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: space[4],
    paddingBlock: `${space[6]} ${space[3]}`,
  },
})
const words = css({ display: 'grid', flex: '1 1 12rem', minWidth: 0 })
const slot = css({ gridArea: '1 / 1', alignSelf: 'end', transition: 'opacity 300ms ease' })
