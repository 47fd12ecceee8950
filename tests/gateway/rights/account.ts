import { listSessions, openSession } from '../../../service/account/sessions.ts'
import { anyone, type Right, signedIn, type World } from './right.ts'

const password = 'a lantern on the river'

/** Creates an unverified account. Returns its email address. */
async function signUp({ service }: World, role: string) {
  const email = `${role}-${crypto.randomUUID()}@plaza.test`
  const json = { email, password, full_name: 'New Person', phone: phone() }
  const { status } = await service.request('POST', '/common/register/', { json })
  if (status !== 201) throw new Error(`signing up answered ${status}`)
  return email
}

/** Requests a password reset for a new account. Returns the email address and the code. */
async function forgetful(world: World) {
  const { email } = await world.service.person()
  await world.service.request('POST', '/common/forgot-password/', { json: { email } })
  return { email, otp: await codeFor(world, email) }
}

async function codeFor({ service }: World, email: string): Promise<string> {
  const letters = await service.mails(email)
  return /\b\d{6}\b/.exec(letters.at(-1)?.text ?? '')?.[0] ?? ''
}

let phones = 0
const phone = () => `+9198765${String((phones += 1)).padStart(5, '0')}`

const ownersAlone: Right['codes'] = {
  anonymous: 'UNAUTHENTICATED',
  user: 'NOT_FOUND',
  admin: 'NOT_FOUND',
  owner: 'OK',
  superadmin: 'NOT_FOUND',
}

/** A saved filter of the owner. */
async function filterId({ service, people: { owner } }: World): Promise<string> {
  const json = { name: 'Jazz', search: 'jazz' }
  const path = '/common/saved-filters/'
  const { body } = await service.request<{ data: { id: number } }>('POST', path, { token: owner.token, json })
  return String(body.data.id)
}

/** Accounts, sessions, letters and saved filters. */
export const accountRights: Right[] = [
  { field: 'Query.me', codes: signedIn },
  { field: 'Query.features', codes: signedIn },
  {
    field: 'Mutation.register',
    variables: (_world, role) => ({
      input: { fullName: 'New Person', email: `${role}@new.test`, phone: phone(), password },
    }),
    codes: anyone,
  },
  {
    field: 'Mutation.verifyEmail',
    variables: async (world, role) => {
      const email = await signUp(world, role)
      return { email, otp: await codeFor(world, email) }
    },
    codes: anyone,
  },
  {
    field: 'Mutation.resendCode',
    variables: (_world, role) => ({ email: `${role}@nobody.test` }),
    codes: anyone,
  },
  {
    field: 'Mutation.login',
    variables: ({ people: { owner } }) => ({ email: owner.email, password: owner.password }),
    codes: anyone,
  },
  { field: 'Mutation.logout', endsCaller: true, codes: signedIn },
  {
    field: 'Mutation.requestPasswordReset',
    variables: (_world, role) => ({ email: `${role}@nobody.test` }),
    codes: anyone,
  },
  { field: 'Mutation.verifyResetCode', variables: forgetful, codes: anyone },
  {
    field: 'Mutation.setNewPassword',
    variables: async (world) => {
      const { email, otp } = await forgetful(world)
      const answer = await world.service.request('POST', '/common/verify-reset-otp/', {
        json: { email, otp },
      })
      const resetToken = answer.body['reset_token']
      return { email, resetToken, newPassword: password, confirmPassword: password }
    },
    codes: anyone,
  },
  { field: 'Mutation.updateProfile', variables: () => ({ input: {} }), codes: signedIn },
  { field: 'Query.sessions', codes: signedIn },
  { field: 'Query.calendarFeed', codes: signedIn },
  { field: 'Mutation.renewCalendarFeed', codes: signedIn },
  { field: 'Mutation.endCalendarFeed', codes: signedIn },
  {
    field: 'Mutation.changePassword',
    variables: ({ people: { owner } }) => ({ currentPassword: owner.password, newPassword: owner.password }),
    codes: signedIn,
  },
  {
    field: 'Mutation.endSession',
    variables: async ({ service, people: { owner } }) => {
      await openSession(service.db, owner.id, service.now())
      const open = await listSessions(service.db, { id: owner.id, user_type: 'user' }, service.now())
      return { id: String(Math.max(...open.map(({ id }) => id))) }
    },
    codes: ownersAlone,
  },
  { field: 'Query.notifications', codes: signedIn },
  { field: 'Mutation.updateNotifications', variables: () => ({ input: {} }), codes: signedIn },
  { field: 'Query.mailDelivery', codes: signedIn },
  { field: 'Mutation.resumeMail', codes: signedIn },
  { field: 'Query.savedFilters', codes: signedIn },
  {
    field: 'Mutation.createSavedFilter',
    variables: () => ({ input: { name: 'Jazz', search: 'jazz' } }),
    codes: signedIn,
  },
  {
    field: 'Mutation.updateSavedFilter',
    variables: async (world) => ({ id: await filterId(world), input: { name: 'Blues' } }),
    codes: ownersAlone,
  },
  {
    field: 'Mutation.deleteSavedFilter',
    variables: async (world) => ({ id: await filterId(world) }),
    codes: ownersAlone,
  },
  { field: 'Mutation.endOtherSessions', codes: signedIn },
  {
    field: 'Mutation.deleteAccount',
    variables: ({ people: { owner } }) => ({ password: owner.password }),
    endsCaller: true,
    codes: signedIn,
  },
]
