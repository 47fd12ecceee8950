import { css } from '@emotion/react'
import { useMachine } from '@xstate/react'
import { useSearch } from 'wouter'
import { userActs } from '../../../machines/admin/acts/userActs.ts'
import * as texts from '../../../machines/admin/texts.ts'
import { type Account, userTypeNames } from '../../../machines/admin/userList.ts'
import {
  Avatar,
  Badge,
  DialogBoundary,
  FocusPlace,
  Heading,
  PeopleIcon,
  Row,
  Stack,
  t,
  Table,
  Text,
  Tiles,
  words,
} from '../../ui/index.ts'
import { useSession } from '../../runtime/registry.tsx'
import { ActDialog } from '../acts/ActDialog.tsx'
import { ActNotice } from '../acts/ActNotice.tsx'
import { useActAddress } from '../acts/useActAddress.ts'
import { Export } from '../list/Export.tsx'
import { FilterFields } from '../list/FilterFields.tsx'
import { Rows } from '../list/Rows.tsx'
import { useListAddress } from '../list/useListAddress.ts'
import { DetailsButton } from '../list/Details.tsx'
import { useMachines } from './machines.ts'
import { UserDetails } from './UserDetails.tsx'
import { lastLogin, userAddress, userFields, userOrders } from './userWords.ts'

/** The list of all accounts in the admin area. */
export function Users() {
  const machines = useMachines()
  const [state, send, list] = useMachine(machines.users, { input: userAddress.read(useSearch()) })
  const [act, sendAct] = useMachine(machines.act, { input: { list } })
  useListAddress(userAddress, send)
  const { statistics, view, viewed } = state.context
  const { user: self } = useSession()
  // Superadmins cannot change their own rights.
  const acts = viewed && viewed.id !== self?.id ? userActs(viewed) : []
  useActAddress(userAddress, state, { acts, act, sendAct })
  return (
    <Stack gap={5}>
      <Row justify="space-between" gap={4}>
        <Heading level={1}>{t(words.users)}</Heading>
        <Export machine={machines.file} list={state} />
      </Row>
      <Tiles
        of={[
          { label: t(texts.totalUsers), value: statistics?.totalUsers ?? null },
          { label: t(texts.activeUsers), value: statistics?.activeUsers ?? null },
          { label: t(texts.verifiedUsers), value: statistics?.verifiedUsers ?? null },
        ]}
      />
      <FilterFields
        state={state}
        searched={t(texts.searchedOfUsers)}
        fields={userFields()}
        orders={userOrders()}
        clear={t(words.clearFilters)}
        send={send}
      />
      {!viewed && <ActNotice state={act} send={sendAct} />}
      <FocusPlace label={t(words.users)}>
        <Rows words={wordsOfList} icon={<PeopleIcon size={34} />} state={state} send={send}>
          <UserTable rows={state.context.rows} onOpen={({ id }) => send({ type: 'row.view', id })} />
        </Rows>
        {view !== null && (
          <DialogBoundary title={t(words.user)} onClose={() => send({ type: 'detail.close' })}>
            <UserDetails
              user={viewed}
              acts={acts}
              act={act}
              sendAct={sendAct}
              onClose={() => send({ type: 'detail.close' })}
            />
          </DialogBoundary>
        )}
        <DialogBoundary title={t(words.user)} onClose={() => sendAct({ type: 'act.cancel' })}>
          <ActDialog state={act} send={sendAct} />
        </DialogBoundary>
      </FocusPlace>
    </Stack>
  )
}

const wordsOfList = {
  found: texts.foundUsers,
  pages: texts.pagesOfUsers,
  loading: texts.loadingUsers,
  empty: texts.noUsers,
}

function UserTable({ rows, onOpen }: { rows: Account[]; onOpen: (user: Account) => void }) {
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
