import { newPasswordProblems } from '../passwordReset/resetRules.ts'
import { problemsAmong, type Problems, unless } from '../rules.ts'
import { passwordRequired } from '../texts.ts'
import { currentPasswordRequired } from './texts.ts'

export interface AccountForm {
  currentPassword: string
  newPassword: string
  confirmPassword: string
  /** Confirms that the account is to be deleted. */
  password: string
}

export const noAccountForm: AccountForm = {
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
  password: '',
}

export const changeProblems = (form: AccountForm): Problems<AccountForm> => ({
  ...problemsAmong({ currentPassword: unless(form.currentPassword !== '', currentPasswordRequired) }),
  ...newPasswordProblems({ ...form, email: '' }),
})

export const deletionProblems = ({ password }: AccountForm): Problems<AccountForm> =>
  problemsAmong({ password: unless(password !== '', passwordRequired) })
