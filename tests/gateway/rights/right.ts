import { openTestService, type Person, type TestService } from '../../support/service.ts'

/** Those who call: nobody, two who own nothing of what is asked about, whoever owns it, and a superadmin. */
export const roles = ['anonymous', 'user', 'admin', 'owner', 'superadmin'] as const
export type Role = (typeof roles)[number]

/** What the rows of the table are about. */
export interface World {
  service: TestService
  people: Record<Exclude<Role, 'anonymous'>, Person>
}

/** Who may use a field of Query, Mutation or Subscription. Each role is given variables of its own, so that no call stands in another's way. */
export interface Right {
  /** Such as `Query.me`. */
  field: string
  /** What it is used on, where a field has several rows. */
  about?: string
  variables?: (world: World, role: Role) => Promise<Record<string, unknown>> | Record<string, unknown>
  /** Its caller's session does not outlive it, so that each role sends an account of its own. */
  endsCaller?: true
  /** `OK`, or the error's code. */
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
