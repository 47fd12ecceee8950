import { fromPromise } from 'xstate'
import type { OpenSession } from '../../../machines/account/own/ownAccountMachine.ts'
import {
  ChangePasswordDocument,
  DeleteAccountDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  ListSessionsDocument,
} from '../../generated/graphql.ts'
import type { Api } from '../../runtime/api.ts'
import { download } from '../../runtime/download.ts'

export const ownAccountActors = (api: Api, token: () => string | null) => ({
  changePassword: fromPromise<void, { currentPassword: string; newPassword: string }>(async ({ input }) => {
    await api.run(ChangePasswordDocument, input)
  }),
  listSessions: fromPromise<OpenSession[], undefined>(
    async () => (await api.run(ListSessionsDocument, {})).sessions,
  ),
  endSession: fromPromise<void, { id: string }>(async ({ input }) => {
    await api.run(EndSessionDocument, input)
  }),
  endOtherSessions: fromPromise<void, undefined>(async () => {
    await api.run(EndOtherSessionsDocument, {})
  }),
  exportAccount: fromPromise<void, undefined>(() =>
    download('/common/profile/export/', 'plaza-account.json', token()),
  ),
  deleteAccount: fromPromise<void, { password: string }>(async ({ input }) => {
    await api.run(DeleteAccountDocument, input)
  }),
})
