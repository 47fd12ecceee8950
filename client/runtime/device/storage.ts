import type { Session, User } from '../../../machines/domain.ts'
import { deviceStore } from './deviceStore.ts'

const userTypes = { superadmin: 'SUPERADMIN', admin: 'ADMIN', user: 'USER' } as const

/** Null if there is no session, or if the stored user lacks an id or a role. */
export function readSession(): Session | null {
  const token = readToken()
  const user = readUser(parse(deviceStore.getItem('user')))
  return token && user ? { token, user } : null
}

/** How a session ended. Other tabs may briefly read one of these words in place of a token. */
const ends = ['left', 'expired'] as const

export function readToken() {
  const token = deviceStore.getItem('token')
  return ends.some((end) => end === token) ? null : token
}

/** False if the token has been cleared, for example by another tab. */
export const hasToken = () => readToken() !== null

/**
 * Reads a user in the REST API's spelling. Validated by hand, because a schema library would be larger than
 * the rest of this code.
 */
function readUser(stored: unknown): User | null {
  if (typeof stored !== 'object' || stored === null) return null
  const fields = new Map<string, unknown>(Object.entries(stored))
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : null
  }
  const id = fields.get('id')
  const type = text('user_type')
  if ((typeof id !== 'number' && typeof id !== 'string') || !isUserType(type)) return null
  return {
    id: String(id),
    fullName: text('full_name') ?? '',
    email: text('email') ?? '',
    phone: text('phone'),
    profilePic: text('profile_pic'),
    userType: userTypes[type],
    isEmailVerified: fields.get('is_email_verified') === true,
    timeZone: text('time_zone'),
    language: text('language'),
  }
}

const isUserType = (type: string | null): type is keyof typeof userTypes =>
  type !== null && Object.hasOwn(userTypes, type)

/** Writes the token last, because other tabs react to it and must find the user already stored. */
export function writeSession({ token, user }: Session) {
  deviceStore.setItem('user', JSON.stringify(spell(user)))
  deviceStore.setItem('token', token)
}

/** Tells other tabs how the session ended, if necessary by briefly storing `end` in place of the token. */
export function clearSession(end: (typeof ends)[number]) {
  // Removing a token signals 'left' to other tabs. If there is no token to remove, 'left' is stored first to
  // fire an event.
  if ((readToken() !== null) === (end === 'expired')) deviceStore.setItem('token', end)
  deviceStore.removeItem('token')
  deviceStore.removeItem('user')
  deviceStore.removeItem('place')
}

export const lastPlace = () => deviceStore.getItem('place') ?? ''

export const keepPlace = (place: string) => deviceStore.setItem('place', place)

/**
 * Watches for changes in other tabs. Also reports when a page returns from the back/forward cache, because it
 * has missed all changes. Returns a function that stops watching.
 */
export function watchSession(changed: (session: Session | null) => void, expired: () => void): () => void {
  const watching = new AbortController()
  const { signal } = watching
  const hear = ({ key, oldValue, newValue }: StorageEvent) => {
    if ((key !== 'token' && key !== null) || oldValue === 'expired') return
    const session = readSession()
    if (newValue === 'expired' && !session) expired()
    else changed(session)
  }
  addEventListener('storage', hear, { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && changed(readSession()), { signal })
  return () => watching.abort()
}

const spell = (user: User) => ({
  id: user.id,
  full_name: user.fullName,
  email: user.email,
  phone: user.phone,
  profile_pic: user.profilePic,
  user_type: user.userType.toLowerCase(),
  is_email_verified: user.isEmailVerified,
  time_zone: user.timeZone,
  language: user.language,
})

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
