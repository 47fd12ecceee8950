import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, execute, parse } from 'graphql'
import type {
  Choices,
  EventRow,
  EventDetail,
  OwnEvent,
  Page,
  PendingEvent,
  Proposal,
  Review,
  Place,
  SeriesDate,
  Session,
  Slide,
  User,
} from '../../../machines/domain.ts'
import type { AdminEvent, EventStatistics } from '../../../machines/admin/eventList.ts'
import type { AuditEntry } from '../../../machines/admin/auditList.ts'
import type { Reading } from '../../../machines/admin/statistics.ts'
import type { Account, UserStatistics } from '../../../machines/admin/userList.ts'
import type { CatalogEntry } from '../../../machines/catalog/entry.ts'
import type { Listing } from '../../../machines/lists/listing.ts'
import type { CalendarFeed, NewCalendarFeed } from '../../../machines/account/own/calendarFeedMachine.ts'
import type { Features } from '../../../machines/events/sharing/publicPagesMachine.ts'
import type { KnownNotifications, Notifications } from '../../../machines/account/own/notificationsMachine.ts'
import type { OpenSession } from '../../../machines/account/own/openSession.ts'
import type { EventPage } from '../../../machines/events/explore/eventQuery.ts'
import type {
  ImportedItem,
  ImportPreview,
  ImportSettings,
} from '../../../machines/events/importing/importMachine.ts'
import type { SavedFilter } from '../../../machines/events/explore/savedFilter.ts'
import type { FirstLook } from '../../../machines/events/explore/firstLookMachine.ts'
import type { Failure } from '../../../machines/domain.ts'

/** An operation that the client has sent, with the gateway's text of it. */
export interface Operation {
  operationName: string
  query: string
  variables: Record<string, unknown>
}

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../../schema.graphql'), 'utf8'))

interface FirstLookAsked {
  filter?: { location?: string }
  order: string
}

/** Turns an actor's output into the graph's root value; field names are those of the machines' types. */
const roots: Record<string, (output: never, variables: Record<string, unknown>) => object> = {
  register: () => ({ register: true }),
  verifyEmail: () => ({ verifyEmail: true }),
  resendCode: () => ({ resendCode: true }),
  login: (session: Session) => ({ login: session }),
  logout: () => ({ logout: true }),
  requestPasswordReset: () => ({ requestPasswordReset: true }),
  verifyResetCode: (leave: { resetToken: string }) => ({ verifyResetCode: leave }),
  setNewPassword: () => ({ setNewPassword: true }),
  getProfile: (me: User) => ({ me }),
  updateProfile: (user: User) => ({ updateProfile: user }),
  saveLanguage: (_, { language }) => ({ updateProfile: { id: '7', language } }),
  changePassword: () => ({ changePassword: true }),
  listSessions: (sessions: OpenSession[]) => ({ sessions }),
  endSession: () => ({ endSession: true }),
  endOtherSessions: () => ({ endOtherSessions: true }),
  deleteAccount: () => ({ deleteAccount: true }),
  getCalendarFeed: (calendarFeed: CalendarFeed) => ({ calendarFeed }),
  renewCalendarFeed: (renewCalendarFeed: NewCalendarFeed) => ({ renewCalendarFeed }),
  getNotifications: ({ hasSearches, isFailing, ...notifications }: KnownNotifications) => ({
    notifications,
    savedFilters: hasSearches ? [{ id: '12' }] : [],
    mailDelivery: { isFailing },
  }),
  updateNotifications: (updateNotifications: Notifications) => ({ updateNotifications }),
  resumeMail: () => ({ resumeMail: { isFailing: false } }),
  endCalendarFeed: () => ({ endCalendarFeed: true }),
  listSlides: (homepageContent: Slide[]) => ({ homepageContent }),
  createSlide: () => ({ createSlide: { id: '9' } }),
  updateSlide: (updateSlide: Slide) => ({ updateSlide }),
  orderSlides: (orderSlides: Slide[]) => ({ orderSlides }),
  deleteSlide: (_, { id }) => ({ deleteSlide: id }),
  getFeatures: (features: Features) => ({ features }),
  listChoices: (choices: Choices) => choices,
  getDashboard: ({ statistics }: Reading) => ({ dashboard: statistics }),
  dashboardChanged: ({ statistics }: Reading) => ({ dashboardChanged: statistics }),
  listUsers: (users: Listing<Account, UserStatistics>) => ({ users }),
  listAdminEvents: (adminEvents: Listing<AdminEvent, EventStatistics>) => ({ adminEvents }),
  getUser: (user: Account) => ({ user }),
  updateUser: (updateUser: Account) => ({ updateUser }),
  getAdminEvent: (event: AdminEvent) => ({ event }),
  featureEvent: (featureEvent: AdminEvent) => ({ featureEvent }),
  changeEventLifecycle: (changeLifecycle: AdminEvent) => ({ changeLifecycle }),
  limitVisibility: (limitVisibility: AdminEvent) => ({ limitVisibility }),
  takeDownEvent: (takeDownEvent: AdminEvent) => ({ takeDownEvent }),
  listAuditLog: (auditLog: Page<AuditEntry>) => ({ auditLog }),
  usersChanged: (usersChanged: Listing<Account, UserStatistics>) => ({ usersChanged }),
  categoriesChanged: (categoriesChanged: CatalogEntry[]) => ({ categoriesChanged }),
  listCategories: (categories: CatalogEntry[]) => ({ categories }),
  createCategory: () => ({ createCategory: { id: '9' } }),
  updateCategory: (_, { id }) => ({ updateCategory: { id } }),
  deleteCategory: (_, { id }) => ({ deleteCategory: id }),
  listEvents: (events: EventPage) => ({ events: { ...events, listedSeries: [] } }),
  listFirstLook: ({ weekend, near, added }: FirstLook) => ({
    events: ({ filter: { location } = {}, order }: FirstLookAsked) => {
      const results = order === 'NEWEST' ? added : location ? near : weekend
      return { results, count: results.length }
    },
  }),
  listSavedFilters: (savedFilters: SavedFilter[]) => ({ savedFilters }),
  createSavedFilter: (createSavedFilter: SavedFilter | null) => ({ createSavedFilter }),
  updateSavedFilter: (updateSavedFilter: SavedFilter) => ({ updateSavedFilter }),
  deleteSavedFilter: (_, { id }) => ({ deleteSavedFilter: id }),
  readImportSettings: ({ addresses, ...choices }: ImportSettings) => ({
    importSettings: { addresses },
    ...choices,
  }),
  previewImport: (previewImport: ImportPreview) => ({ previewImport }),
  confirmImport: (confirmImport: ImportedItem[]) => ({ confirmImport }),
  getEvent: (event: EventDetail) => ({ event }),
  getOwnEvent: (event: OwnEvent) => ({ event }),
  listSeriesDates: (seriesDates: SeriesDate[]) => ({ seriesDates }),
  recordView: (_, { eventId }) => ({ recordView: { eventId } }),
  saveFavorite: (_, favorite) => ({ saveFavorite: favorite }),
  listFavorites: ({ results, ...page }: Page<EventRow>) => ({
    favorites: { ...page, results: results.map((event) => ({ event })) },
  }),
  geocode: (geocode: Place[]) => ({ geocode }),
  createEvent: () => ({ createEvent: { id: '1' } }),
  listMyEvents: (myEvents: Page<OwnEvent>) => ({ myEvents }),
  updateEvent: (updateEvent: OwnEvent) => ({ updateEvent }),
  withdrawProposal: (_, { eventId }) => ({ withdrawProposal: eventId }),
  deleteEvent: (_, { eventId }) => ({ deleteEvent: eventId }),
  changeLifecycle: (changeLifecycle: OwnEvent) => ({ changeLifecycle }),
  extendSeries: ({ dates }: { dates: number }) => ({
    extendSeries: Array.from({ length: dates }, (_, at) => ({ id: String(at + 11) })),
  }),
  repeatEvent: ({ dates }: { dates: number }) => ({
    repeatEvent: Array.from({ length: dates + 1 }, (_, at) => ({ id: String(at + 7) })),
  }),
  listPendingEvents: (pending: Page<PendingEvent>) => ({ pendingEventPage: waiting(pending) }),
  pendingEventsChanged: (pending: Page<PendingEvent>) => ({ pendingEventPageChanged: waiting(pending) }),
  pendingCountChanged: ({ count }: { count: number }) => ({ pendingEventPageChanged: { count } }),
  readReview: ({ proposal, history }: Review) => ({ eventProposal: proposal, eventHistory: history }),
  readResembling: (event: EventDetail) => ({ event }),
  listRejectReasons: (rejectReasons: { id: string; text: string }[]) => ({ rejectReasons }),
  readProposal: (eventProposal: Proposal | null) => ({ eventProposal }),
  decideEvent: (_, { eventId, decision }) => ({
    decideEvent: { eventId, approvalStatus: decision === 'PUBLISH' ? 'PUBLISHED' : 'REJECTED' },
  }),
}

const waiting = ({ results, ...page }: Page<PendingEvent>) => ({
  ...page,
  results: results.map(({ isProposal, ...event }) => ({
    ...event,
    proposal: isProposal ? { status: 'PENDING' } : null,
  })),
})

/** The gateway's answer if this were the actor's output; throws if the output does not match the schema. */
export async function answerOf({ operationName, query, variables }: Operation, output: unknown) {
  const root = roots[operationName]
  if (!root) throw new Error(`Nothing is known of the operation ${operationName}.`)
  const rootValue = root(output as never, variables)
  const variableValues = withFiles(variables)
  const answer = await execute({ schema, document: parse(query), rootValue, variableValues })
  if (answer.errors) throw new Error(`${operationName}: ${answer.errors.map(String).join('; ')}`)
  return answer
}

/** Files are sent separately from the variables, where null stands for each file. */
const withFiles = (variables: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((item: unknown) => item ?? 'a file') : value,
    ]),
  )

/** The gateway's answer to an operation that failed. */
export function refusalOf({ operationName }: Operation, { code, message, fields }: Failure) {
  return {
    data: null,
    errors: [{ message, path: [operationName], extensions: { code, requestId: 'held', fields } }],
  }
}
