import { css } from '@emotion/react'
import { media, space } from '../ui/index.ts'

/** Lays out fields side by side where there is room. */
export const twoColumns = css({
  display: 'grid',
  gap: space[4],
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

/** Spans both columns. */
export const whole = css({ gridColumn: '1 / -1' })
