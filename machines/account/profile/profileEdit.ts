import type { DraftImage, ProfileChange, User } from '../../domain.ts'
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
