import type { DraftImage } from '../domain.ts'
import { problems } from './texts.ts'
import { isVisible } from '../visible.ts'

export interface LoginForm {
  email: string
  password: string
}

export interface SignupForm extends LoginForm {
  fullName: string
  /** `+` and digits */
  phone: string
}

export interface ResetForm {
  email: string
  newPassword: string
  confirmPassword: string
}

export interface ProfileForm {
  fullName: string
  /** `+` and digits, or '' for none */
  phone: string
}

/** What is wrong with a form, one text a field; no entry where nothing is. */
export type Problems<Form> = Partial<Record<keyof Form, string>>

/** A sensible address of plain letters: no spaces, no dot at an end of the name or doubled in it, and a domain that ends in two letters or more. */
const address = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i
const phone = /^\+\d{4,15}$/
const shortestPassword = 8
const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])
/** bytes */
const largestPicture = 5 * 1024 * 1024

/** Written without a schema library, which would be a twentieth of all that the first page loads. */
export const loginProblems = ({ email, password }: LoginForm): Problems<LoginForm> =>
  found({ email: emailProblem(email), password: missing('Password', password) })

export const signupProblems = (form: SignupForm): Problems<SignupForm> =>
  found({
    fullName: unless(isVisible(form.fullName), problems.required('Full Name')),
    email: emailProblem(form.email),
    phone:
      form.phone === ''
        ? problems.required('Phone Number')
        : unless(phone.test(form.phone), problems.phoneInvalid),
    password: shortPassword(form.password),
  })

export const addressProblems = ({ email }: ResetForm): Problems<ResetForm> =>
  found({ email: emailProblem(email) })

export const newPasswordProblems = ({ newPassword, confirmPassword }: ResetForm): Problems<ResetForm> =>
  found({
    newPassword: shortPassword(newPassword),
    confirmPassword: unless(newPassword === confirmPassword, problems.passwordsDiffer),
  })

export const profileProblems = ({ fullName, phone: number }: ProfileForm): Problems<ProfileForm> =>
  found({
    fullName: unless(isVisible(fullName), problems.required('Full Name')),
    phone: unless(number === '' || phone.test(number), problems.phoneInvalid),
  })

/** Why a file cannot be somebody's picture; undefined when it may be tried. */
export const pictureProblem = ({ name, type, size }: DraftImage) =>
  unless(pictureTypes.has(type), problems.notAPicture(name)) ??
  unless(size <= largestPicture, problems.pictureTooLarge(name))

export const isWholeCode = (code: string) => /^\d{6}$/.test(code)

export const hasNone = (found: object) => Object.keys(found).length === 0

const unless = (isFine: boolean, problem: string) => (isFine ? undefined : problem)

const shortPassword = (password: string) =>
  unless(password.length >= shortestPassword, problems.passwordTooShort)

const missing = (label: string, text: string) => unless(text.trim() !== '', problems.required(label))

const emailProblem = (email: string) =>
  missing('Email', email) ?? unless(address.test(email.trim()), problems.emailInvalid)

/** The fields with a problem alone. */
function found<Field extends string>(fields: Record<Field, string | undefined>) {
  const entries = Object.entries(fields).filter(([, problem]) => problem !== undefined)
  return Object.fromEntries(entries) as Partial<Record<Field, string>>
}
