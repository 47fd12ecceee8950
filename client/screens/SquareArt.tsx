import { css, keyframes } from '@emotion/react'
import type { CSSProperties } from 'react'

/** Where people stand, in the drawing's units, and which way each strolls. */
const people = [
  [150, 158, 9],
  [196, 132, -8],
  [258, 141, 7],
  [283, 196, -9],
  [262, 262, 8],
  [205, 287, -7],
  [146, 255, 9],
  [122, 205, -8],
  [200, 30, 8],
  [200, 368, -8],
  [28, 200, 7],
  [372, 200, -7],
] as const

/** The logo grown into a place: blocks around a square seen from above, lamps in the middle, people about. */
export function SquareArt({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 400 400" className={className} aria-hidden focusable={false}>
      <g fill="#fff" fillOpacity={0.05}>
        <path d="M112 0h69v102A100 100 0 0 0 102 181H0V112A112 112 0 0 1 112 0ZM288 0h-69v102A100 100 0 0 1 298 181H400V112A112 112 0 0 0 288 0ZM112 400h69V298A100 100 0 0 1 102 219H0v69A112 112 0 0 0 112 400ZM288 400h-69V298A100 100 0 0 0 298 219H400v69A112 112 0 0 1 288 400Z" />
        <circle cx="200" cy="200" r="88" />
        <circle cx="200" cy="200" r="60" />
      </g>
      <circle cx="200" cy="200" r="34" fill="#f4b740" />
      {people.map(([x, y, stride], index) => (
        <circle
          key={x + y * 400}
          cx={x}
          cy={y}
          r={index % 3 === 0 ? 6 : 4.5}
          fill={index % 4 === 0 ? '#f4b740' : '#b4dfc6'}
          css={walk}
          style={strolling(stride, index)}
        />
      ))}
    </svg>
  )
}

const strolling = (stride: number, index: number) =>
  ({ '--stride': `${stride}px`, animationDelay: `${index * -1.7}s` }) as CSSProperties

const stroll = keyframes`
  from { translate: calc(-1 * var(--stride)) calc(0.4 * var(--stride)) }
  to { translate: var(--stride) calc(-0.6 * var(--stride)) }
`

const walk = css`
  animation: ${stroll} 9s ease-in-out infinite alternate;
`
