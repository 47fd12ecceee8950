import * as texts from '../../../machines/admin/texts.ts'
import { DialogBoundary, Heading, PeopleIcon, Row, Stack, t, Tiles, words } from '../../ui/index.ts'
import { ActDialog } from '../acts/ActDialog.tsx'
import { ActNotice } from '../acts/ActNotice.tsx'
import { Export } from '../list/Export.tsx'
import { List } from '../list/List.tsx'
import { UserDetails } from './UserDetails.tsx'
import { UserTable } from './UserTable.tsx'
import { useUsers } from './useUsers.ts'
import { userFields, userOrders } from './userWords.ts'

/** The list of all accounts in the admin area. */
export function Users() {
  const { state, send, file, acts, act, sendAct } = useUsers()
  const { statistics, view, viewed } = state.context
  return (
    <Stack gap={5}>
      <Row justify="space-between" gap={4}>
        <Heading level={1}>{t(words.users)}</Heading>
        <Export machine={file} list={state} />
      </Row>
      <Tiles
        of={[
          { label: t(texts.totalUsers), value: statistics?.totalUsers ?? null },
          { label: t(texts.activeUsers), value: statistics?.activeUsers ?? null },
          { label: t(texts.verifiedUsers), value: statistics?.verifiedUsers ?? null },
        ]}
      />
      <List
        label={t(words.users)}
        filters={{
          searched: t(texts.searchedOfUsers),
          fields: userFields(),
          orders: userOrders(),
          clear: t(words.clearFilters),
        }}
        notice={!viewed && <ActNotice state={act} send={sendAct} />}
        words={wordsOfList}
        icon={<PeopleIcon size={34} />}
        dialogs={
          <>
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
            <ActDialog title={t(words.user)} state={act} send={sendAct} />
          </>
        }
        state={state}
        send={send}
      >
        <UserTable rows={state.context.rows} onOpen={({ id }) => send({ type: 'row.view', id })} />
      </List>
    </Stack>
  )
}

const wordsOfList = {
  found: texts.foundUsers,
  pages: texts.pagesOfUsers,
  loading: texts.loadingUsers,
  empty: texts.noUsers,
}
