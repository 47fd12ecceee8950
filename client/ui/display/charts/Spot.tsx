import { css } from '@emotion/react'
import { useTooltip } from '@nivo/tooltip'
import { color, radius, shadow, space, text } from '../../tokens.ts'

const area = css`
  fill: transparent;
  outline: none;
  &:focus-visible {
    stroke: ${color.focus};
    stroke-width: 2.5px;
  }
`

const tip = css`
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.small};
  background: ${color.tip};
  color: ${color.onTip};
  box-shadow: ${shadow.raised};
  white-space: nowrap;
  ${text.small}
  & strong {
    display: block;
  }
`

interface SpotProps {
  title: string
  lines: string[]
  /** The `d` attribute of a `<path>`. */
  outline: string
  /** Position of the tooltip's tip, in px from the chart's top left corner. */
  at: [x: number, y: number]
}

export function Spot({ title, lines, outline, at }: SpotProps) {
  const { showTooltipAt, hideTooltip } = useTooltip()
  const show = () =>
    showTooltipAt(
      <div css={tip} dir="auto">
        <strong>{title}</strong>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>,
      at,
    )
  return (
    <path
      d={outline}
      css={area}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- part of an SVG, which has no <img>
      role="img"
      aria-label={`${title}: ${lines.join(', ')}`}
      tabIndex={0}
      onFocus={show}
      onBlur={hideTooltip}
      onPointerEnter={show}
      onPointerLeave={hideTooltip}
    />
  )
}

export const box = (x: number, width: number, height: number) => `M${x} 0h${width}v${height}h${-width}z`
