import { formChange, type Judged, problemsBeside } from '../../formChange.ts'
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

/** Changing the new password also clears the problem with its confirmation, because the two may now match. */
export function passwordChange<Form extends { newPassword: string }, Shown extends object>(
  judged: Judged<Form, Shown>,
  changes: Partial<Form>,
): Judged<Form, Shown> {
  const { form, problems } = formChange(judged, changes)
  const isNew = 'newPassword' in changes
  return { form, problems: isNew ? problemsBeside(problems, { confirmPassword: '' }) : problems }
}
