import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRoutes } from '../../../service/run/allRoutes.ts'
import { castOf } from '../../support/cast.ts'
import { fieldsOf } from '../../support/http/fields.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'

/**
 * The fields that answers to anyone but superadmins may contain. Before adding one, make sure that it is not
 * confidential.
 */
const open = {
  '': `success message status count next previous data:Event data:Step data:ListedCatalogEntry data:HomepageSlide data:Session data:Notifications data:MailDelivery data:SavedFilter data:Subscription data:Features data:ImportSettings data:ImportPreview data:ImportResult data:SharedEvent data.count data.addresses data.addresses.share_url data.addresses.changed_at user:User :Holdings
    results results:Event results:Favorite tokens.access data.url data.created_at reset_token event_id is_favorite favorite_count data
    data.events data.events:Event data.series.id data.series.count
    data.view_count data.geocodingResults data.geocodingResults.formatted_address data.geocodingResults.name
    data.geocodingResults.time_zone
    data.geocodingResults.geometry.location.lat data.geocodingResults.geometry.location.lng`,
  // Contains only the caller's own data, like the holdings.
  User: `id uid full_name email phone profile_pic time_zone language user_type is_active is_email_verified verified_user is_staff
    is_superuser event_count published_event_count last_login last_login_formatted created_at`,
  Holdings: `user:User events events:Event favorites favorites.event_id favorites.title favorites.at views
    views.event_id views.title views.at sessions sessions.device sessions.created_at sessions.last_used_at calendar_feeds calendar_feeds.created_at
    notifications:Notifications saved_filters saved_filters:SavedFilter imports imports.created_at
    daily_letters daily_letters.looked_at daily_letters.last_day daily_letters.due_at told_events told_events.event_id told_events.title
    refused_mails refused_mails.count submission_mails submission_mails.next_at
    imported_events imported_events.uid imported_events.event_id imported_events.sequence known_addresses
    known_addresses.seen_at codes codes.purpose codes.tries codes.expires_at mails mails.kind mails.data
    mails.language mails.created_at mails.last_error repeatable_requests repeatable_requests.key repeatable_requests.created_at
    deeds deeds.at deeds.action deeds.entity deeds.entity_id deeds.reason deeds.details`,
  // Contains only the caller's own data.
  Notifications: 'favorite_changes reminders matches',
  MailDelivery: 'is_failing',
  Features: 'public_pages',
  // From the caller's own file. An event that resembles an entry is published, or it is the caller's own.
  ImportPreview: `import_id items items.uid items.action items.event:ImportedEvent items.problems items.is_floating items.changed
    items.alike.id items.alike.title items.chosen items.note past more is_part`,
  ImportSettings: 'addresses',
  ImportedEvent: `title content event_date start_time end_time end_date time_zone venue location location_details register_link
    is_online_event event_type.id event_type.name event_category.id event_category.name registration_deadline max_participants tags
    accessibility_notes lifecycle`,
  ImportResult: 'items items.uid items.outcome items.event items.event:Event items.problems',
  // For anyone who has the link from a letter.
  Subscription: 'kind',
  SavedFilter: 'id name location category event_type search when',
  Session: 'id device created_at last_used_at is_current',
  // Only the author and superadmins get `author.email` and the reasons; see below.
  Event: `id slug title content event_date start_time end_time end_date time_zone venue location location_details register_link
    is_online_event event_type.id event_type.name event_category.id event_category.name
    author.full_name author.email gallery_images gallery_images:Image is_published approval_status reject_reason
    lifecycle lifecycle_reason lifecycle_changed_at series.id series.position series.count
    recurrence.frequency recurrence.interval recurrence.changed_alone recurrence.upcoming visibility visibility_ceiling visibility_reason share_url is_featured is_favorite event_status view_count favorite_count days_until_event starts_at ends_at created_at updated_at
    registration_deadline max_participants tags accessibility_notes version proposal proposal:Proposal`,
  // For anyone.
  SharedEvent: `id slug share_url title content starts_at ends_at time_zone when is_over venue location is_online_event register_link
    accessibility_notes event_type event_category lifecycle lifecycle_reason visibility organizer cover cover:Image changed_at`,
  // Only for the author and superadmins; see below.
  Proposal: `title content event_date start_time end_time end_date time_zone venue location location_details register_link
    is_online_event event_type.id event_type.name event_category.id event_category.name gallery_images
    gallery_images:Image registration_deadline max_participants tags accessibility_notes visibility status reject_reason proposed_at`,
  Step: 'id at by full_name action reason changed',
  // `event_count` includes unpublished events; the number is not confidential.
  ListedCatalogEntry: 'id name description created_at event_count',
  Image: 'id image order width height blur variants variants.width variants.webp variants.avif',
  HomepageSlide:
    'id order heading description date place image width height blur variants variants.width variants.webp variants.avif',
}
const words = (text: string) => text.split(/\s+/).toSorted()

let service: TestService
const people: Person[] = []
let last = 0

beforeAll(async () => {
  service = await openTestService()
  const cast = castOf(service)
  for (const role of ['owner', 'user', 'admin', 'superadmin'] as const) {
    const person = await cast.person(role)
    if (!person) throw new Error(`${role} is nobody`)
    people.push(person)
    for (const state of ['pending', 'rejected', 'published'] as const) {
      last = await cast.thing('event', state, person, person)
      await service.request('POST', `/common/events/${last}/view/`, { token: person.token, json: {} })
    }
  }
  await service.db.query(
    "update events set reject_reason = 'Between us.', visibility_ceiling = 'members', visibility_reason = 'Private.'",
  )
  for (const { token } of people) {
    await service.request('POST', '/common/favorites/add/', { token, json: { event_id: last } })
  }
})
afterAll(() => service.close())

test('AZ-5 PR-1 answers contain only fields that their recipient is known to be allowed to see', () => {
  const found = fieldsOf(
    service.reference.reference,
    allRoutes.filter(({ access }) => access !== 'superadmin'),
  )
  const { Event, ...rest } = open
  const Favorite = `${Event} added_date`
  const expected = Object.entries({ ...rest, Event, Favorite }).map(([name, text]) => [name, words(text)])
  expect(found).toEqual(Object.fromEntries(expected))
})

interface FullEvent {
  author: { full_name: string; email?: string }
  reject_reason: string | null
  visibility_ceiling: string | null
  visibility_reason: string | null
}
const isEvent = (value: object): value is FullEvent => 'author' in value && 'reject_reason' in value

/** Every event in an answer, at any depth. */
function* eventsIn(value: unknown): Generator<FullEvent> {
  if (typeof value !== 'object' || value === null) return
  if (isEvent(value)) yield value
  else for (const each of Object.values(value)) yield* eventsIn(each)
}

test('AZ-5 PR-1 only the author and superadmins get an address and a reason, and nobody gets the phone number of others', async () => {
  let strangers = 0
  for (const { method, path, access } of allRoutes) {
    if (method !== 'get' || access === 'anyone') continue
    for (const [at, { token, email, phone, full_name }] of people.entries()) {
      const isSuper = at === people.length - 1
      if (access === 'superadmin' && !isSuper) continue
      const query =
        path === '/common/changes/' || path === '/common/geocode/' ? '?topics=pending&address=x' : ''
      const { status, headers, body } = await service.request(
        'GET',
        path.replace('{id}', String(last)) + query,
        { token },
      )
      if (status !== 200 || !headers.get('content-type')?.startsWith('application/json')) continue
      for (const { author, reject_reason, visibility_ceiling, visibility_reason } of eventsIn(body)) {
        const isTheirs = isSuper || author.full_name === full_name
        strangers += isTheirs ? 0 : 1
        expect([path, 'email' in author, reject_reason, visibility_ceiling, visibility_reason]).toEqual([
          path,
          isTheirs,
          ...(isTheirs ? ['Between us.', 'members', 'Private.'] : [null, null, null]),
        ])
      }
      if (isSuper) continue
      const addresses = JSON.stringify(body).match(/[\w.]+@private\.test|\+4900\d{8}/g) ?? []
      expect([path, addresses.filter((text) => text !== email && text !== phone)]).toEqual([path, []])
    }
  }
  expect(strangers).toBeGreaterThan(10)
})
