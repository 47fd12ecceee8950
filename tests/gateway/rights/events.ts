import { createEvent, publishEvent } from '../../support/events.ts'
import { type Right, signedIn, superadminOnly, type World } from './right.ts'

/** A pending event of the owner. */
export const pendingId = async ({ service, people }: World) =>
  String((await createEvent(service, people.owner)).id)
/** An event of the owner that everyone may read. */
export const publishedId = async ({ service, people }: World) =>
  String((await publishEvent(service, people.owner, people.superadmin)).id)

const newEvent = {
  title: 'Harbour concert',
  eventType: '1',
  category: '1',
  eventDate: '2026-08-01',
  startTime: '18:30',
  venue: 'Old Harbour',
  location: 'Lisbon',
}

const hidden = { ...signedIn, user: 'NOT_FOUND', admin: 'NOT_FOUND' }

/** Events, favourites and approval. */
export const eventRights: Right[] = [
  { field: 'Query.events', codes: signedIn },
  { field: 'Query.myEvents', codes: signedIn },
  { field: 'Query.favorites', codes: signedIn },
  { field: 'Query.pendingEvents', codes: superadminOnly },
  { field: 'Query.pendingEventPage', codes: superadminOnly },
  {
    field: 'Query.event',
    about: 'a published one',
    variables: async (world) => ({ id: await publishedId(world) }),
    codes: signedIn,
  },
  {
    field: 'Query.event',
    about: 'a pending one',
    variables: async (world) => ({ id: await pendingId(world) }),
    codes: hidden,
  },
  {
    field: 'Query.eventProposal',
    about: 'of a published one',
    variables: async (world) => ({ eventId: await publishedId(world) }),
    codes: signedIn,
  },
  {
    field: 'Query.eventProposal',
    about: 'of a pending one',
    variables: async (world) => ({ eventId: await pendingId(world) }),
    codes: hidden,
  },
  {
    field: 'Query.eventHistory',
    about: 'of a published one',
    variables: async (world) => ({ eventId: await publishedId(world) }),
    codes: { ...signedIn, user: 'FORBIDDEN', admin: 'FORBIDDEN' },
  },
  {
    field: 'Query.eventHistory',
    about: 'of a pending one',
    variables: async (world) => ({ eventId: await pendingId(world) }),
    codes: hidden,
  },
  { field: 'Subscription.pendingEventsChanged', codes: superadminOnly },
  { field: 'Subscription.pendingEventPageChanged', codes: superadminOnly },
  {
    field: 'Subscription.eventChanged',
    about: 'a published one',
    variables: async (world) => ({ id: await publishedId(world) }),
    codes: signedIn,
  },
  {
    field: 'Subscription.eventChanged',
    about: 'a pending one',
    variables: async (world) => ({ id: await pendingId(world) }),
    codes: hidden,
  },
  {
    field: 'Mutation.updateEvent',
    about: 'a published one',
    variables: async (world) => ({ id: await publishedId(world), input: { title: 'Indoors' } }),
    codes: { ...signedIn, user: 'FORBIDDEN', admin: 'FORBIDDEN', superadmin: 'FORBIDDEN' },
  },
  {
    field: 'Mutation.updateEvent',
    about: 'a pending one',
    variables: async (world) => ({ id: await pendingId(world), input: { title: 'Indoors' } }),
    codes: { ...hidden, superadmin: 'FORBIDDEN' },
  },
  {
    field: 'Mutation.changeLifecycle',
    about: 'of a published one',
    variables: async (world) => ({ id: await publishedId(world), lifecycle: 'CANCELLED', reason: 'Storm' }),
    codes: { ...signedIn, user: 'FORBIDDEN', admin: 'FORBIDDEN' },
  },
  {
    field: 'Mutation.changeLifecycle',
    about: 'of a pending one',
    variables: async (world) => ({ id: await pendingId(world), lifecycle: 'CANCELLED', reason: 'Storm' }),
    codes: hidden,
  },
  { field: 'Query.importSettings', codes: signedIn },
  {
    field: 'Mutation.previewImport',
    variables: () => ({ file: new File(['BEGIN:VCALENDAR\r\nEND:VCALENDAR'], 'calendar.ics') }),
    codes: signedIn,
  },
  {
    field: 'Mutation.confirmImport',
    about: "somebody else's",
    variables: () => ({ id: '7', uids: ['jazz@example.org'] }),
    codes: { ...hidden, owner: 'NOT_FOUND', superadmin: 'NOT_FOUND' },
  },
  {
    field: 'Query.seriesDates',
    about: 'of a published one',
    variables: async (world) => ({ eventId: await publishedId(world) }),
    codes: signedIn,
  },
  {
    field: 'Query.seriesDates',
    about: 'of a pending one',
    variables: async (world) => ({ eventId: await pendingId(world) }),
    codes: hidden,
  },
  {
    field: 'Mutation.repeatEvent',
    about: 'a published one',
    variables: async (world) => ({ id: await publishedId(world), frequency: 'WEEKLY', count: 2 }),
    codes: { ...signedIn, user: 'FORBIDDEN', admin: 'FORBIDDEN', superadmin: 'FORBIDDEN' },
  },
  {
    field: 'Mutation.repeatEvent',
    about: 'a pending one',
    variables: async (world) => ({ id: await pendingId(world), frequency: 'WEEKLY', count: 2 }),
    codes: { ...hidden, superadmin: 'FORBIDDEN' },
  },
  {
    field: 'Mutation.extendSeries',
    about: 'a published one without a series',
    variables: async (world) => ({ eventId: await publishedId(world), count: 2 }),
    codes: { ...signedIn, user: 'FORBIDDEN', admin: 'FORBIDDEN', superadmin: 'FORBIDDEN', owner: 'CONFLICT' },
  },
  {
    field: 'Mutation.extendSeries',
    about: 'a pending one without a series',
    variables: async (world) => ({ eventId: await pendingId(world), count: 2 }),
    codes: { ...hidden, superadmin: 'FORBIDDEN', owner: 'CONFLICT' },
  },
  {
    field: 'Mutation.withdrawProposal',
    about: 'one of which no changes are proposed',
    variables: async (world) => ({ eventId: await publishedId(world) }),
    codes: { ...signedIn, user: 'FORBIDDEN', admin: 'FORBIDDEN', superadmin: 'FORBIDDEN', owner: 'CONFLICT' },
  },
  {
    field: 'Mutation.deleteEvent',
    about: 'a published one',
    variables: async (world) => ({ id: await publishedId(world) }),
    codes: {
      ...signedIn,
      user: 'FORBIDDEN',
      admin: 'FORBIDDEN',
      superadmin: 'FORBIDDEN',
      owner: 'CONFLICT',
    },
  },
  {
    field: 'Mutation.deleteEvent',
    about: 'a pending one',
    variables: async (world) => ({ id: await pendingId(world) }),
    codes: { ...hidden, superadmin: 'FORBIDDEN' },
  },
  { field: 'Mutation.createEvent', variables: () => ({ input: newEvent }), codes: signedIn },
  {
    field: 'Mutation.decideEvent',
    variables: async (world) => ({ id: await pendingId(world), decision: 'PUBLISH' }),
    codes: superadminOnly,
  },
  {
    field: 'Mutation.saveFavorite',
    variables: async (world) => ({ eventId: await publishedId(world), isFavorite: true }),
    codes: signedIn,
  },
  {
    field: 'Mutation.recordView',
    about: 'a published one',
    variables: async (world) => ({ eventId: await publishedId(world) }),
    codes: signedIn,
  },
  {
    field: 'Mutation.recordView',
    about: 'a pending one',
    variables: async (world) => ({ eventId: await pendingId(world) }),
    codes: hidden,
  },
]
