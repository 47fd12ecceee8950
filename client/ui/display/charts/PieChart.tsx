import { css } from '@emotion/react'
import { ResponsiveWrapper } from '@nivo/core'
import { Pie, type PieCustomLayerProps } from '@nivo/pie'
import * as texts from '../../words/texts.ts'
import { color, greens } from '../../tokens.ts'
import { chartTheme, narrow, still } from './chartLook.ts'
import { Spot } from './Spot.tsx'
import { t } from '../../words/language.ts'

export interface Slice {
  id: string
  value: number
  share: string
}

const margin = { top: 44, right: 44, bottom: 44, left: 44 }

/** Sets `dir`, because nivo positions this chart's labels for left-to-right text only. */
export const PieChart = ({ slices }: { slices: Slice[] }) => (
  <div dir="ltr" css={whole}>
    <ResponsiveWrapper>
      {({ width, height }) => (
        <Pie
          width={width}
          height={height}
          margin={margin}
          data={slices}
          theme={chartTheme}
          colors={[...greens]}
          innerRadius={0.58}
          padAngle={1}
          cornerRadius={3}
          borderWidth={1}
          borderColor={color.edge}
          enableArcLabels={false}
          enableArcLinkLabels={width >= narrow}
          arcLinkLabel={({ data }) => `${data.id} ${data.share}`}
          arcLinkLabelsTextColor={color.ink}
          arcLinkLabelsColor={color.edge}
          arcLinkLabelsSkipAngle={9}
          arcLinkLabelsDiagonalLength={10}
          arcLinkLabelsStraightLength={10}
          layers={['arcs', 'arcLinkLabels', Arcs]}
          {...still}
        />
      )}
    </ResponsiveWrapper>
  </div>
)

const whole = css({ height: '100%' })

function Arcs({ dataWithArc, arcGenerator, centerX, centerY }: PieCustomLayerProps<Slice>) {
  return (
    <g transform={`translate(${centerX},${centerY})`}>
      {dataWithArc.map(({ id, data, value, arc }) => {
        const [x, y] = arcGenerator.centroid(arc)
        return (
          <Spot
            key={id}
            title={data.id}
            lines={[t(texts.eventsAre(value)), data.share]}
            outline={arcGenerator(arc) ?? ''}
            at={[x + centerX + margin.left, y + centerY + margin.top]}
          />
        )
      })}
    </g>
  )
}
