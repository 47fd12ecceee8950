import { css, keyframes } from '@emotion/react'
import { color, greens, media } from '../../ui/index.ts'

/** `[x, y, stride]`: the position of each person and how far they walk, in units of the drawing. */
const people = [
  [96, 142, 5],
  [88, 214, -6],
  [104, 262, 5],
  [112, 96, -5],
  [290, 92, -6],
  [306, 150, 5],
  [301, 232, -5],
  [200, 66, 6],
  [66, 200, 7],
  [334, 198, -7],
  [180, 300, 6],
  [262, 322, -6],
] as const

/** The logo drawn as a plaza seen from above: a square with people, surrounded by blocks of houses. */
export function SquareArt({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 400 400" className={className} aria-hidden focusable={false}>
      <g fill="#fff" fillOpacity={0.05}>
        <path d="M112 0h69v102A100 100 0 0 0 102 181H0V112A112 112 0 0 1 112 0ZM288 0h-69v102A100 100 0 0 1 298 181H400V112A112 112 0 0 0 288 0ZM112 400h69V298A100 100 0 0 1 102 219H0v69A112 112 0 0 0 112 400ZM288 400h-69V298A100 100 0 0 0 298 219H400v69A112 112 0 0 1 288 400Z" />
        <circle cx="200" cy="200" r="90" />
      </g>
      <g data-people="">
        {people.map(([x, y, stride], index) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r={index % 3 === 0 ? 4.5 : 3.5}
            fill={index % 4 === 0 ? color.amber : greens[4]}
            css={[walk, pace(stride, index)]}
          />
        ))}
      </g>
    </svg>
  )
}

const pace = (stride: number, index: number) =>
  css({ '--stride': `${stride}px`, animationDelay: `${index * -1.7}s` })

/**
 * Animates `transform`, because Chromium animates the `translate` of an SVG element on the main thread, which
 * kept that thread 10% busy while the page was open.
 */
const stroll = keyframes`
  from { transform: translate(calc(-1 * var(--stride)), calc(0.4 * var(--stride))) }
  to { transform: translate(var(--stride), calc(-0.6 * var(--stride))) }
`

const walk = css`
  animation: ${stroll} 9s ease-in-out infinite alternate;
  ${media.calm} {
    animation: none;
  }
`
