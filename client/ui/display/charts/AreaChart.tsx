import { ResponsiveWrapper } from '@nivo/core'
import { Line, type LineCustomSvgLayerProps } from '@nivo/line'
import { around, chartTheme, inLine, still, valueAxis } from './chartLook.ts'
import { box, Spot } from './Spot.tsx'

interface Series {
  id: string
  color: string
  data: { x: string; y: number; title: string }[]
}

interface AreaChartProps {
  series: Series[]
  mark: (x: string) => string
}

const space = () => around(12, 16, 28, 36)

/** Width in px that each mark below the chart needs. */
const markWidth = 34

export const AreaChart = ({ series, mark }: AreaChartProps) => (
  <ResponsiveWrapper>
    {({ width, height }) => {
      const margin = space()
      const xs = series[0]?.data.map(({ x }) => x) ?? []
      const every = Math.max(1, Math.ceil((xs.length * markWidth) / (width - margin.left - margin.right)))
      return (
        <Line
          width={width}
          height={height}
          margin={margin}
          data={series.map((one) => ({ ...one, data: inLine(one.data) }))}
          theme={chartTheme}
          colors={series.map(({ color }) => color)}
          yScale={{ type: 'linear', min: 0, max: 'auto', nice: true }}
          curve="monotoneX"
          lineWidth={2.5}
          enableArea
          areaOpacity={0.14}
          pointSize={6}
          enableSlices="x"
          enableGridX={false}
          gridYValues={4}
          axisBottom={{
            tickSize: 0,
            tickPadding: 10,
            tickValues: xs.filter((_, at) => at % every === 0),
            format: mark,
          }}
          {...valueAxis()}
          layers={['grid', 'axes', 'areas', 'lines', 'points', Columns]}
          {...still}
        />
      )
    }}
  </ResponsiveWrapper>
)

function Columns({ slices, innerHeight }: LineCustomSvgLayerProps<Series>) {
  return slices.map(({ id, x, x0, width, points }) => (
    <Spot
      key={id}
      title={points[0]?.data.title ?? ''}
      lines={points
        .toSorted((one, other) => one.seriesIndex - other.seriesIndex)
        .map(({ seriesId, data }) => `${seriesId} ${data.y}`)}
      outline={box(x0, width, innerHeight)}
      at={[x + space().left, Math.min(...points.map(({ y }) => y)) + space().top]}
    />
  ))
}
