import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import type { RecentEvent, RecentUser } from '../../../machines/admin/dashboardMachine.ts'
import { Avatar } from '../../ui/display/Avatar.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import { shortDate } from '../../ui/display/formats.ts'
import { EyeIcon } from '../../ui/icons.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Heading } from '../../ui/layout/Heading.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { color, space } from '../../ui/tokens.ts'
import { userTypeNames } from '../users/userWords.ts'
import { number } from './numbers.ts'

export const RecentEvents = ({ of }: { of: RecentEvent[] }) => (
  <Recent title="Recent Events" none="No recent events found" isEmpty={of.length === 0}>
    {of.map(({ id, title, author, eventDate, viewCount, isPublished }) => (
      <li key={id}>
        <Stack gap={0} css={grow}>
          <strong css={words}>{title}</strong>
          <Text as="span" size="small" tone="muted">
            {`by ${author.fullName} · ${shortDate(eventDate)}`}
          </Text>
        </Stack>
        <Row gap={3} wrap={false}>
          <span css={views}>
            <EyeIcon size={16} />
            {number(viewCount)}
            <VisuallyHidden>{viewCount === 1 ? ' view' : ' views'}</VisuallyHidden>
          </span>
          <Badge tone={isPublished ? 'green' : 'neutral'}>{isPublished ? 'Published' : 'Pending'}</Badge>
        </Row>
      </li>
    ))}
  </Recent>
)

export const RecentUsers = ({ of }: { of: RecentUser[] }) => (
  <Recent title="Recent Users" none="No recent users found" isEmpty={of.length === 0}>
    {of.map(({ id, fullName, email, userType, isEmailVerified }) => (
      <li key={id}>
        <Avatar name={fullName} src={null} size={36} />
        <Stack gap={0} css={grow}>
          <strong css={words}>{fullName}</strong>
          <Text as="span" size="small" tone="muted">
            {email}
          </Text>
        </Stack>
        <Row gap={2} justify="end" css={badges}>
          <Badge>{userTypeNames[userType]}</Badge>
          <Badge tone={isEmailVerified ? 'green' : 'neutral'}>
            {isEmailVerified ? 'Verified' : 'Unverified'}
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
  <Card as="section" aria-label={title}>
    <Stack gap={4}>
      <Heading level={2}>{title}</Heading>
      {isEmpty ? <Text tone="muted">{none}</Text> : <ul css={list}>{children}</ul>}
    </Stack>
  </Card>
)

const list = css({
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    paddingBlock: space[3],
    borderBlockStart: `1px solid ${color.line}`,
  },
})
const grow = css({ flex: '1 1 9rem' })
const words = css({ overflowWrap: 'anywhere' })
const badges = css({ flex: 'none' })
const views = css({ display: 'inline-flex', alignItems: 'center', gap: space[1], color: color.muted })
