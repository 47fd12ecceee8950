import { openTestService, type Person, type TestService } from '../../support/service.ts'

/** The callers: one without an account, two unrelated accounts, the owner, and a superadmin. */
export const roles = ['anonymous', 'user', 'admin', 'owner', 'superadmin'] as const
export type Role = (typeof roles)[number]

/** The service and the accounts that the table's rows use. */
export interface World {
  service: TestService
  people: Record<Exclude<Role, 'anonymous'>, Person>
}

/**
 * Who may use a field of Query, Mutation or Subscription. Each role gets its own variables, so that the calls
 * do not interfere with each other.
 */
export interface Right {
  /** Such as `Query.me`. */
  field: string
  /** The subject of the call, for fields with several rows. */
  about?: string
  variables?: (world: World, role: Role) => Promise<Record<string, unknown>> | Record<string, unknown>
  /** The call ends its caller's session, so each role uses its own account. */
  endsCaller?: true
  /** `OK`, or the code of the error. */
  codes: Record<Role, string>
}

const allBut = (anonymous: string, code: string) => ({
  anonymous,
  user: code,
  admin: code,
  owner: code,
  superadmin: code,
})

export const anyone: Right['codes'] = allBut('OK', 'OK')
export const signedIn: Right['codes'] = allBut('UNAUTHENTICATED', 'OK')
export const superadminOnly: Right['codes'] = { ...allBut('UNAUTHENTICATED', 'FORBIDDEN'), superadmin: 'OK' }

export async function openWorld(now: Date): Promise<World> {
  const service = await openTestService({ now })
  const people = {
    user: await service.person(),
    admin: await service.person({ user_type: 'admin' }),
    owner: await service.person({ full_name: 'Asha Rao', phone: '+911234567890' }),
    superadmin: await service.person({ user_type: 'superadmin' }),
  }
  return { service, people }
}
