import { css } from '@emotion/react'
import type { Statistics, Total } from '../../../machines/admin/statistics.ts'
import * as texts from '../../../machines/admin/texts.ts'
import { userTypeNames } from '../../../machines/admin/userList.ts'
import { Card, color, Heading, Meter, space, Stack, t, text, Tiles, words } from '../../ui/index.ts'
import { Charts } from './Charts.tsx'
import { RecentEvents, RecentUsers } from './Recent.tsx'
import { number, share } from './numbers.ts'
import type { Message } from '../../../machines/language/message.ts'

/** All figures of the dashboard, from the platform's totals to the latest activity. */
export const Figures = (statistics: Statistics) => (
  <Stack gap={5}>
    <Totals {...statistics} />
    <Charts {...statistics} />
    <div css={columns}>
      <SystemHealth {...statistics} />
      <QuickStats {...statistics} />
      <UserDistribution {...statistics} />
    </div>
    <div css={columns}>
      <RecentEvents of={statistics.recentEvents} />
      <RecentUsers of={statistics.recentUsers} />
    </div>
  </Stack>
)

const Totals = ({ totals, averageViewsPerEvent }: Statistics) => (
  <Tiles
    min="8.5rem"
    of={[
      {
        label: t(texts.totalUsers),
        value: totals.users,
        detail: t(texts.activeAmongUsers(totals.activeUsers)),
      },
      {
        label: t(texts.totalEvents),
        value: totals.events,
        detail: eventsInDetail(totals),
      },
      {
        label: t(texts.eventViews),
        value: totals.eventViews,
        detail: t(texts.averageViews(number(averageViewsPerEvent))),
      },
      { label: t(texts.galleryImages), value: totals.galleryImages, detail: t(texts.galleryImagesHint) },
    ]}
  />
)

/** Mentions cancelled and postponed events only if there are any. */
function eventsInDetail({ publishedEvents, cancelledEvents, postponedEvents }: Statistics['totals']) {
  return [
    t(texts.publishedAmongEvents(publishedEvents)),
    ...(cancelledEvents ? [t(texts.cancelledAmongEvents(cancelledEvents))] : []),
    ...(postponedEvents ? [t(texts.postponedAmongEvents(postponedEvents))] : []),
  ].join(', ')
}

const shares = {
  userVerification: texts.userVerification,
  userActivation: texts.userActivation,
  eventPublishing: texts.eventPublishRate,
} as const

const SystemHealth = ({ health }: Statistics) => (
  <Card as="section" aria-label={t(texts.systemHealth)}>
    <Stack gap={5}>
      <Heading level={2}>{t(texts.systemHealth)}</Heading>
      {(Object.keys(shares) as (keyof typeof shares)[]).map((key) => (
        <Meter key={key} label={t(shares[key])} text={share(health[key], 100)} percent={health[key]} />
      ))}
    </Stack>
  </Card>
)

const quick = {
  upcomingEvents: texts.upcomingEvents,
  pendingEvents: texts.pendingEvents,
  favorites: texts.totalFavorites,
  verifiedUsers: texts.verifiedUsers,
} as const satisfies Partial<Record<Total, Message>>

const QuickStats = ({ totals }: Statistics) => (
  <Card as="section" aria-label={t(texts.quickStats)}>
    <Stack gap={5}>
      <Heading level={2}>{t(texts.quickStats)}</Heading>
      <dl css={list}>
        {(Object.keys(quick) as (keyof typeof quick)[]).map((key) => (
          <div key={key}>
            <dt>{t(quick[key])}</dt>
            <dd>{number(totals[key])}</dd>
          </div>
        ))}
      </dl>
    </Stack>
  </Card>
)

const kinds = { ...userTypeNames, USER: words.users }

const UserDistribution = ({ userTypes }: Statistics) => {
  const counts = new Map(userTypes.map(({ userType, count }) => [userType, count]))
  const all = Math.max(
    1,
    userTypes.reduce((sum, { count }) => sum + count, 0),
  )
  return (
    <Card as="section" aria-label={t(texts.userDistribution)}>
      <Stack gap={5}>
        <Heading level={2}>{t(texts.userDistribution)}</Heading>
        {(Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => {
          const count = counts.get(kind) ?? 0
          return (
            <Meter key={kind} label={t(kinds[kind])} text={number(count)} percent={(100 * count) / all} />
          )
        })}
      </Stack>
    </Card>
  )
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
  gap: space[5],
  '& > *': { minWidth: 0 },
})
const list = css({
  display: 'grid',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[3],
    paddingBlock: space[2],
    borderBlockEnd: `1px solid ${color.line}`,
  },
  '& > div:last-of-type': { borderBlockEnd: 0 },
  '& dd': [text.body, { fontWeight: 700, fontVariantNumeric: 'tabular-nums' }],
})
