import type { DraftImage, ProfileChange, User } from '../../domain.ts'
import type { ProfileForm } from './profileRules.ts'

export interface ProfileEdit {
  /** Only Edit Profile sends the email address, which always stays the same. */
  input: { fullName: string; phone: string | null; email?: string }
  picture: DraftImage | null
}

export const formOf = ({ fullName, phone }: User): ProfileForm => ({ fullName, phone: phone ?? '' })

/** The parts of a saved profile that are shown elsewhere on this device. */
export const changeOf = ({ fullName, phone, profilePic }: User): ProfileChange => ({
  fullName,
  phone,
  profilePic,
})

export interface Edited {
  form: ProfileForm
  picture: DraftImage | null
}

export function untouched(user: User) {
  const edited: Edited = { form: formOf(user), picture: null }
  return { ...edited, user, problems: {}, kept: edited, offer: null }
}

export const editOf = ({ form: { fullName, phone }, picture }: Edited): ProfileEdit => ({
  input: { fullName: fullName.trim(), phone: phone || null },
  picture,
})

export function isUnchanged({ user, ...edited }: Edited & { user: User }) {
  const { input, picture } = editOf(edited)
  return input.fullName === user.fullName && input.phone === user.phone && picture === null
}
