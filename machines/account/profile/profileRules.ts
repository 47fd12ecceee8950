import { isVisible } from '../../visible.ts'
import { problemsAmong, phone, type Problems, unless } from '../rules.ts'
import * as texts from '../texts.ts'

export interface ProfileForm {
  fullName: string
  /** `+` and digits, or '' if there is none. */
  phone: string
}

/** `form` holds a problem of the whole form. */
export type ProfileProblems = Problems<ProfileForm & { picture: string; form: string }>

export const emptyProfile: ProfileForm = { fullName: '', phone: '' }

export const profileProblems = ({ fullName, phone: number }: ProfileForm): Problems<ProfileForm> =>
  problemsAmong({
    fullName: unless(isVisible(fullName), texts.fullNameRequired),
    phone: unless(number === '' || phone.test(number), texts.phoneInvalid),
  })
