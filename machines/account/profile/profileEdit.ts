import type { DraftImage, ProfileChange, User } from '../../domain.ts'
import { hasNone } from '../rules.ts'
import type { ProfileForm } from './profileRules.ts'

/** An omitted field stays as it is. */
export interface ProfileEdit {
  input: { fullName?: string; phone?: string | null }
  picture: DraftImage | null
}

export const formOf = ({ fullName, phone }: User): ProfileForm => ({ fullName, phone: phone ?? '' })

/** What the rest of this device is told of a saved profile. */
export const changeOf = ({ fullName, phone, profilePic }: User): ProfileChange => ({
  fullName,
  phone,
  profilePic,
})

export interface Edited {
  form: ProfileForm
  picture: DraftImage | null
}

export function editOf({ user, form, picture }: Edited & { user: User }): ProfileEdit {
  const fullName = form.fullName.trim()
  const phone = form.phone || null
  return {
    input: {
      ...(fullName !== user.fullName && { fullName }),
      ...(phone !== user.phone && { phone }),
    },
    picture,
  }
}

export const isEmpty = ({ input, picture }: ProfileEdit) => hasNone(input) && picture === null
