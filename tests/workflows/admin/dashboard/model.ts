import { dashboardMachine } from '../../../../machines/admin/dashboardMachine.ts'
import type { Statistics } from '../../../../machines/admin/statistics.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { dashboardTable } from './table.ts'

export const figures: Statistics = {
  totals: {
    users: 12,
    activeUsers: 9,
    verifiedUsers: 7,
    events: 8,
    publishedEvents: 5,
    cancelledEvents: 2,
    postponedEvents: 1,
    pendingEvents: 2,
    upcomingEvents: 4,
    eventViews: 1234,
    galleryImages: 15,
    favorites: 31,
  },
  growth: [
    { month: 'May 2030', users: 4, events: 1 },
    { month: 'Jun 2030', users: 8, events: 7 },
  ],
  categories: [
    { name: 'Music', count: 3 },
    { name: 'Technology', count: 2 },
    { name: 'Sports', count: 1 },
    { name: 'Food', count: 1 },
    { name: 'Art', count: 1 },
    { name: 'Film', count: 1 },
  ],
  eventTypes: [
    { name: 'Concert', count: 5 },
    { name: 'Workshop', count: 3 },
  ],
  userTypes: [
    { userType: 'SUPERADMIN', count: 1 },
    { userType: 'ADMIN', count: 2 },
    { userType: 'USER', count: 9 },
  ],
  averageViewsPerEvent: 154.25,
  health: { userVerification: 58.3, userActivation: 75, eventPublishing: 62.5 },
  recentEvents: [
    {
      id: '7',
      title: 'Jazz under the Bridge',
      author: { fullName: 'Joana Silva' },
      eventDate: '2031-06-14',
      viewCount: 41,
      isPublished: true,
    },
    {
      id: '8',
      title: 'Rust from Zero',
      author: { fullName: 'Kenji Mori' },
      eventDate: '2031-07-02',
      viewCount: 0,
      isPublished: false,
    },
  ],
  recentUsers: [
    {
      id: '12',
      fullName: 'Mira Okafor',
      email: 'mira@example.org',
      userType: 'ADMIN',
      isEmailVerified: true,
    },
    { id: '13', fullName: 'Theo Lind', email: 'theo@example.org', userType: 'USER', isEmailVerified: false },
  ],
}

/** A platform on its first day: there are figures, but the charts are empty. */
const bare: Statistics = {
  ...figures,
  totals: { ...figures.totals, users: 13 },
  growth: [],
  categories: [],
  eventTypes: [],
  userTypes: [],
  recentEvents: [],
  recentUsers: [],
}

export const dashboard = modelOf(dashboardMachine, dashboardTable, {
  facts: ({ statistics, at, problem }) => ({ users: statistics?.totals.users ?? null, at, problem }),
  cases: [
    named('with 12 users', done('getDashboard', { statistics: figures, at: '2030-06-01T09:30:00.000Z' })),
    named('with nothing', done('getDashboard', { statistics: null, at: '2030-06-01T09:32:00.000Z' })),
    named('saying why', failed('getDashboard', { message: 'The statistics are being counted.' })),
    named('without words', failed('getDashboard', { message: '' })),
    { type: 'retry' },
    { type: 'alert.dismiss' },
    { type: 'refresh' },
    named('13 users', {
      type: 'dashboard.changed',
      reading: { statistics: bare, at: '2030-06-01T09:31:00.000Z' },
    }),
    named('nothing left', {
      type: 'dashboard.changed',
      reading: { statistics: null, at: '2030-06-01T09:33:00.000Z' },
    }),
  ],
})
