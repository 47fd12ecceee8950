import * as texts from './texts.ts'
import { isVisible } from '../visible.ts'
import type { Message } from '../language/message.ts'

export interface LoginForm {
  email: string
  password: string
}

export interface SignupForm extends LoginForm {
  fullName: string
  /** `+` and digits */
  phone: string
}

export type Problems<Form> = Partial<Record<keyof Form, Message>>

/**
 * An email address without spaces. The local part has at most 64 characters, no dot at either end, and no two
 * dots in a row. The domain may be in any script and ends in at least two letters or in a Punycode label.
 */
const address =
  /^(?!.{65,}@)(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]*[.。．｡])+(?:[\p{L}\p{M}]{2,}|[xX][nN]--[a-zA-Z\d-]*[a-zA-Z\d])$/u
export const phone = /^\+\d{6,15}$/
const shortestPassword = 8
const longestAddress = 254

/** Validated by hand, because a schema library would add 5 % to the first page's code. */
export const loginProblems = ({ email, password }: LoginForm): Problems<LoginForm> =>
  problemsAmong({ email: emailProblem(email), password: absence(password, texts.passwordRequired) })

export const signupProblems = (form: SignupForm): Problems<SignupForm> =>
  problemsAmong({
    fullName: unless(isVisible(form.fullName), texts.fullNameRequired),
    email: emailProblem(form.email),
    phone: form.phone === '' ? texts.phoneRequired : unless(phone.test(form.phone), texts.phoneInvalid),
    password: shortPassword(form.password),
  })

export const isWholeCode = (code: string) => /^\d{6}$/.test(code)

export const hasNone = (found: object) => Object.keys(found).length === 0

export const unless = (isFine: boolean, problem: Message) => (isFine ? undefined : problem)

export const shortPassword = (password: string) =>
  unless(Array.from(password).length >= shortestPassword, texts.passwordTooShort)

const absence = (text: string, problem: Message) => unless(text.trim() !== '', problem)

export const emailProblem = (email: string) =>
  absence(email, texts.emailRequired) ?? unless(isAddress(email.trim()), texts.emailInvalid)

const isAddress = (email: string) => email.length <= longestAddress && address.test(email)

/** Keeps only fields with a problem. */
export function problemsAmong<Field extends string>(fields: Record<Field, Message | undefined>) {
  const entries = Object.entries(fields).filter(([, problem]) => problem !== undefined)
  return Object.fromEntries(entries) as Partial<Record<Field, string>>
}
