import type { Session, User } from '../../../machines/domain.ts'

const userTypes = { superadmin: 'SUPERADMIN', admin: 'ADMIN', user: 'USER' } as const

/** The session that this browser holds, or null; without an id and a role a user is none. */
export function readSession(): Session | null {
  const token = readToken()
  const user = readUser(parse(localStorage.getItem('user')))
  return token && user ? { token, user } : null
}

export const readToken = () => localStorage.getItem('token')

/** Whether it is still there: somebody may have cleared it since. */
export const hasToken = () => readToken() !== null

/** Under the key `user` a user is spelled as the REST API spells one. Checked by hand: a schema library would be most of the code. */
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
  }
}

const isUserType = (type: string | null): type is keyof typeof userTypes =>
  type !== null && Object.hasOwn(userTypes, type)

/** The token last: other tabs look when it changes, and find its user there already. */
export function writeSession({ token, user }: Session) {
  localStorage.setItem('user', JSON.stringify(spell(user)))
  localStorage.setItem('token', token)
}

/** For a moment the word stands in place of a token, so that other tabs hear how a session ended, whoever has cleared it by then. */
export function clearSession(end: 'left' | 'expired') {
  // Of a token that goes others hear that somebody left; of one that has expired before they would hear nothing.
  if ((readToken() !== null) === (end === 'expired')) localStorage.setItem('token', end)
  localStorage.removeItem('token')
  localStorage.removeItem('user')
  localStorage.removeItem('place')
}

/** Where this person looked for events last; '' for nowhere. */
export const lastPlace = () => localStorage.getItem('place') ?? ''

export const keepPlace = (place: string) => localStorage.setItem('place', place)

/**
 * Calls back with the session of now when another tab has signed in or out, when its session has expired, and when somebody comes
 * back to a page that the browser has kept as it was: it hears of nothing meanwhile. Returns how to stop that.
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
})

/** JSON that may be somebody else's; undefined when it is none. */
function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
