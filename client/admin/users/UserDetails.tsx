import { css } from '@emotion/react'
import * as texts from '../../../machines/admin/texts.ts'
import { ActButtons } from '../acts/ActButtons.tsx'
import { ActNotice } from '../acts/ActNotice.tsx'
import { type Account, userTypeNames } from '../../../machines/admin/userList.ts'
import { Avatar, Badge, Facts, fullMoment, Heading, Row, Stack, t, Text, words } from '../../ui/index.ts'
import { Details } from '../list/Details.tsx'
import type { useUsers } from './useUsers.ts'
import { lastLogin } from './userWords.ts'

interface UserDetailsProps extends Pick<ReturnType<typeof useUsers>, 'acts' | 'act' | 'sendAct'> {
  /** Null while the account named in the address is loading. */
  user: Account | null
  onClose: () => void
}

/** All details of an account, and the actions available to a superadmin. */
export function UserDetails({ user, acts, act, sendAct, onClose }: UserDetailsProps) {
  return (
    <Details title={t(texts.userDetails)} onClose={onClose}>
      {user && (
        <Stack gap={5}>
          <Known user={user} />
          <ActNotice state={act} send={sendAct} />
          {acts.length === 0 ? (
            <Text tone="muted">{t(texts.ownUser)}</Text>
          ) : (
            <ActButtons acts={acts} act={act} sendAct={sendAct} />
          )}
        </Stack>
      )}
    </Details>
  )
}

const Known = ({ user }: { user: Account }) => (
  <>
    <Row gap={4} wrap={false}>
      <Avatar name={user.fullName} src={user.profilePic} size={64} />
      <Stack gap={1}>
        <Heading level={3}>{user.fullName || t(words.user)}</Heading>
        <Text tone="muted" css={unbounded}>
          {user.email}
        </Text>
        {!user.isActive && <Badge tone="red">{t(words.inactive)}</Badge>}
      </Stack>
    </Row>
    <Facts
      of={[
        [t(texts.userType), t(userTypeNames[user.userType])],
        [t(texts.phone), user.phone ?? t(texts.noPhone)],
        [t(words.active), user.isActive ? t(texts.yes) : t(texts.no)],
        [t(texts.emailVerified), user.isEmailVerified ? t(texts.yes) : t(texts.no)],
        [t(texts.verifiedUser), user.verifiedUser ? t(texts.yes) : t(texts.no)],
        [t(words.events), user.eventCount],
        [t(texts.publishedEvents), user.publishedEventCount],
        [t(texts.lastLogin), lastLogin(user)],
        [t(texts.joined), user.createdAt && fullMoment(user.createdAt)],
        [t(texts.userId), user.id],
      ]}
    />
  </>
)

const unbounded = css({ overflowWrap: 'anywhere' })
