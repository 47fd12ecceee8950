import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import type { RecentEvent, RecentUser } from '../../../machines/admin/statistics.ts'
import * as texts from '../../../machines/admin/texts.ts'
import { userTypeNames } from '../../../machines/admin/userList.ts'
import {
  Avatar,
  Badge,
  Card,
  color,
  EyeIcon,
  Heading,
  Row,
  shortDate,
  space,
  Stack,
  t,
  Text,
  VisuallyHidden,
  words,
} from '../../ui/index.ts'
import { number } from './numbers.ts'

/** Rows are keyed by position, so that a new entry changes their content without moving them. */
const places = ['first', 'second', 'third', 'fourth', 'fifth']

export const RecentEvents = ({ of }: { of: RecentEvent[] }) => (
  <Recent title={t(texts.recentEvents)} none={t(texts.noRecentEvents)} isEmpty={of.length === 0}>
    {of.map(({ title, author, eventDate, viewCount, isPublished }, at) => (
      <li key={places[at]} css={[folded, tall]}>
        <Stack gap={0} css={grow}>
          <Text as="span" clamp={2}>
            <strong>{title}</strong>
          </Text>
          <Text as="span" size="small" tone="muted" clamp={1}>
            {`${t(texts.by(author.fullName))} · ${shortDate(eventDate)}`}
          </Text>
        </Stack>
        <Row gap={3} wrap={false} justify="end" css={badges}>
          <span css={views}>
            <EyeIcon size={16} />
            <span aria-hidden>{number(viewCount)}</span>
            <VisuallyHidden>{t(texts.viewsOf(viewCount))}</VisuallyHidden>
          </span>
          <Badge tone={isPublished ? 'green' : 'neutral'}>
            {isPublished ? t(words.published) : t(texts.pending)}
          </Badge>
        </Row>
      </li>
    ))}
  </Recent>
)

export const RecentUsers = ({ of }: { of: RecentUser[] }) => (
  <Recent title={t(texts.recentUsers)} none={t(texts.noRecentUsers)} isEmpty={of.length === 0}>
    {of.map(({ fullName, email, userType, isEmailVerified }, at) => (
      <li key={places[at]} css={folded}>
        <Avatar name={fullName} src={null} size={36} />
        <Stack gap={0} css={grow}>
          <Text as="span" clamp={1}>
            <strong>{fullName}</strong>
          </Text>
          <Text as="span" size="small" tone="muted" clamp={1}>
            {email}
          </Text>
        </Stack>
        <Row gap={2} justify="end" css={badges}>
          <Badge>{t(userTypeNames[userType])}</Badge>
          <Badge tone={isEmailVerified ? 'green' : 'neutral'}>
            {isEmailVerified ? t(words.verified) : t(words.unverified)}
          </Badge>
        </Row>
      </li>
    ))}
  </Recent>
)

interface RecentProps {
  title: string
  none: string
  isEmpty: boolean
  children: ReactNode
}

const Recent = ({ title, none, isEmpty, children }: RecentProps) => (
  <Card as="section" aria-label={title} css={card}>
    <Stack gap={4}>
      <Heading level={2}>{title}</Heading>
      {isEmpty ? <Text tone="muted">{none}</Text> : <ul css={list}>{children}</ul>}
    </Stack>
  </Card>
)

const card = css({ containerType: 'inline-size' })
const narrow = '@container (max-width: 28rem)'
/** Five rows of fixed height, so that new entries do not shift the layout. */
const list = css({
  display: 'grid',
  gridTemplateRows: 'repeat(5, auto)',
  alignContent: 'start',
  '--row': '5.5rem',
  minHeight: 'calc(5 * var(--row))',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: 'var(--row)',
    paddingBlock: space[2],
    borderBlockStart: `1px solid ${color.line}`,
  },
})
/** Puts badges on their own line on screens where they might not fit next to a name. */
const folded = css({ [narrow]: { flexWrap: 'wrap', alignContent: 'center', rowGap: space[1] } })
const tall = css({ [narrow]: { minHeight: '7.5rem' } })
const grow = css({ flex: '1 1 9rem', minWidth: 0 })
const badges = css({ flex: 'none', [narrow]: { flex: '1 0 100%', justifyContent: 'start' } })
const views = css({ display: 'inline-flex', alignItems: 'center', gap: space[1], color: color.muted })
