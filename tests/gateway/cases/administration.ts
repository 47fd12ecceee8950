import { origin } from '../double/origin.ts'
import type { Case } from './case.ts'
import { card, expectedCard } from './events.ts'

const account = `{
  id fullName email phone profilePic userType isActive isEmailVerified verifiedUser eventCount publishedEventCount lastLogin createdAt
}`
const expectedAccount = {
  id: '1',
  fullName: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+911234567890',
  profilePic: `${origin}/media/asha.jpg`,
  userType: 'SUPERADMIN',
  isActive: true,
  isEmailVerified: true,
  verifiedUser: true,
  eventCount: 3,
  publishedEventCount: 2,
  lastLogin: '2027-05-04T08:00:00.000Z',
  createdAt: '2027-01-02T10:00:00.000Z',
}

export const administrationCases: Case[] = [
  [
    `{ users(filter: { userType: ADMIN }, order: EMAIL_A_Z) {
      results ${account} count previous statistics { totalUsers activeUsers verifiedUsers } file
    } }`,
    {
      users: {
        results: [expectedAccount],
        count: 1,
        previous: null,
        statistics: { totalUsers: 3, activeUsers: 2, verifiedUsers: 1 },
        file: '/common/superadmin/users/?user_type=admin&ordering=email',
      },
    },
  ],
  [`{ user(id: "1") ${account} }`, { user: expectedAccount }],
  [
    `{ adminEvents(filter: { visibility: PUBLISHED, timing: ACTIVE }, order: MOST_VIEWED) {
      results { ...Card } count next previous file
    } } ${card}`,
    {
      adminEvents: {
        results: [expectedCard],
        count: 1,
        next: null,
        previous: null,
        file: '/common/superadmin/events/?status=published&event_status=active&ordering=-view_count',
      },
    },
  ],
  [
    `{ dashboard {
      totals {
        users activeUsers verifiedUsers events publishedEvents cancelledEvents postponedEvents pendingEvents upcomingEvents eventViews galleryImages favorites
      }
      growth { month firstDay users events }
      categories { name count } eventTypes { name count } userTypes { userType count } averageViewsPerEvent
      health { userVerification userActivation eventPublishing }
      recentEvents { id title author { fullName email } eventDate viewCount isPublished }
      recentUsers { id fullName email userType isEmailVerified }
    } }`,
    {
      dashboard: {
        totals: {
          users: 3,
          activeUsers: 2,
          verifiedUsers: 1,
          events: 4,
          publishedEvents: 3,
          cancelledEvents: 1,
          postponedEvents: 2,
          pendingEvents: 1,
          upcomingEvents: 2,
          eventViews: 50,
          galleryImages: 9,
          favorites: 6,
        },
        growth: [
          { month: 'Apr 2027', firstDay: '2027-04-01', users: 1, events: 0 },
          { month: 'May 2027', firstDay: '2027-05-01', users: 2, events: 4 },
        ],
        categories: [{ name: 'Music', count: 4 }],
        eventTypes: [{ name: 'Concert', count: 3 }],
        userTypes: [
          { userType: 'SUPERADMIN', count: 1 },
          { userType: 'ADMIN', count: 0 },
          { userType: 'USER', count: 2 },
        ],
        averageViewsPerEvent: 12.5,
        health: { userVerification: 33.3, userActivation: 66.7, eventPublishing: 75 },
        recentEvents: [
          {
            id: '7',
            title: 'Harbour concert',
            author: { fullName: 'Asha Rao', email: null },
            eventDate: '2027-06-01',
            viewCount: 12,
            isPublished: true,
          },
        ],
        recentUsers: [
          {
            id: '1',
            fullName: 'Asha Rao',
            email: 'asha@example.com',
            userType: 'SUPERADMIN',
            isEmailVerified: true,
          },
        ],
      },
    },
  ],
  [
    `{ auditLog(filter: { action: "update", entity: "user" }) {
      results { id at actor { id fullName email } action entity entityId reason changes { field from to } } count
    } }`,
    {
      auditLog: {
        count: 1,
        results: [
          {
            id: '11',
            at: '2027-05-05T10:00:00.000Z',
            actor: { id: '1', fullName: 'Asha Rao', email: 'asha@example.com' },
            action: 'update',
            entity: 'user',
            entityId: '2',
            reason: null,
            changes: [
              { field: 'isActive', from: 'true', to: 'false' },
              { field: 'userType', from: 'admin', to: 'user' },
            ],
          },
        ],
      },
    },
  ],
  [
    `mutation { updateUser(id: "1", input: { isActive: true, userType: SUPERADMIN }) ${account} }`,
    { updateUser: expectedAccount },
  ],
  [
    'mutation { limitVisibility(id: "7", visibility: MEMBERS, reason: "Private garden.") { id } }',
    { limitVisibility: { id: '7' } },
  ],
  [
    `mutation { featureEvent(id: "7", isFeatured: false) { ...Card isFeatured } } ${card}`,
    { featureEvent: { ...expectedCard, isFeatured: false } },
  ],
  [
    `mutation { takeDownEvent(id: "7", reason: "It is off.") { ...Card } } ${card}`,
    { takeDownEvent: expectedCard },
  ],
]
