import { errorToast as error, successToast as success } from '../../domain.ts'

export const toasts = {
  passwordChanged: success('Password changed. Other devices are logged out.'),
  passwordNotChanged: error('Failed to change password.'),
  loggedOutThere: success('Logged out there.'),
  loggedOutElsewhere: success('Logged out everywhere else.'),
  notLoggedOut: error('Failed to log out there. Please try again.'),
  downloaded: success('Your data was downloaded.'),
  notDownloaded: error('Failed to download your data. Please try again.'),
  deleted: success('Your account was deleted.'),
  notDeleted: error('Failed to delete your account.'),
}

export const problems = {
  currentPasswordMissing: 'Current Password is required',
  passwordMissing: 'Password is required',
}
