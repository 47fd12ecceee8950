import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import type { Statistics } from '../../../machines/admin/statistics.ts'
import * as texts from '../../../machines/admin/texts.ts'
import { later } from '../../runtime/later.tsx'
import {
  Card,
  ChartTable,
  color,
  formatter,
  greens,
  Heading,
  loadCode,
  narrow,
  radius,
  Row,
  Skeleton,
  space,
  Stack,
  t,
  Text,
  text,
  words,
} from '../../ui/index.ts'
import { share } from './numbers.ts'

const place = { waiting: <Skeleton height="100%" /> }
const AreaChart = later(
  async () => (await loadCode(() => import('../../ui/display/charts/AreaChart.tsx'))).AreaChart,
  place,
)
const BarChart = later(
  async () => (await loadCode(() => import('../../ui/display/charts/BarChart.tsx'))).BarChart,
  place,
)
const PieChart = later(
  async () => (await loadCode(() => import('../../ui/display/charts/PieChart.tsx'))).PieChart,
  place,
)

/** The three charts. Their code loads later, into boxes that already have their final size. */
export const Charts = ({ growth, categories, eventTypes }: Statistics) => (
  <>
    <GrowthTrends growth={growth} />
    <div css={pair}>
      <EventCategories categories={categories} />
      <EventTypes eventTypes={eventTypes} />
    </div>
  </>
)

/** The service sends months as `Jan 2026`. */
const dayIn = (month: string) => new Date(`1 ${month}`)
const short = formatter((locale) => new Intl.DateTimeFormat(locale, { month: 'short' }))
const long = formatter((locale) => new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric' }))
const markOf = (month: string) => short().format(dayIn(month))
const nameOf = (month: string) => long().format(dayIn(month))
const lines = { users: color.onAmberSoft, events: color.brand }

function GrowthTrends({ growth }: Pick<Statistics, 'growth'>) {
  const key = (
    <Row gap={4}>
      <Key tint={lines.users}>{t(words.users)}</Key>
      <Key tint={lines.events}>{t(words.events)}</Key>
    </Row>
  )
  return (
    <ChartCard
      title={t(texts.growthTrends)}
      none={t(texts.noGrowth)}
      isEmpty={growth.length === 0}
      extra={key}
    >
      <Drawing>
        <AreaChart
          mark={markOf}
          series={[
            {
              id: t(words.users),
              color: lines.users,
              data: growth.map(({ month, users }) => ({ x: month, y: users, title: nameOf(month) })),
            },
            {
              id: t(words.events),
              color: lines.events,
              data: growth.map(({ month, events }) => ({ x: month, y: events, title: nameOf(month) })),
            },
          ]}
        />
      </Drawing>
      <ChartTable
        caption={t(texts.growthTrends)}
        columns={[t(texts.month), t(words.users), t(words.events)]}
        rows={growth.map(({ month, users, events }) => [nameOf(month), users, events])}
      />
    </ChartCard>
  )
}

function EventCategories({ categories }: Pick<Statistics, 'categories'>) {
  const all = categories.reduce((sum, { count }) => sum + count, 0)
  const slices = categories.map(({ name, count }) => ({ id: name, value: count, share: share(count, all) }))
  return (
    <ChartCard
      title={t(texts.eventCategories)}
      none={t(texts.noCategories)}
      isEmpty={categories.length === 0}
    >
      <Drawing>
        <PieChart slices={slices} />
      </Drawing>
      <ul css={names} aria-hidden>
        {slices.map(({ id, share }, at) => (
          <li key={id}>
            <Key tint={greens[at % greens.length] ?? color.brand}>
              <bdi>{`${id} ${share}`}</bdi>
            </Key>
          </li>
        ))}
      </ul>
      <ChartTable
        caption={t(texts.eventCategories)}
        columns={[t(words.category), t(words.events), t(texts.share)]}
        rows={slices.map(({ id, value, share }) => [id, value, share])}
      />
    </ChartCard>
  )
}

const EventTypes = ({ eventTypes }: Pick<Statistics, 'eventTypes'>) => (
  <ChartCard title={t(texts.eventTypes)} none={t(texts.noEventTypes)} isEmpty={eventTypes.length === 0}>
    <Drawing>
      <BarChart counts={eventTypes} />
    </Drawing>
    <ChartTable
      caption={t(texts.eventTypes)}
      columns={[t(words.type), t(words.events)]}
      rows={eventTypes.map(({ name, count }) => [name, count])}
    />
  </ChartCard>
)

interface ChartCardProps {
  title: string
  none: string
  isEmpty: boolean
  /** Shown next to the title. */
  extra?: ReactNode
  children: ReactNode
}

const ChartCard = ({ title, none, isEmpty, extra, children }: ChartCardProps) => (
  <Card as="section" aria-label={title} css={card}>
    <Stack gap={4}>
      <Row justify="space-between">
        <Heading level={2}>{title}</Heading>
        {!isEmpty && extra}
      </Row>
      {isEmpty ? (
        <div css={[chart, centred]}>
          <Text tone="muted">{none}</Text>
        </div>
      ) : (
        children
      )}
    </Stack>
  </Card>
)

const Drawing = ({ children }: { children: ReactNode }) => <div css={chart}>{children}</div>

const Key = ({ tint, children }: { tint: string; children: ReactNode }) => (
  <span css={key}>
    <span style={{ background: tint }} />
    {children}
  </span>
)

const pair = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: space[5],
  '& > *': { minWidth: 0 },
})
const card = css({ containerType: 'inline-size' })
/* nivo wraps the drawing in a box without a width, so the width is limited here. */
const chart = css({ height: '20rem', minWidth: 0, overflowX: 'clip', '& svg': { maxWidth: 'none' } })
const centred = css({ display: 'grid', placeContent: 'center' })
const key = css([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    '& > span': {
      flex: 'none',
      width: '0.75rem',
      height: '0.75rem',
      borderRadius: radius.round,
      boxShadow: `0 0 0 1px ${color.edge}`,
    },
  },
])
const names = css({
  display: 'grid',
  minWidth: 0,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: space[2],
  [`@container (min-width: ${narrow}px)`]: { display: 'none' },
})
