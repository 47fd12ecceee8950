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

export const feedToasts = {
  made: success('Calendar address made.'),
  replaced: success('New calendar address made. The old one opens nothing any more.'),
  notMade: error('Failed to make a calendar address. Please try again.'),
  copied: success('Calendar address copied.'),
  notCopied: error('Failed to copy. Please select the address and copy it.'),
  revoked: success('Calendar address revoked.'),
  notRevoked: error('Failed to revoke the calendar address. Please try again.'),
}
