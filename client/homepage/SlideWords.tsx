import { css } from '@emotion/react'
import { useLocation } from 'wouter'
import type { Slide } from '../../machines/domain.ts'
import * as texts from '../../machines/homepage/texts.ts'
import { Button, CalendarIcon, Heading, media, PinIcon, Row, space, Stack, t, Text } from '../ui/index.ts'

/** `2026-05-04` as `04/05/2026`. */
const numericDate = (date: string) => date.split('-').toReversed().join('/')

/** The texts of a slide, in white. */
export function SlideWords({ slide: { heading, description, date, place } }: { slide: Slide }) {
  const [, navigate] = useLocation()
  return (
    <Stack gap={4} align="flex-start" css={whole}>
      <Row gap={4}>
        {date && (
          <span css={fact}>
            <CalendarIcon size={18} />
            <time dateTime={date}>{numericDate(date)}</time>
          </span>
        )}
        {place && (
          <span css={fact}>
            <PinIcon size={18} />
            <bdi>{place}</bdi>
          </span>
        )}
      </Row>
      <Heading level={2} look="hero" css={title}>
        {heading}
      </Heading>
      <Text size="large" css={story}>
        {description}
      </Text>
      <Button size="large" onClick={() => navigate('/explore')}>
        {t(texts.explore)}
      </Button>
    </Stack>
  )
}

const whole = css({ maxWidth: '46rem', [media.short]: { gap: space[2] } })
const title = css({ [media.short]: { fontSize: '1.5rem' } })
const story = css({
  maxWidth: '60ch',
  [media.short]: {
    fontSize: '0.875rem',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
})
const fact = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
