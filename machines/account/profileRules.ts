import type { DraftImage } from '../domain.ts'
import { isVisible } from '../visible.ts'
import { found, phone, type Problems, unless } from './rules.ts'
import { problems } from './texts.ts'

export interface ProfileForm {
  fullName: string
  /** `+` and digits, or '' for none */
  phone: string
}

const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])
/** bytes */
const largestPicture = 5 * 1024 * 1024

export const profileProblems = ({ fullName, phone: number }: ProfileForm): Problems<ProfileForm> =>
  found({
    fullName: unless(isVisible(fullName), problems.required('Full Name')),
    phone: unless(number === '' || phone.test(number), problems.phoneInvalid),
  })

/** Why a file cannot be somebody's picture; undefined when it may be tried. */
export const pictureProblem = ({ name, type, size }: DraftImage) =>
  unless(pictureTypes.has(type), problems.notAPicture(name)) ??
  unless(size <= largestPicture, problems.pictureTooLarge(name))
