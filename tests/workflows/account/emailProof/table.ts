import { asks, does, refused, says, table, tells, to, warns } from '../../../support/workflow/table.ts'

const counts = asks('resendCountdown')

/** Specification, section 2 "Login / signup page" and section 4 "Auth flow"; section 8 for the texts. */
export const emailProofTable = table({
  start: to('verifyEmail.code.entering', 'verifyEmail.resend.counting', asks('codeEntry'), counts),
  verifyEmail: {
    runs: 'codeEntry',
    back: to('left', does('leave')),
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
    'verifyEmail succeeds': to('verified', says('Registration successful. Now log in'), does('finish')),
    'verifyEmail fails (wrong code)': to(
      'verifyEmail.code.entering',
      tells('codeEntry', { type: 'code.clear' }),
      warns('Invalid OTP.'),
    ),
    'verifyEmail fails (too often)': to(
      'verifyEmail.code.entering',
      warns('Too many requests. Please try again in 30 seconds.'),
    ),
    'verifyEmail fails (no answer)': to('verifyEmail.code.entering', warns('Error verifying OTP.')),
  },
  'verifyEmail.resend.counting': {
    'resendCountdown succeeds': to('verifyEmail.resend.available'),
    'code.resend': refused,
  },
  'verifyEmail.resend.available': {
    'code.resend': to('verifyEmail.resend.sending', asks('resendCode', { email: 'mira@example.org' })),
  },
  'verifyEmail.resend.sending': {
    'resendCode succeeds': to('verifyEmail.resend.counting', says('New OTP sent to your email'), counts),
    'resendCode fails (too often)': to(
      'verifyEmail.resend.available',
      warns('Too many requests. Please try again in 30 seconds.'),
    ),
    'resendCode fails': to('verifyEmail.resend.available', warns('Error sending OTP.')),
  },
})
