import { css } from '@emotion/react'
import { useMachine } from '@xstate/react'
import { useSearch } from 'wouter'
import { userActs } from '../../../machines/admin/acts/userActs.ts'
import type { Account, userList } from '../../../machines/admin/userList.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Avatar } from '../../ui/display/Avatar.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import { Tiles } from '../../ui/display/Tiles.tsx'
import { PeopleIcon } from '../../ui/icons.tsx'
import { FocusPlace } from '../../ui/layout/FocusPlace.tsx'
import { Heading } from '../../ui/layout/Heading.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Table } from '../../ui/layout/Table.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import type { Machine } from '../../runtime/machine.ts'
import { useSession } from '../../runtime/registry.tsx'
import { ActDialog } from '../acts/ActDialog.tsx'
import { ActNotice } from '../acts/ActNotice.tsx'
import { useActAddress } from '../acts/useActAddress.ts'
import { Export } from '../list/Export.tsx'
import { FilterFields } from '../list/FilterFields.tsx'
import { Opening } from '../list/Opening.tsx'
import { Listed } from '../list/Listed.tsx'
import { useListAddress } from '../list/useListAddress.ts'
import { useMachines } from './machines.ts'
import { UserDetails } from './UserDetails.tsx'
import { lastLogin, userAddress, userFields, userOrders, userTypeNames } from './userWords.ts'

/** Admin Users Management. */
export function Users() {
  const machines = useMachines()
  const [state, send, list] = useMachine(machines.users, { input: userAddress.read(useSearch()) })
  const [file, sendFile] = useMachine(machines.file)
  const [act, sendAct] = useMachine(machines.act, { input: { list } })
  useListAddress(userAddress, send)
  const { statistics, viewed } = state.context
  const { user: self } = useSession()
  const isOpen = state.matches({ detail: 'open' })
  // Nobody changes their own rights.
  const acts = viewed && viewed.id !== self?.id ? userActs(viewed) : []
  useActAddress(userAddress, state, { acts, act, sendAct })
  const close = () => send({ type: 'detail.close' })
  return (
    <Stack gap={5}>
      <Row justify="space-between" gap={4}>
        <Heading level={1}>Users</Heading>
        <Export
          state={file}
          send={sendFile}
          file={state.matches({ list: 'listed' }) ? state.context.file : null}
        />
      </Row>
      <Tiles
        of={[
          { label: 'Total Users', value: statistics?.totalUsers ?? null },
          { label: 'Active Users', value: statistics?.activeUsers ?? null },
          { label: 'Verified Users', value: statistics?.verifiedUsers ?? null },
        ]}
      />
      <FilterFields
        asked={state.context}
        searched="Name, email or phone"
        fields={userFields}
        orders={userOrders}
        clear="Clear Filters"
        isShown={state.matches({ panel: 'shown' })}
        isSet={state.can({ type: 'filters.clear' })}
        send={send}
      />
      {!isOpen && <ActNotice state={act} send={sendAct} />}
      <FocusPlace label="Users">
        <Accounts state={state} send={send} />
        {state.matches({ detail: 'opening' }) && <Opening title="User Details" onClose={close} />}
        {viewed && isOpen && (
          <UserDetails user={viewed} acts={acts} act={act} sendAct={sendAct} onClose={close} />
        )}
        <ActDialog state={act} send={sendAct} />
      </FocusPlace>
    </Stack>
  )
}

function Accounts({ state, send }: Machine<typeof userList>) {
  const { rows, problem } = state.context
  return (
    <Listed
      words={words}
      icon={<PeopleIcon size={34} />}
      list={state.context}
      busy={!state.matches({ list: 'listed' })}
      problem={state.matches({ list: 'failed' }) ? problem : null}
      send={send}
    >
      <UserTable rows={rows} onOpen={({ id }) => send({ type: 'row.view', id })} />
    </Listed>
  )
}

const words = {
  one: 'user',
  many: 'users',
  loading: 'Loading Users...',
  empty: 'No users found matching your criteria.',
}

function UserTable({ rows, onOpen }: { rows: Account[]; onOpen: (user: Account) => void }) {
  const details = (user: Account) => (
    <Button
      size="small"
      variant="secondary"
      aria-label={`View Details of ${user.fullName}`}
      onClick={() => onOpen(user)}
    >
      View Details
    </Button>
  )
  return (
    <Table
      caption="Users"
      from="laptop"
      rows={rows}
      rowKey={({ id }) => id}
      onOpen={onOpen}
      columns={[
        { id: 'user', label: 'User', cell: person },
        { id: 'type', label: 'User Type', width: '8.25rem', cell: type },
        { id: 'status', label: 'Status', width: '8.5rem', cell: status },
        { id: 'login', label: 'Last Login', width: '17%', cell: lastLogin },
        { id: 'events', label: 'Events', width: '5.5rem', cell: ({ eventCount }) => eventCount ?? '' },
        { id: 'actions', label: 'Actions', width: '9rem', cell: details },
      ]}
    />
  )
}

const person = ({ fullName, email, profilePic }: Account) => (
  <Row gap={3} wrap={false}>
    <Avatar name={fullName} src={profilePic} size={36} />
    <Stack gap={0}>
      <strong css={unbounded}>{fullName}</strong>
      <Text as="span" size="small" tone="muted" css={unbounded}>
        {email}
      </Text>
    </Stack>
  </Row>
)

const typeTones = { SUPERADMIN: 'red', ADMIN: 'green', USER: 'neutral' } as const

const type = ({ userType }: Account) => (
  <Row>
    <Badge tone={typeTones[userType]}>{userTypeNames[userType]}</Badge>
  </Row>
)

const status = ({ isActive, isEmailVerified }: Account) => (
  <Row gap={1}>
    <Badge tone={isActive ? 'green' : 'red'}>{isActive ? 'Active' : 'Inactive'}</Badge>
    <Badge tone={isEmailVerified ? 'green' : 'neutral'}>{isEmailVerified ? 'Verified' : 'Unverified'}</Badge>
  </Row>
)

const unbounded = css({ overflowWrap: 'anywhere' })
