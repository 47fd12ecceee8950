import {
  asks,
  does,
  has,
  refused,
  says,
  stays,
  table,
  tells,
  to,
  warns,
} from '../../support/workflow/table.ts'
import { loginForm, session, signupForm } from '../fixtures.ts'

const fine = has({ problems: {} })
const proving = has({ email: 'mira@example.org', problems: {} })
const wrong = (problems: Record<string, string>) => has({ problems })

/** Specification, section 2 "Login / signup page", section 4 "Auth flow", sections 5 and 8 for the texts. */
export const authTable = table({
  start: to('login.ready', has({ email: '', problems: {} })),
  'login.ready': {
    'tab.select (Signup)': to('signup.ready', fine),
    'tab.select (Login)': refused,
    'login.submit (filled in)': to('login.signingIn', proving, asks('login', loginForm)),
    'login.submit (empty)': stays(wrong({ email: 'Email is required', password: 'Password is required' })),
    'login.submit (not an address)': stays(wrong({ email: 'Please enter a valid email' })),
  },
  'login.signingIn': {
    is: 'busy',
    'login succeeds': to('signedIn', says('Login successful!'), does('startSession', session)),
    'login fails (not verified)': to(
      'verifyEmail.code.entering',
      'verifyEmail.resend.counting',
      warns('Verify email'),
    ),
    'login fails (wrong password)': to('login.ready', warns('Invalid credentials')),
    'login fails (no answer)': to('login.ready', warns('Something went wrong. Please try again.')),
  },
  'signup.ready': {
    'tab.select (Login)': to('login.ready', fine),
    'tab.select (Signup)': refused,
    'signup.submit (filled in)': to('signup.registering', proving, asks('register', signupForm)),
    'signup.submit (empty)': stays(
      wrong({
        fullName: 'Full Name is required',
        email: 'Email is required',
        phone: 'Phone Number is required',
        password: 'Password must be at least 8 characters.',
      }),
    ),
    'signup.submit (short password)': stays(wrong({ password: 'Password must be at least 8 characters.' })),
  },
  'signup.registering': {
    is: 'busy',
    'register succeeds': to('verifyEmail.code.entering', 'verifyEmail.resend.counting'),
    'register fails (e-mail taken)': to(
      'signup.ready',
      warns('Email already exists.'),
      wrong({ email: 'Email already exists.' }),
    ),
    'register fails (phone taken)': to(
      'signup.ready',
      warns('Phone already exists.'),
      wrong({ phone: 'Phone already exists.' }),
    ),
    'register fails (both taken)': to(
      'signup.ready',
      warns('Email and phone already exist.'),
      wrong({ email: 'Email already exists.', phone: 'Phone already exists.' }),
    ),
    'register fails (something else)': to('signup.ready', warns('An unexpected error occurred.')),
    'register fails (no answer)': to('signup.ready', warns('Something went wrong. Please try again.')),
  },
  verifyEmail: {
    runs: 'codeEntry',
    back: to('login.ready'),
  },
  'verifyEmail.code.entering': {
    'code.submit (six digits)': to(
      'verifyEmail.code.verifying',
      asks('verifyEmail', { email: 'mira@example.org', otp: '135790' }),
    ),
    'code.submit (five digits)': refused,
    'code.submit (five digits and a blank)': refused,
  },
  'verifyEmail.code.verifying': {
    is: 'busy',
    'verifyEmail succeeds': to('login.ready', says('Registration successful. Now log in')),
    'verifyEmail fails (wrong code)': to(
      'verifyEmail.code.entering',
      tells('codeEntry', { type: 'code.clear' }),
      warns('Invalid OTP.'),
    ),
    'verifyEmail fails (no answer)': to(
      'verifyEmail.code.entering',
      tells('codeEntry', { type: 'code.clear' }),
      warns('Error verifying OTP.'),
    ),
  },
  'verifyEmail.resend.counting': {
    'resendCountdown succeeds': to('verifyEmail.resend.available'),
    'code.resend': refused,
  },
  'verifyEmail.resend.available': {
    'code.resend': to('verifyEmail.resend.sending', asks('resendCode', { email: 'mira@example.org' })),
  },
  'verifyEmail.resend.sending': {
    'resendCode succeeds': to('verifyEmail.resend.counting', says('New OTP sent to your email')),
    'resendCode fails': to('verifyEmail.resend.available', warns('Error sending OTP.')),
  },
})
