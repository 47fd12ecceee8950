import { css } from '@emotion/react'
import * as texts from '../../../machines/admin/texts.ts'
import { type Account, userTypeNames } from '../../../machines/admin/userList.ts'
import { Avatar, Badge, Row, Stack, t, Table, Text, words } from '../../ui/index.ts'
import { DetailsButton } from '../list/Details.tsx'
import { lastLogin } from './userWords.ts'

export function UserTable({ rows, onOpen }: { rows: Account[]; onOpen: (user: Account) => void }) {
  const details = (user: Account) => (
    <DetailsButton of={user.fullName || user.email} onClick={() => onOpen(user)} />
  )
  return (
    <Table
      caption={t(words.users)}
      from="laptop"
      rows={rows}
      onOpen={onOpen}
      columns={[
        { id: 'user', label: t(words.user), cell: person },
        { id: 'type', label: t(texts.userType), width: '8.25rem', cell: type },
        { id: 'status', label: t(words.status), width: '8.5rem', cell: status },
        { id: 'login', label: t(texts.lastLogin), width: '17%', cell: lastLogin },
        { id: 'events', label: t(words.events), width: '5.5rem', cell: ({ eventCount }) => eventCount ?? '' },
        { id: 'actions', label: t(words.actions), width: '9rem', cell: details },
      ]}
    />
  )
}

const person = ({ fullName, email, profilePic }: Account) => (
  <Row gap={3} wrap={false}>
    <Avatar name={fullName} src={profilePic} size={36} />
    <Stack gap={0}>
      <strong dir="auto" css={unbounded}>
        {fullName || t(words.user)}
      </strong>
      <Text as="span" size="small" tone="muted" css={unbounded}>
        {email}
      </Text>
    </Stack>
  </Row>
)

const typeTones = { SUPERADMIN: 'red', ADMIN: 'green', USER: 'neutral' } as const

const type = ({ userType }: Account) => (
  <Row>
    <Badge tone={typeTones[userType]}>{t(userTypeNames[userType])}</Badge>
  </Row>
)

const status = ({ isActive, isEmailVerified }: Account) => (
  <Row gap={1}>
    <Badge tone={isActive ? 'green' : 'red'}>{isActive ? t(words.active) : t(words.inactive)}</Badge>
    <Badge tone={isEmailVerified ? 'green' : 'neutral'}>
      {isEmailVerified ? t(words.verified) : t(words.unverified)}
    </Badge>
  </Row>
)

const unbounded = css({ overflowWrap: 'anywhere' })
