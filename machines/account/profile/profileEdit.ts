import type { DraftImage, ProfileChange, User } from '../../domain.ts'
import type { ProfileForm } from './profileRules.ts'

/** What is sent of one's own profile; what is left out stays. */
export interface ProfileEdit {
  input: { fullName?: string; phone?: string | null }
  picture: DraftImage | null
}

export const formOf = ({ fullName, phone }: User): ProfileForm => ({ fullName, phone: phone ?? '' })

/** What others on this device are to know of a saved profile. */
export const changeOf = ({ fullName, phone, profilePic }: User): ProfileChange => ({
  fullName,
  phone,
  profilePic,
})
