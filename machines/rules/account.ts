import * as z from 'zod/mini'
import { problems } from '../texts.ts'

export interface LoginForm {
  email: string
  password: string
}

export interface SignupForm extends LoginForm {
  fullName: string
  /** `+` and digits */
  phone: string
}

/** What is wrong with a form, one text a field; no entry where nothing is. */
export type Problems<Form> = Partial<Record<keyof Form, string>>

const filled = (label: string) => z.string().check(z.trim(), z.minLength(1, problems.required(label)))
const email = z
  .string()
  .check(z.trim(), z.minLength(1, problems.required('Email')), z.email(problems.emailInvalid))

const login = z.object({ email, password: filled('Password') })

const signup = z.object({
  fullName: filled('Full Name'),
  email,
  phone: z
    .string()
    .check(z.minLength(1, problems.required('Phone Number')), z.regex(/^\+\d{4,15}$/, problems.phoneInvalid)),
  password: z.string().check(z.minLength(8, problems.passwordTooShort)),
})

export const loginProblems = (form: LoginForm): Problems<LoginForm> => problemsOf(login.safeParse(form))
export const signupProblems = (form: SignupForm): Problems<SignupForm> => problemsOf(signup.safeParse(form))

export const isWholeCode = (code: string) => /^\d{6}$/.test(code)

export const hasNone = (found: object) => Object.keys(found).length === 0

function problemsOf(result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) {
  const found: Record<string, string> = {}
  for (const { path, message } of result.error?.issues ?? []) found[String(path[0])] ??= message
  return found
}
