import { Bar, type BarCustomLayerProps } from '@nivo/bar'
import { ResponsiveWrapper } from '@nivo/core'
import * as texts from '../../words/texts.ts'
import { color } from '../../tokens.ts'
import { around, chartTheme, inLine, still, valueAxis } from './chartLook.ts'
import { box, Spot } from './Spot.tsx'
import { isMirrored, t } from '../../words/language.ts'

type Count = { name: string; count: number }

const space = () => around(12, 8, 76, 36)

export const BarChart = ({ counts }: { counts: Count[] }) => (
  <ResponsiveWrapper>
    {({ width, height }) => (
      <Bar
        width={width}
        height={height}
        margin={space()}
        data={inLine(counts)}
        keys={['count']}
        indexBy="name"
        theme={chartTheme}
        colors={[color.brand]}
        borderRadius={4}
        padding={0.35}
        enableLabel={false}
        gridYValues={4}
        axisBottom={{
          tickSize: 0,
          tickPadding: 10,
          tickRotation: isMirrored() ? 35 : -35,
          truncateTickAt: 14,
        }}
        {...valueAxis()}
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
      lines={[t(texts.eventsAre(Number(data.value)))]}
      outline={box(x, width, innerHeight)}
      at={[x + width / 2 + space().left, y + space().top]}
    />
  ))
}
