import type { AdminEvent } from '../../../../machines/admin/eventList.ts'
import { jazz, pageOf, rust } from '../../fixtures.ts'

export const featuredJazz: AdminEvent = {
  ...jazz,
  author: { fullName: 'Joana Silva', email: 'joana@example.org' },
  slug: 'jazz-under-the-bridge',
  visibility: null,
  visibilityCeiling: null,
  visibilityReason: null,
  isPublished: true,
  approvalStatus: 'PUBLISHED',
  eventStatus: 'UPCOMING',
  eventStatusText: 'upcoming',
  daysUntilEvent: 12,
  createdAt: '2030-12-01T09:30:00.000Z',
  updatedAt: '2031-02-03T08:15:00.000Z',
  registrationDeadline: '2031-06-01',
  maxParticipants: 250,
  tags: ['jazz', 'open air'],
}

/** An event that was never edited and lacks all optional fields. */
export const unpublishedRust: AdminEvent = {
  ...featuredJazz,
  ...rust,
  slug: null,
  isPublished: false,
  approvalStatus: 'REJECTED',
  eventStatus: 'PAST',
  eventStatusText: 'past',
  daysUntilEvent: -1,
  updatedAt: null,
  registrationDeadline: null,
  maxParticipants: null,
  tags: [],
}

export const publishedToday: AdminEvent = {
  ...unpublishedRust,
  id: '9',
  title: 'Pottery for Two',
  isPublished: true,
  approvalStatus: 'PUBLISHED',
  eventStatus: 'TODAY',
  eventStatusText: 'today',
  daysUntilEvent: 0,
}

/** A service may report a status that Plaza does not know. */
export const postponed: AdminEvent = {
  ...publishedToday,
  id: '10',
  title: 'Choir in the Park',
  eventStatus: null,
  eventStatusText: 'postponed',
}

const statistics = {
  totalEvents: 1340,
  publishedEvents: 1310,
  unpublishedEvents: 30,
  featuredEvents: 9,
  upcomingEvents: 96,
}

export const pageOfEvents = (...events: AdminEvent[]) => ({
  ...pageOf(...events),
  statistics,
  file: '/common/superadmin/events/?ordering=-created_at',
})
