import { saveImport } from '../../service/events/import/importQueries.ts'
import type { NewEvent } from '../../service/events/newEvent.ts'
import type { Reach } from '../../service/http/reference/policy.ts'
import { insertEntry } from '../../service/catalog/editCatalogQueries.ts'
import { insertEvent } from '../../service/events/queries/eventQueries.ts'
import { insertSlide } from '../../service/homepage/editSlideQueries.ts'
import { insertFilter } from '../../service/account/notifications/savedFilterQueries.ts'
import { decideEvent } from '../../service/review/pendingQueries.ts'
import { insertReason } from '../../service/review/reasonQueries.ts'
import { openSession } from '../../service/account/sessions.ts'
import type { Person, TestService } from './service.ts'

export const roles = [
  'anonymous',
  'user',
  'owner',
  'admin',
  'superadmin',
  'deactivated',
  'expired',
  'garbage',
] as const

/**
 * The caller. `owner` is the user to whom the resource belongs; the last three have no valid account, session
 * or token.
 */
export type Role = (typeof roles)[number]

/** The state of the resource that a call addresses. */
export type State = 'published' | 'pending' | 'rejected' | 'theirs' | 'own' | 'missing'

export const nobody: ReadonlySet<Role> = new Set(['anonymous', 'deactivated', 'expired', 'garbage'])

/** The possible states of the resource that a call reaches. */
export function statesOf(reach: Reach | undefined): readonly State[] {
  if (reach === undefined) return ['published']
  if (reach === 'account' || reach === 'other account' || /^own (session|filter|import)$/.test(reach))
    return ['theirs', 'own', 'missing']
  return reach.endsWith('event') ? ['published', 'pending', 'rejected', 'missing'] : ['theirs', 'missing']
}

/** The result of a call according to the policy: `done`, or the status of the refusal. */
export function verdict(
  { access, reach }: { access: 'anyone' | 'signedIn' | 'superadmin'; reach: Reach | undefined },
  role: Role,
  state: State,
): 'done' | number {
  // The tests never send a valid link, so every caller gets the same answer.
  if (access === 'anyone') return reach === 'letter link' ? 404 : 'done'
  if (nobody.has(role)) return 401
  if (access === 'superadmin' && role !== 'superadmin') return 403
  if (reach === undefined) return 'done'
  if (state === 'missing') return 404
  const isSeen = state === 'published' || role === 'owner' || role === 'superadmin'
  const ofReach: Record<Reach, 'done' | number> = {
    'published event': state === 'published' ? 'done' : 404,
    'visible event': isSeen ? 'done' : 404,
    'shared event': 'done',
    'own event': role === 'owner' ? 'done' : isSeen ? 403 : 404,
    'reviewed event': role === 'owner' || role === 'superadmin' ? 'done' : isSeen ? 403 : 404,
    'led event':
      role !== 'owner' && role !== 'superadmin' ? (isSeen ? 403 : 404) : state === 'rejected' ? 409 : 'done',
    'own unpublished event': !isSeen ? 404 : role !== 'owner' ? 403 : state === 'published' ? 409 : 'done',
    'own repeatable event': !isSeen ? 404 : role !== 'owner' ? 403 : state === 'rejected' ? 409 : 'done',
    // The event is not part of a series.
    'own series event': !isSeen ? 404 : role !== 'owner' ? 403 : 409,
    // Nobody has proposed changes to the event.
    'own changed event': !isSeen ? 404 : role !== 'owner' ? 403 : 409,
    'pending event': state === 'pending' ? 'done' : 409,
    'live event': state === 'published' ? 'done' : 409,
    account: 'done',
    'other account': state === 'own' ? 403 : 'done',
    'own session': state === 'own' ? 'done' : 404,
    'own filter': state === 'own' ? 'done' : 404,
    'own import': state === 'own' ? 'done' : 404,
    'letter link': 404,
    event: 'done',
    'event type': 'done',
    category: 'done',
    slide: 'done',
    reason: 'done',
  }
  return ofReach[reach]
}

const missing = 2_000_000_000
const day = 86_400_000

/** Creates people in each role and resources in each state, directly in the database. */
export function castOf(service: TestService) {
  let made = 0
  const next = () => (made += 1)
  return {
    person: (role: Role) => personOf(service, role, next),

    /** The id of a resource of the kind that a call reaches. */
    thing: async (reach: Reach | undefined, state: State, caller: Person, owner: Person) => {
      if (state === 'missing') return missing
      if (reach === undefined || reach.endsWith('event')) return await eventOf(service, owner, state)
      if (reach === 'account' || reach === 'other account') return state === 'own' ? caller.id : owner.id
      if (reach === 'own import') return await importOf(service, next(), state === 'own' ? caller : null)
      if (reach === 'own filter') return await filterOf(service, state === 'own' ? caller : null)
      if (reach === 'own session') return await sessionOf(service, state === 'own' ? caller : null)
      if (reach === 'slide') return (await insertSlide(service.db, slide)).id
      return reach === 'reason' ? await reasonOf(service, next()) : await entryOf(service, reach, next())
    },
  }
}

async function personOf(service: TestService, role: Role, next: () => number): Promise<Person | null> {
  if (role === 'anonymous') return null
  const number = next()
  const user_type = role === 'superadmin' || role === 'admin' ? role : 'user'
  const somebody = await service.person({
    email: `${role}${number}@private.test`,
    full_name: `Somebody ${number}`,
    phone: `+4900${String(number).padStart(8, '0')}`,
    user_type,
  })
  if (role === 'deactivated') {
    await service.db.query('update users set is_active = false where id = $1', [somebody.id])
  }
  if (role === 'expired') {
    const token = await openSession(service.db, somebody.id, new Date(service.now().getTime() - 31 * day))
    return { ...somebody, token: token ?? '' }
  }
  return role === 'garbage' ? { ...somebody, token: `${somebody.token.slice(0, -1)}-` } : somebody
}

async function eventOf({ db, now }: TestService, author: Person, state: State): Promise<number> {
  const id = await insertEvent(db, plain, author, now())
  const status = state === 'rejected' ? 'rejected' : 'published'
  if (state !== 'pending') await decideEvent(db, id, status, null, now())
  return id
}

async function sessionOf(service: TestService, of: Person | null): Promise<number> {
  const { id } = of ?? (await service.person())
  await openSession(service.db, id, service.now())
  const sql = 'select max(id) as id from sessions where user_id = $1'
  const { rows } = await service.db.query<{ id: number }>(sql, [id])
  return rows[0]?.id ?? missing
}

async function filterOf(service: TestService, of: Person | null): Promise<number> {
  const { id } = of ?? (await service.person())
  const terms = {
    name: 'Jazz',
    location: null,
    category: null,
    event_type: null,
    search: 'jazz',
    when: 'any',
  } as const
  return (await insertFilter(service.db, id, terms, service.now())).id
}

async function importOf(service: TestService, number: number, of: Person | null): Promise<number> {
  const { id } = of ?? (await service.person())
  const nothing = { entries: [], type_id: null, category_id: null }
  await saveImport(service.db, String(number), id, nothing, service.now())
  return number
}

async function reasonOf({ db }: TestService, number: number): Promise<number> {
  const reason = await insertReason(db, `Reason ${number}`)
  return reason === 'taken' ? missing : reason.id
}

async function entryOf({ db, now }: TestService, reach: Reach, number: number): Promise<number> {
  const table = reach === 'category' ? 'categories' : 'event_types'
  const entry = await insertEntry(db, table, { name: `Entry ${number}` }, now())
  if (entry === 'taken') throw new Error('there is an entry of this name')
  return entry.id
}

/** An event with all fields. */
export const plain: NewEvent = {
  slug: 'a-plain-one',
  visibility: 'members',
  title: 'A plain one',
  content: 'Nothing to see.',
  event_date: '2026-07-01',
  start_time: '18:30:00',
  end_time: null,
  venue: 'Stadtgarten',
  location: 'Cologne',
  location_details: null,
  latitude: null,
  longitude: null,
  register_link: null,
  is_online: false,
  type_id: 1,
  category_id: 1,
  registration_deadline: null,
  accessibility_notes: null,
  end_date: null,
  time_zone: 'UTC',
  max_participants: null,
  tags: null,
}

const slide = {
  ord: 1,
  heading: 'A slide',
  description: 'About it.',
  date: '2026-07-01',
  place: 'Cologne',
  media: null,
}
