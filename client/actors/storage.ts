import * as z from 'zod/mini'
import type { Session, User } from '../../machines/domain.ts'

const userTypes = { superadmin: 'SUPERADMIN', admin: 'ADMIN', user: 'USER' } as const

/** The user under the key `user`, spelled as the REST API spells it. */
const storedUser = z.object({
  id: z.union([z.number(), z.string()]),
  full_name: z.string(),
  email: z.string(),
  phone: z.nullish(z.string()),
  profile_pic: z.nullish(z.string()),
  user_type: z.enum(['superadmin', 'admin', 'user']),
  is_email_verified: z.nullish(z.boolean()),
})

/** The session that this browser holds, or null; anything that is not a whole one counts as none. */
export function readSession(): Session | null {
  const token = localStorage.getItem('token')
  const { data: user } = storedUser.safeParse(parsed(localStorage.getItem('user')))
  if (!token || !user) return null
  return {
    token,
    user: {
      id: String(user.id),
      fullName: user.full_name,
      email: user.email,
      phone: user.phone ?? null,
      profilePic: user.profile_pic ?? null,
      userType: userTypes[user.user_type],
      isEmailVerified: user.is_email_verified ?? false,
    },
  }
}

/** The token last: other tabs look when it changes, and find its user there already. */
export function writeSession({ token, user }: Session) {
  localStorage.setItem('user', JSON.stringify(spelled(user)))
  localStorage.setItem('token', token)
}

export function clearSession() {
  localStorage.removeItem('token')
  localStorage.removeItem('user')
}

/** Calls back with the session of now when another tab has signed in or out. Returns how to stop that. */
export function watchSession(changed: (session: Session | null) => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === 'token' || key === null) changed(readSession())
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

const spelled = (user: User) => ({
  id: user.id,
  full_name: user.fullName,
  email: user.email,
  phone: user.phone,
  profile_pic: user.profilePic,
  user_type: user.userType.toLowerCase(),
  is_email_verified: user.isEmailVerified,
})

/** JSON that may be somebody else's; undefined when it is none. */
function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
