import { emailProblem, found, type Problems, shortPassword, unless } from '../rules.ts'
import { problems } from '../texts.ts'

export interface ResetForm {
  email: string
  newPassword: string
  confirmPassword: string
}

export const addressProblems = ({ email }: ResetForm): Problems<ResetForm> =>
  found({ email: emailProblem(email) })

export const newPasswordProblems = ({ newPassword, confirmPassword }: ResetForm): Problems<ResetForm> =>
  found({
    newPassword: shortPassword(newPassword),
    confirmPassword: unless(newPassword === confirmPassword, problems.passwordsDiffer),
  })
