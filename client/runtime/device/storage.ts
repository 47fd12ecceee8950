import type { Session, User } from '../../../machines/domain.ts'

const userTypes = { superadmin: 'SUPERADMIN', admin: 'ADMIN', user: 'USER' } as const

/** Null also where the stored user has no id or no role. */
export function readSession(): Session | null {
  const token = readToken()
  const user = readUser(parse(localStorage.getItem('user')))
  return token && user ? { token, user } : null
}

/** How a session ended. A tab of another process may read this word in place of the token. */
const ends = ['left', 'expired'] as const

export function readToken() {
  const token = localStorage.getItem('token')
  return ends.some((end) => end === token) ? null : token
}

/** Whether there still is a token: somebody may have cleared it since. */
export const hasToken = () => readToken() !== null

/** Spelled as in the REST API. Checked by hand, because a schema library would outweigh the rest of this code. */
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

/** The token is written last: other tabs react to it, and must find its user there already. */
export function writeSession({ token, user }: Session) {
  localStorage.setItem('user', JSON.stringify(spell(user)))
  localStorage.setItem('token', token)
}

/** `end` briefly takes the place of the token, so that other tabs learn how the session ended. */
export function clearSession(end: (typeof ends)[number]) {
  // Removing a token means 'left' to other tabs, unless it has been removed before.
  if ((readToken() !== null) === (end === 'expired')) localStorage.setItem('token', end)
  localStorage.removeItem('token')
  localStorage.removeItem('user')
  localStorage.removeItem('place')
}

export const lastPlace = () => localStorage.getItem('place') ?? ''

export const keepPlace = (place: string) => localStorage.setItem('place', place)

/** Also reports when the browser restores a cached page, which missed all changes. Returns a function that stops watching. */
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
