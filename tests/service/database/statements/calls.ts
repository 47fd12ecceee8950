import type { Db } from '../../../../service/ports/db.ts'
import * as account from '../../../../service/account/profileQueries.ts'
import * as audit from '../../../../service/audit/auditQueries.ts'
import * as edits from '../../../../service/audit/eventEdits.ts'
import * as eventEdits from '../../../../service/events/editEvent/eventDifferences.ts'
import * as catalog from '../../../../service/catalog/catalogQueries.ts'
import * as editCatalog from '../../../../service/catalog/editCatalogQueries.ts'
import * as changes from '../../../../service/changes/changeQueries.ts'
import * as counters from '../../../../service/store/database/counters.ts'
import * as dashboard from '../../../../service/admin/dashboardQueries.ts'
import * as editEvent from '../../../../service/events/editEvent/editEventQueries.ts'
import * as changed from '../../../../service/events/editEvent/changeQueries.ts'
import * as shared from '../../../../service/events/sharing/sharedQueries.ts'
import * as visibility from '../../../../service/events/editEvent/visibilityQueries.ts'
import * as lifecycle from '../../../../service/events/editEvent/lifecycleQueries.ts'
import * as imports from '../../../../service/events/import/importQueries.ts'
import * as events from '../../../../service/events/queries/eventQueries.ts'
import * as explore from '../../../../service/events/queries/exploreQueries.ts'
import * as once from '../../../../service/events/queries/oncePerSeries.ts'
import * as series from '../../../../service/events/series/seriesQueries.ts'
import * as favorites from '../../../../service/favorites/favoriteQueries.ts'
import * as holdings from '../../../../service/account/holdings.ts'
import * as homepage from '../../../../service/homepage/slideQueries.ts'
import * as editHomepage from '../../../../service/homepage/editSlideQueries.ts'
import * as idempotency from '../../../../service/http/repeats/idempotency.ts'
import * as calendar from '../../../../service/events/calendar/calendarQueries.ts'
import * as coming from '../../../../service/events/queries/comingQueries.ts'
import * as feed from '../../../../service/favorites/feedQueries.ts'
import * as notifications from '../../../../service/account/notifications/notificationQueries.ts'
import * as savedFilters from '../../../../service/account/notifications/savedFilterQueries.ts'
import * as unsubscribe from '../../../../service/account/notifications/unsubscribeTokens.ts'
import * as find from '../../../../service/http/lists/find.ts'
import * as reading from '../../../../service/http/lists/readAll.ts'
import * as pending from '../../../../service/review/pendingQueries.ts'
import * as alike from '../../../../service/review/alikeQueries.ts'
import * as importsOfEvents from '../../../../service/review/importQueries.ts'
import * as reasons from '../../../../service/review/reasonQueries.ts'
import * as history from '../../../../service/review/historyQueries.ts'
import * as proposals from '../../../../service/events/proposals/proposalQueries.ts'
import * as size from '../../../../service/store/database/size.ts'
import * as announce from '../../../../service/mail/bulk/announce.ts'
import * as daily from '../../../../service/mail/bulk/daily.ts'
import * as endings from '../../../../service/mail/bulk/seriesEndings.ts'
import * as recipients from '../../../../service/mail/bulk/recipients.ts'
import * as decisions from '../../../../service/mail/decisions.ts'
import * as submissions from '../../../../service/mail/submissions.ts'
import * as superEdit from '../../../../service/admin/superEditQueries.ts'
import * as superEvents from '../../../../service/admin/superEventQueries.ts'
import * as superadmins from '../../../../service/account/superadmin/superadminQueries.ts'
import * as superUsers from '../../../../service/admin/superUserQueries.ts'
import * as views from '../../../../service/events/queries/views.ts'
import type { Order } from '../../../../service/http/lists/order.ts'
import {
  now,
  timeline,
  common,
  asha,
  newest,
  tables,
  imageTables,
  keyed,
  event,
  media,
  draft,
  proposal,
  slide,
  terms,
  filters,
  kept,
  people,
  all,
  auditFilters,
  placesOf,
  everyPlace,
  own,
  pagesOf,
  every,
  drain,
} from './given.ts'

/** A call of each function of the query modules, so that all their statements run. */
export const calls: Record<string, (db: Db) => Promise<unknown>> = {
  updateProfile: (db) =>
    account.updateProfile(db, 1, { full_name: 'Asha B', phone: null, profile_pic: 'a', time_zone: 'UTC' }),
  auditEdit: (db) =>
    edits.auditEdit(
      db,
      {
        actorId: 1,
        action: 'update',
        entity: 'event',
        entityId: 1,
        details: { title: { from: 'a', to: 'b' } },
      },
      now,
    ),
  auditDeletion: (db) => edits.auditDeletion(db, { actorId: 1, entityId: 1, title: 'a' }, now),
  eventDifferences: (db) =>
    eventEdits.eventDifferences(db, draft, { ...draft, category_id: 2 }, { had: 1, gone: 1, added: 1 }),
  audit: (db) => audit.audit(db, { actorId: 1, action: 'create', entity: 'event', entityId: 1 }, now),
  listCategories: (db) => catalog.listCategories(db),
  listTypes: (db) => catalog.listTypes(db),
  findMissing: (db) => catalog.findMissing(db, { category: 1, type: 1 }),
  insertEntry: (db) => every(tables, (table) => editCatalog.insertEntry(db, table, { name: 'New' }, now)),
  updateEntry: (db) => every(tables, (table) => editCatalog.updateEntry(db, table, 1, { name: 'Other' })),
  hideEntry: (db) => every(tables, (table) => editCatalog.hideEntry(db, table, 1, now)),
  deleteUnusedEntries: (db) => editCatalog.deleteUnusedEntries(db),
  countOf: (db) => counters.countOf(db, 'events', 'published'),
  findBefore: (db) => every(['look', 'lock'] as const, (as) => editEvent.findBefore(db, 1, asha, as)),
  saveEdit: (db) => editEvent.saveEdit(db, 1, event, now),
  moveFavorites: (db) => editEvent.moveFavorites(db, [1]),
  noteChange: (db) => changed.noteChange(db, 1, 'cancelled', draft, now),
  renoteChange: (db) => changed.renoteChange(db, 1, now),
  findLifecycle: (db) => lifecycle.findLifecycle(db, 1),
  saveLifecycle: (db) =>
    lifecycle.saveLifecycle(db, 1, { lifecycle: 'cancelled', reason: 'Storm' }, draft, now),
  saveVisibility: (db) => visibility.saveVisibility(db, 1, 'link', now),
  lockVisibility: (db) => visibility.lockVisibility(db, 1),
  limitVisibility: (db) =>
    every(['members', 'public'] as const, (ceiling) =>
      visibility.limitVisibility(db, 1, ceiling, 'It is private.'),
    ),
  publishProposedVisibility: (db) => visibility.publishProposedVisibility(db, 1),
  saveImport: (db) => imports.saveImport(db, 'k', 1, { entries: [], type_id: 1, category_id: null }, now),
  findImport: (db) => imports.findImport(db, 'k', 1, now),
  deleteOldImports: (db) => imports.deleteOldImports(db, now),
  pullImportsBack: (db) => imports.pullImportsBack(db, now),
  lockImporter: (db) => imports.lockImporter(db, 1),
  knownEvents: (db) => imports.knownEvents(db, 1, ['jazz@plaza.test']),
  eventsHere: (db) => imports.eventsHere(db, 1, [1]),
  rememberEntry: (db) =>
    imports.rememberEntry(db, 1, 1, {
      uid: 'jazz@plaza.test',
      sequence: 0,
      draft,
      lifecycle: 'scheduled',
      importId: 'k',
    }),
  alikeEvents: (db) =>
    imports.alikeEvents(db, 1, [
      { uid: 'a', title: 'Jazz', event_date: '2026-07-01', place: 'Köln', is_online: false },
    ]),
  sharedEvent: (db) => shared.sharedEvent(db, 'jazz-1'),
  publicEvents: (db) =>
    every(filters, ({ date: _date, date_from: _from, date_to: _to, ...filter }) =>
      shared.publicEvents(db, filter, now),
    ),
  publicCalendarEvents: (db) => shared.publicCalendarEvents(db, { category: 1 }, now),
  publicCalendarVersion: (db) => shared.publicCalendarVersion(db, { category: 1 }, now),
  sharedCalendarEvent: (db) => shared.sharedCalendarEvent(db, 'jazz-1'),
  publicAddresses: (db) => shared.publicAddresses(db, 1, now),
  moveProposal: (db) => lifecycle.moveProposal(db, 1, draft),
  listImages: (db) => every(imageTables, (table) => editEvent.listImages(db, table, 1)),
  imagesOf: (db) => editEvent.imagesOf(db, 1, [1, 2]),
  insertImages: async (db) => {
    await proposals.saveProposal(db, 1, proposal, now)
    await every(imageTables, (table) => editEvent.insertImages(db, table, 1, 0, [media]))
  },
  deleteImages: (db) => every(imageTables, (table) => editEvent.deleteImages(db, table, 1, [1, 2])),
  deleteEvent: (db) => editEvent.deleteEvent(db, 4711),
  readCounts: (db) => dashboard.readCounts(db, '2025-07'),
  newestEvents: (db) => dashboard.newestEvents(db),
  newestUsers: (db) => dashboard.newestUsers(db),
  readEvents: (db) => events.readEvents(db, [1, 2], asha, now),
  eventRows: (db) =>
    every([true, false], (isRows) =>
      pagesOf(
        db,
        timeline,
        explore.publishedEvents({}, now.toISOString()),
        events.eventRows(asha, now, isRows),
      ),
    ),
  maySee: (db) => events.maySee(db, 1, asha),
  ownEvents: (db) => pagesOf(db, own, events.ownEvents(1)),
  insertEvent: (db) => events.insertEvent(db, event, asha, now),
  publishedEvents: (db) =>
    every(filters, async (filter) => {
      await pagesOf(db, [...timeline, common], explore.publishedEvents(filter, now.toISOString()))
      await pagesOf(
        db,
        placesOf(newest),
        explore.publishedEvents(filter, now.toISOString(), { order: newest }),
      )
      await pagesOf(db, timeline, explore.publishedEvents(filter, now.toISOString(), { isGlance: true }))
    }),
  addFavorite: (db) => favorites.addFavorite(db, 1, 1, now),
  removeFavorite: (db) => favorites.removeFavorite(db, 1, 1),
  favoriteEvents: (db) =>
    every(kept, (filter) => pagesOf(db, timeline, favorites.favoriteEvents(1, filter, now.toISOString()))),
  renewFeed: (db) => feed.renewFeed(db, 1, now),
  endFeed: (db) => feed.endFeed(db, 1),
  feedSince: (db) => feed.feedSince(db, 1),
  findFeedOwner: (db) => feed.findFeedOwner(db, 'secret'),
  findNotifications: (db) => notifications.findNotifications(db, 1),
  findDelivery: (db) => notifications.findDelivery(db, 1),
  forgetBounces: (db) => notifications.forgetBounces(db, 1),
  saveNotifications: (db) => notifications.saveNotifications(db, 1, { reminders: false }),
  listFilters: (db) => savedFilters.listFilters(db, 1),
  countFilters: (db) => savedFilters.countFilters(db, 1),
  insertFilter: (db) => savedFilters.insertFilter(db, 1, terms, now),
  lockFilter: (db) => savedFilters.lockFilter(db, 1, 1),
  updateFilter: async (db) => {
    const { id } = await savedFilters.insertFilter(db, 1, terms, now)
    await savedFilters.updateFilter(db, id, { ...terms, when: 'week' })
  },
  deleteFilter: (db) => savedFilters.deleteFilter(db, 1, 1),
  findLetterSecret: (db) => unsubscribe.findLetterSecret(db),
  findSubscription: async (db) => {
    const secret = await unsubscribe.findLetterSecret(db)
    const token = unsubscribe.unsubscribeToken(secret, { userId: 1, kind: 'daily' }, now)
    await unsubscribe.findSubscription(db, token, now)
  },
  calendarEvent: (db) => calendar.calendarEvent(db, 1),
  keptCalendarEvents: (db) => calendar.keptCalendarEvents(db, 1, now),
  keptVersion: (db) => calendar.keptVersion(db, 1, now),
  calendarVersion: (db) => calendar.calendarVersion(db, 'select 1 as id', []),
  countComing: (db) => coming.countComing(db, now),
  findHoldings: (db) => holdings.findHoldings(db, { id: 1, user_type: 'user' }, now),
  deleteAccount: (db) => holdings.deleteAccount(db, 1),
  listSlides: (db) => homepage.listSlides(db),
  insertSlide: (db) => editHomepage.insertSlide(db, slide),
  hasSlide: (db) => editHomepage.hasSlide(db, 1),
  updateSlide: (db) => editHomepage.updateSlide(db, 1, { heading: 'Jazz', media }),
  lockSlide: (db) => editHomepage.lockSlide(db, 1),
  lockSlides: (db) => editHomepage.lockSlides(db),
  numberSlides: (db) => editHomepage.numberSlides(db, [1]),
  deleteSlide: (db) => editHomepage.deleteSlide(db, 1),
  findClaim: (db) => idempotency.findClaim(db, keyed, now),
  claimKey: (db) => idempotency.claimKey(db, keyed, now),
  keepAnswer: (db) => idempotency.keepAnswer(db, keyed, { status: true }),
  deleteOldKeys: (db) => idempotency.deleteOldKeys(db, now),
  pullKeysBack: (db) => idempotency.pullKeysBack(db, now),
  pendingEvents: (db) => pagesOf(db, own, pending.pendingEvents()),
  oncePerSeries: async (db) => {
    const at = now.toISOString()
    await pagesOf(db, own, once.oncePerSeries(pending.pendingEvents(), at))
    await pagesOf(db, own, once.oncePerSeries(events.ownEvents(1), at))
    await every(filters, (filter) =>
      pagesOf(db, timeline, once.oncePerSeries(explore.publishedEvents(filter, at), at)),
    )
  },
  lockSeries: (db) => series.lockSeries(db, 1),
  lockMembers: (db) => series.lockMembers(db, 1),
  listMembers: (db) => series.listMembers(db, 1),
  ruleOf: async (db) => {
    await series.ruleOf(db, await series.insertSeries(db, 1, { frequency: 'weekly', interval: 1 }))
  },
  countMembers: (db) => series.countMembers(db, 1),
  insertSeries: (db) => series.insertSeries(db, 1, { frequency: 'weekly', interval: 1 }),
  endSeries: (db) => series.endSeries(db, [{ series_id: 1 }]),
  deleteSeries: (db) => series.deleteSeries(db, 4711),
  copyTo: (db) => series.copyTo(db, 1, ['2027-07-01', '2027-07-08'], { category_id: 1, type_id: null }, now),
  splitSeries: (db) => series.splitSeries(db, 1, { id: 1, starts_at: now.toISOString() }),
  markChangedAlone: (db) => series.markChangedAlone(db, 1),
  renewVersions: (db) => series.renewVersions(db, 1, [1]),
  visibleDates: (db) => series.visibleDates(db, 1, asha),
  findWaiting: (db) => every([1, 'jazz-1'], (key) => pending.findWaiting(db, key)),
  lockWaiting: (db) => pending.lockWaiting(db, [1, 2]),
  waitingOf: (db) => pending.waitingOf(db, 1),
  decideEvent: (db) => pending.decideEvent(db, 1, 'published', null, now),
  findAlike: (db) => alike.findAlike(db, [1]),
  findImports: (db) => importsOfEvents.findImports(db, [1]),
  pendingOfImport: (db) => importsOfEvents.pendingOfImport(db, 1),
  listReasons: (db) => reasons.listReasons(db),
  insertReason: (db) => reasons.insertReason(db, 'No address.'),
  updateReason: (db) => reasons.updateReason(db, 1, 'No address.'),
  deleteReason: (db) => reasons.deleteReason(db, 1),
  eventHistory: (db) => history.eventHistory(db, 1),
  findProposal: (db) => proposals.findProposal(db, 1),
  saveProposal: (db) => proposals.saveProposal(db, 1, proposal, now),
  publishProposedImages: (db) => proposals.publishProposedImages(db, 1),
  proposedDraft: async (db) => {
    await proposals.saveProposal(db, 1, proposal, now)
    await proposals.proposedDraft(db, 1)
  },
  rejectProposal: (db) => proposals.rejectProposal(db, 1, 'No address'),
  keepAlone: (db) => proposals.keepAlone(db, 1),
  jointProposals: (db) => proposals.jointProposals(db, 1, 1),
  endProposal: (db) => proposals.endProposal(db, 1),
  dropProposal: (db) => proposals.dropProposal(db, 1),
  findPage: (db) =>
    everyPlace(db, superUsers.userOrders, (order) => {
      return { order, where: () => [{ sql: 'is_active' }], total: () => 'select 1' }
    }),
  readAll: (db) =>
    every(Object.values(superUsers.userOrders), (order) =>
      drain(reading.readAll(db, { order, where: () => [{ sql: 'is_active' }], total: () => 'select 1' })),
    ),
  allUsers: (db) =>
    every(people, async (filter) => {
      await everyPlace(db, superUsers.userOrders, (order) => superUsers.allUsers(filter, order))
      await drain(reading.readAll(db, superUsers.allUsers(filter, superUsers.userOrders.email)))
    }),
  allEvents: (db) =>
    every(all, async (filter) => {
      const listOf = (order: Order) => superEvents.allEvents(filter, order, now.toISOString())
      await everyPlace(db, superEvents.eventOrders, listOf)
      await drain(reading.readAll(db, listOf(superEvents.eventOrders['-view_count'])))
    }),
  eventStatistics: (db) => superEvents.eventStatistics(db, now),
  listAuditEntries: (db) =>
    every(auditFilters, (filter) => pagesOf(db, placesOf(audit.auditOrder), audit.listAuditEntries(filter))),
  readAuditEntries: (db) =>
    pagesOf(db, placesOf(audit.auditOrder), audit.listAuditEntries({}), audit.readAuditEntries),
  databaseSize: (db) => size.databaseSize(db),
  lockPair: (db) => superEdit.lockPair(db, 1, 2),
  saveStanding: (db) =>
    superEdit.saveStanding(db, 1, { user_type: 'admin', is_active: false, verified_user: true }),
  setFeatured: (db) => every([true, false], (isFeatured) => superEdit.setFeatured(db, 1, isFeatured)),
  takeDown: (db) => every([1, 2], (id) => superEdit.takeDown(db, id, 'It is off.')),
  userRows: (db) => {
    const list = superUsers.allUsers({}, superUsers.userOrders.email)
    return pagesOf(db, placesOf(superUsers.userOrders.email), list, superUsers.userRows)
  },
  readUsers: (db) => superUsers.readUsers(db, [1, 2]),
  userStatistics: (db) => superUsers.userStatistics(db),
  readExposures: (db) => changes.readExposures(db, [1, 2]),
  announceChanges: async (db) => {
    await changed.noteChange(db, 1, 'cancelled', draft, now)
    await lifecycle.saveLifecycle(db, 1, { lifecycle: 'cancelled', reason: 'Storm' }, draft, now)
    await announce.announceChanges(
      db,
      new Date(now.getTime() + changed.settlingMs),
      new AbortController().signal,
    )
  },
  writeDailyLetters: async (db) => {
    await db.query(`update daily_letters set due_at = $1`, [now])
    await daily.writeDailyLetters({ db, timeZone: 'UTC' }, now, new AbortController().signal)
  },
  writeEndingLetters: (db) =>
    endings.writeEndingLetters({ db, timeZone: 'UTC' }, now, new AbortController().signal),
  pullDailyLettersBack: (db) => daily.pullDailyLettersBack(db, now),
  forgetToldEvents: (db) => daily.forgetToldEvents(db, now),
  findRecipient: (db) => recipients.findRecipient(db, 1),
  countBounce: (db) => recipients.countBounce(db, 1),
  gatherDecisions: (db) => decisions.gatherDecisions(db, { id: 1 }, now),
  gatherSubmissions: (db) => submissions.gatherSubmissions(db, { id: 1, user_id: 1 }, now),
  tellNextAt: (db) => submissions.tellNextAt(db, 1, now),
  findSuperadmin: (db) => superadmins.findSuperadmin(db, 'a@example.org'),
  createFirstSuperadmin: (db) =>
    superadmins.createFirstSuperadmin(db, { email: 'first', passwordHash: 'h' }, now),
  promoteToSuperadmin: (db) => superadmins.promoteToSuperadmin(db, 'p1'),
  createSuperadmin: (db) => superadmins.createSuperadmin(db, { email: 'new', passwordHash: 'h' }, now),
  recordView: (db) => views.recordView(db, 2, { id: 2, user_type: 'user' }, now),
}
/** Functions that do not run a query. */
export const silent = new Set(['idsOf', 'countIn', 'unsubscribeToken', 'getsLetters', 'isDecision'])

export const modules = [
  account,
  alike,
  importsOfEvents,
  announce,
  reasons,
  audit,
  edits,
  eventEdits,
  catalog,
  editCatalog,
  calendar,
  changed,
  changes,
  coming,
  counters,
  daily,
  dashboard,
  editEvent,
  endings,
  lifecycle,
  events,
  explore,
  favorites,
  feed,
  notifications,
  once,
  savedFilters,
  series,
  shared,
  find,
  history,
  holdings,
  homepage,
  editHomepage,
  idempotency,
  imports,
  pending,
  proposals,
  reading,
  recipients,
  size,
  decisions,
  submissions,
  superEdit,
  superEvents,
  superadmins,
  superUsers,
  unsubscribe,
  views,
  visibility,
]
