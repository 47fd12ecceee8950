import { asks, does, has, says, stays, table, to, warns, when } from '../../../support/workflow/table.ts'
import { session } from '../../fixtures.ts'

interface Known {
  password: string
}

/**
 * The session expires during a request: the same account logs in again, in a dialog over the page. The texts
 * are those of the login (section 8).
 */
export const signInAgainTable = table({
  start: to('asking', has({ email: 'mira@example.org', password: '', problem: undefined })),
  asking: {
    'password.change': stays(has({ password: 'a long password', problem: undefined })),
    'form.submit': [
      when(({ password }: Known) => password === '', stays(has({ problem: 'Password is required' }))),
      to(
        'signingIn',
        has({ problem: undefined }),
        asks('login', { email: 'mira@example.org', password: 'a long password' }),
      ),
    ],
    'dialog.leave': to('left', does('leave')),
  },
  signingIn: {
    is: 'busy',
    'login succeeds': to('signedIn', says('Login successful!'), does('startSession', session)),
    'login fails (wrong password)': to('asking', warns('Invalid credentials')),
    'login fails (not verified)': to('asking', warns('Verify email')),
    'login fails (too often)': to('asking', warns('Too many requests. Please try again in 30 seconds.')),
    'login fails (no answer)': to('asking', warns('Something went wrong. Please try again.')),
  },
})
