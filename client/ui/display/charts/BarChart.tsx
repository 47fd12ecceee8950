import { Bar, type BarCustomLayerProps } from '@nivo/bar'
import { ResponsiveWrapper } from '@nivo/core'
import * as texts from '../../texts.ts'
import { color } from '../../tokens.ts'
import { chartTheme, whole, still } from './chartLook.ts'
import { box, Spot } from './Spot.tsx'
import { t } from '../../words/language.ts'

type Count = { name: string; count: number }

const margin = { top: 12, right: 8, bottom: 76, left: 36 }

export const BarChart = ({ counts }: { counts: Count[] }) => (
  <ResponsiveWrapper>
    {({ width, height }) => (
      <Bar
        width={width}
        height={height}
        margin={margin}
        data={counts}
        keys={['count']}
        indexBy="name"
        theme={chartTheme}
        colors={[color.brand]}
        borderRadius={4}
        padding={0.35}
        enableLabel={false}
        gridYValues={4}
        axisBottom={{ tickSize: 0, tickPadding: 10, tickRotation: -35, truncateTickAt: 14 }}
        axisLeft={{ tickSize: 0, tickPadding: 8, tickValues: 4, format: whole }}
        layers={['grid', 'axes', 'bars', Columns]}
        {...still}
      />
    )}
  </ResponsiveWrapper>
)

function Columns({ bars, innerHeight }: BarCustomLayerProps<Count>) {
  return bars.map(({ key, x, y, width, data }) => (
    <Spot
      key={key}
      title={String(data.indexValue)}
      lines={[`${t(texts.events)} ${data.value}`]}
      outline={box(x, width, innerHeight)}
      at={[x + width / 2 + margin.left, y + margin.top]}
    />
  ))
}
