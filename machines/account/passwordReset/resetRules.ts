import { emailProblem, problemsAmong, type Problems, shortPassword, unless } from '../rules.ts'
import * as texts from '../texts.ts'

export interface ResetForm {
  email: string
  newPassword: string
  confirmPassword: string
}

export const addressProblems = ({ email }: ResetForm): Problems<ResetForm> =>
  problemsAmong({ email: emailProblem(email) })

export const newPasswordProblems = ({ newPassword, confirmPassword }: ResetForm): Problems<ResetForm> =>
  problemsAmong({
    newPassword: shortPassword(newPassword),
    confirmPassword: unless(newPassword === confirmPassword, texts.passwordsDiffer),
  })
