import { pendingId, publishedId } from './events.ts'
import { type Right, superadminOnly } from './right.ts'

/** The fields of the admin area. */
export const administrationRights: Right[] = [
  { field: 'Query.users', codes: superadminOnly },
  {
    field: 'Query.user',
    variables: async ({ service }) => ({ id: String((await service.person()).id) }),
    codes: superadminOnly,
  },
  { field: 'Query.adminEvents', codes: superadminOnly },
  { field: 'Query.dashboard', codes: superadminOnly },
  { field: 'Query.auditLog', codes: superadminOnly },
  { field: 'Subscription.dashboardChanged', codes: superadminOnly },
  { field: 'Subscription.usersChanged', codes: superadminOnly },
  { field: 'Subscription.adminEventsChanged', codes: superadminOnly },
  {
    field: 'Mutation.updateUser',
    about: "another's account",
    variables: async ({ service }) => ({
      id: String((await service.person()).id),
      input: { userType: 'ADMIN', verifiedUser: true },
    }),
    codes: superadminOnly,
  },
  {
    field: 'Mutation.updateUser',
    about: 'their own account',
    variables: ({ people }, role) => ({
      id: String(people[role === 'anonymous' ? 'user' : role].id),
      input: { userType: 'SUPERADMIN' },
    }),
    codes: { ...superadminOnly, superadmin: 'FORBIDDEN' },
  },
  {
    field: 'Mutation.featureEvent',
    about: 'a published one',
    variables: async (world) => ({ id: await publishedId(world), isFeatured: true }),
    codes: superadminOnly,
  },
  {
    field: 'Mutation.featureEvent',
    about: 'a pending one',
    variables: async (world) => ({ id: await pendingId(world), isFeatured: true }),
    codes: superadminOnly,
  },
  {
    field: 'Mutation.limitVisibility',
    variables: async (world) => ({
      id: await publishedId(world),
      visibility: 'MEMBERS',
      reason: 'A private garden.',
    }),
    codes: superadminOnly,
  },
  {
    field: 'Mutation.takeDownEvent',
    about: 'a published one',
    variables: async (world) => ({ id: await publishedId(world), reason: 'It is off.' }),
    codes: superadminOnly,
  },
  {
    field: 'Mutation.takeDownEvent',
    about: 'a pending one',
    variables: async (world) => ({ id: await pendingId(world), reason: 'It is off.' }),
    codes: { ...superadminOnly, superadmin: 'CONFLICT' },
  },
]
