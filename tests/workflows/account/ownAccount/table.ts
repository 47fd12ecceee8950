import {
  asks,
  besides,
  does,
  has,
  says,
  stays,
  table,
  to,
  warns,
  when,
} from '../../../support/workflow/table.ts'
import { desk, here, phone } from './sessions.ts'

interface Known {
  problems: Record<string, string>
  form: { currentPassword: string; newPassword: string; confirmPassword: string; password: string }
}

const empty = { currentPassword: '', newPassword: '', confirmPassword: '', password: '' }
const fresh = has({ form: empty, problems: {} })
const types = (typed: Partial<Known['form']>) =>
  stays(
    has(({ form, problems }: Known) => ({
      form: { ...form, ...typed },
      problems: besides(problems, typed),
    })),
  )
const wrong = (problems: Record<string, string>) => has({ problems })
const overview = to('overview.ready', fresh)

/** Your Account, which opens from the profile panel. Contract, section 4; security, AU-3, AU-11 and PR-2. */
export const ownAccountTable = table({
  start: to('overview.ready', has({ form: empty, problems: {}, sessions: [], problem: '' })),
  overview: {
    'password.open': to('password.typing'),
    'devices.open': to('devices.loading', asks('listSessions')),
    'calendar.open': to('calendar'),
    'notifications.open': to('notifications'),
    'embed.open': to('embed'),
    'deletion.open': to('deletion.asking'),
    back: to('closed', does('leave')),
  },
  'overview.ready': { 'data.download': to('overview.downloading', asks('exportAccount')) },
  'overview.downloading': {
    is: 'busy',
    'exportAccount succeeds': to('overview.ready', says('Your data was downloaded.')),
    'exportAccount fails': to('overview.ready', warns('Failed to download your data. Please try again.')),
  },
  'password.typing': {
    'form.change (all three)': types({
      currentPassword: 'a long password',
      newPassword: 'tulips on the balcony',
      confirmPassword: 'tulips on the balcony',
    }),
    'form.change (two that differ)': types({
      newPassword: 'tulips on the balcony',
      confirmPassword: 'tulips in the garden',
    }),
    'password.submit': [
      when(
        ({ form }: Known) => form.newPassword === '',
        stays(
          wrong({
            currentPassword: 'Current Password is required',
            newPassword: 'Password must be at least 8 characters.',
          }),
        ),
      ),
      when(
        ({ form }: Known) => form.currentPassword === '',
        stays(
          wrong({
            currentPassword: 'Current Password is required',
            confirmPassword: 'Passwords do not match.',
          }),
        ),
      ),
      to(
        'password.saving',
        wrong({}),
        asks('changePassword', { currentPassword: 'a long password', newPassword: 'tulips on the balcony' }),
      ),
    ],
    back: overview,
  },
  'password.saving': {
    is: 'busy',
    'changePassword succeeds': to(
      'overview.ready',
      fresh,
      says('Password changed. Other devices are logged out.'),
    ),
    'changePassword fails (not the password)': to(
      'password.typing',
      warns('Failed to change password.'),
      wrong({ currentPassword: 'This is not your password.' }),
    ),
    'changePassword fails (too many tries)': to(
      'password.typing',
      warns('Too many requests. Please try again later.'),
    ),
  },
  devices: { back: overview },
  calendar: { back: overview },
  notifications: { back: overview },
  embed: { back: overview },
  'devices.loading': {
    'listSessions succeeds': to('devices.listed', has({ sessions: [here, phone, desk] })),
    'listSessions fails': to(
      'devices.failed',
      has({ problem: 'Failed to load your devices. Please try again later.' }),
    ),
    'listSessions fails (too often)': to(
      'devices.failed',
      has({ problem: 'Too many requests. Please try again in 30 seconds.' }),
    ),
  },
  'devices.failed': { retry: to('devices.loading', asks('listSessions')) },
  'devices.listed': {
    'session.end': to('devices.endingOne', asks('endSession', { id: '52' })),
    'sessions.endOthers': to('devices.endingOthers', asks('endOtherSessions')),
  },
  'devices.endingOne': {
    is: 'busy',
    'endSession succeeds': to(
      'devices.listed',
      has({ sessions: [here, desk] }),
      says('That device is logged out.'),
    ),
    'endSession fails': to('devices.listed', warns('Failed to log out that device. Please try again.')),
  },
  'devices.endingOthers': {
    is: 'busy',
    'endOtherSessions succeeds': to(
      'devices.listed',
      has({ sessions: [here] }),
      says('All other devices are logged out.'),
    ),
    'endOtherSessions fails': to('devices.listed', warns('Failed to log out that device. Please try again.')),
  },
  'deletion.asking': {
    'form.change (the password)': types({ password: 'a long password' }),
    'deletion.confirm': [
      when(({ form }: Known) => form.password === '', stays(wrong({ password: 'Password is required' }))),
      to('deletion.deleting', wrong({}), asks('deleteAccount', { password: 'a long password' })),
    ],
    back: overview,
  },
  'deletion.deleting': {
    is: 'busy',
    'deleteAccount succeeds': to('deleted', says('Your account was deleted.'), does('loseSession')),
    'deleteAccount fails (not the password)': to(
      'deletion.asking',
      warns('Failed to delete your account.'),
      wrong({ password: 'This is not your password.' }),
    ),
    'deleteAccount fails (the last superadmin)': to(
      'deletion.asking',
      warns('The last superadmin cannot delete their own account.'),
    ),
  },
})
