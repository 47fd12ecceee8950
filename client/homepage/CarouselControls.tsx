import { css } from '@emotion/react'
import type { Slide } from '../../machines/domain.ts'
import type { carouselMachine } from '../../machines/homepage/carouselMachine.ts'
import * as texts from '../../machines/homepage/texts.ts'
import {
  icon,
  IconButton,
  media,
  motion,
  NextIcon,
  PreviousIcon,
  radius,
  Row,
  space,
  t,
} from '../ui/index.ts'
import type { Machine } from '../runtime/registry.tsx'

/* Only this page uses these icons. */
const PauseIcon = icon('M8.5 5.5v13M15.5 5.5v13')
const PlayIcon = icon('M8 5.2v13.6a.5.5 0 0 0 .8.4l10-6.8a.5.5 0 0 0 0-.8l-10-6.8a.5.5 0 0 0-.8.4Z')

export interface ControlsProps {
  slides: Slide[]
  index: number
  /** True if the carousel does not advance until Play is pressed. */
  isStopped: boolean
  send: Machine<typeof carouselMachine>['send']
}

export function CarouselControls({ slides, index, isStopped, send }: ControlsProps) {
  return (
    <Row gap={2} wrap={false} css={controls}>
      <IconButton
        label={t(texts.previousSlide)}
        icon={<PreviousIcon />}
        variant="onPicture"
        onClick={() => send({ type: 'slide.previous' })}
      />
      <Row gap={0} wrap={false} css={{ flex: '0 1 auto' }}>
        {slides.map(({ id }, position) => (
          <button
            key={id}
            type="button"
            css={dot}
            aria-label={t(texts.slideAt(position + 1))}
            aria-current={position === index ? 'true' : undefined}
            onClick={() => send({ type: 'slide.select', index: position })}
          />
        ))}
      </Row>
      <IconButton
        label={t(texts.nextSlide)}
        icon={<NextIcon />}
        variant="onPicture"
        onClick={() => send({ type: 'slide.next' })}
      />
      <IconButton
        label={isStopped ? t(texts.play) : t(texts.pause)}
        icon={isStopped ? <PlayIcon /> : <PauseIcon />}
        variant="onPicture"
        onClick={() => send({ type: isStopped ? 'slides.play' : 'slides.stop' })}
      />
    </Row>
  )
}

const controls = css({
  marginBlockStart: space[5],
  marginInlineStart: `-${space[2]}`,
  [media.short]: { margin: 0 },
})

/* The click target is 24 by 44 px. Its visible part is larger for the current slide. */
const dot = css({
  flex: '0 1 1.75rem',
  minWidth: '1.5rem',
  height: '2.75rem',
  display: 'grid',
  placeItems: 'center',
  '&::before': {
    content: '""',
    width: '0.625rem',
    height: '0.625rem',
    borderRadius: radius.round,
    background: 'rgb(255 255 255 / 55%)',
    transition: `width ${motion.soft}, background-color ${motion.quick}`,
  },
  '&:hover::before': { background: '#fff' },
  '&[aria-current]::before': { width: '1.5rem', background: '#fff' },
})
