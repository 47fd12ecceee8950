import { fromPromise } from 'xstate'
import type { CalendarFeed, NewCalendarFeed } from '../../../machines/account/own/calendarFeedMachine.ts'
import type { KnownNotifications, Notifications } from '../../../machines/account/own/notificationsMachine.ts'
import type { OpenSession } from '../../../machines/account/own/openSession.ts'
import {
  ChangePasswordDocument,
  DeleteAccountDocument,
  EndCalendarFeedDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  GetCalendarFeedDocument,
  GetNotificationsDocument,
  ListSessionsDocument,
  RenewCalendarFeedDocument,
  ResumeMailDocument,
  UpdateNotificationsDocument,
} from '../../generated/graphql.ts'
import type { Api } from '../../runtime/graph/api.ts'
import { mutation } from '../../runtime/graph/mutation.ts'
import { download } from '../../runtime/download.ts'

export const ownAccountActors = (api: Api, token: () => string | null) => ({
  changePassword: mutation(api, ChangePasswordDocument),
  listSessions: fromPromise<OpenSession[], undefined>(
    async () => (await api.run(ListSessionsDocument, {})).sessions,
  ),
  endSession: mutation(api, EndSessionDocument),
  endOtherSessions: fromPromise<void, undefined>(async () => {
    await api.run(EndOtherSessionsDocument, {})
  }),
  exportAccount: fromPromise<void, undefined>(() =>
    download('/common/profile/export/', 'plaza-account.json', token(), 'application/json'),
  ),
  deleteAccount: mutation(api, DeleteAccountDocument),
})

export const calendarFeedActors = (api: Api) => ({
  getCalendarFeed: fromPromise<CalendarFeed, undefined>(
    async () => (await api.run(GetCalendarFeedDocument, {})).calendarFeed,
  ),
  renewCalendarFeed: fromPromise<NewCalendarFeed, undefined>(
    async () => (await api.run(RenewCalendarFeedDocument, {})).renewCalendarFeed,
  ),
  endCalendarFeed: fromPromise<void, undefined>(async () => {
    await api.run(EndCalendarFeedDocument, {})
  }),
  // Fails on a page without TLS, where browsers have no clipboard.
  copyAddress: fromPromise<void, { url: string }>(async ({ input }) => {
    await navigator.clipboard.writeText(input.url)
  }),
})

export const notificationActors = (api: Api) => ({
  getNotifications: fromPromise<KnownNotifications, undefined>(async () => {
    const { notifications, savedFilters, mailDelivery } = await api.run(GetNotificationsDocument, {})
    return {
      ...notifications,
      hasSearches: savedFilters.length > 0,
      isFailing: mailDelivery?.isFailing ?? false,
    }
  }),
  resumeMail: fromPromise<void, undefined>(async () => {
    await api.run(ResumeMailDocument, {})
  }),
  updateNotifications: fromPromise<Notifications, { input: Partial<Notifications> }>(
    async ({ input }) => (await api.run(UpdateNotificationsDocument, input)).updateNotifications,
  ),
})
