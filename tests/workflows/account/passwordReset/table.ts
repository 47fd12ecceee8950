import {
  asks,
  besides,
  does,
  has,
  refused,
  says,
  stays,
  table,
  tells,
  to,
  warns,
  when,
} from '../../../support/workflow/table.ts'

interface Known {
  problems: Record<string, string>
  form: { email: string; newPassword: string; confirmPassword: string }
}

const email = 'mira@example.org'
const fine = has({ problems: {} })
const wrong = (problems: Record<string, string>) => has({ problems })
const types = (typed: Partial<Known['form']>) =>
  stays(
    has(({ form, problems }: Known) => ({
      form: { ...form, ...typed },
      problems: besides(problems, typed),
    })),
  )
const counts = asks('resendCountdown')
const leaves = does('leave', ({ form }: Known) => form.email)

const verified = to(
  'setNewPassword.ready',
  says('OTP verified successfully'),
  has({ resetToken: 'leave-of-mira' }),
)

/**
 * Specification, section 2 "Login / signup page", section 4 "Auth flow" and section 5 "New password"; section
 * 8 for the texts.
 */
export const passwordResetTable = table({
  start: to(
    'forgotPassword.ready',
    has({ form: { email: '', newPassword: '', confirmPassword: '' }, problems: {}, resetToken: null }),
  ),
  'forgotPassword.ready': {
    'form.change (an address)': types({ email }),
    'form.change (not an address)': types({ email: 'mira' }),
    'email.submit': [
      when(({ form }: Known) => form.email === '', stays(wrong({ email: 'Email is required' }))),
      when(({ form }: Known) => form.email === 'mira', stays(wrong({ email: 'Please enter a valid email' }))),
      to('forgotPassword.sending', fine, asks('requestPasswordReset', { email })),
    ],
    back: to('left', leaves),
  },
  'forgotPassword.sending': {
    is: 'busy',
    'requestPasswordReset succeeds': to(
      'verifyOtp.code.entering',
      'verifyOtp.resend.counting',
      says('Password reset OTP sent to your email'),
      asks('codeEntry'),
      counts,
    ),
    'requestPasswordReset fails (refused)': to(
      'forgotPassword.ready',
      warns('Please check what you have entered.'),
      wrong({ email: 'Enter a valid email address.' }),
    ),
    'requestPasswordReset fails (too often)': to(
      'forgotPassword.ready',
      warns('Too many requests. Please try again in 30 seconds.'),
    ),
    'requestPasswordReset fails (broken)': to('forgotPassword.ready', warns('Failed to send reset email')),
    'requestPasswordReset fails (no answer)': to('forgotPassword.ready', warns('Failed to send reset email')),
  },
  verifyOtp: {
    runs: 'codeEntry',
    back: to('forgotPassword.ready'),
  },
  'verifyOtp.code.entering': {
    'code.submit (six digits)': to(
      'verifyOtp.code.verifying',
      asks('verifyResetCode', { email, otp: '135790' }),
    ),
    'code.submit (five digits)': refused,
  },
  'verifyOtp.code.verifying': {
    is: 'busy',
    'verifyResetCode succeeds': [
      // The text typed earlier is shown again, without its problems.
      when(({ form }: Known) => form.newPassword !== '', verified),
      verified,
    ],
    'verifyResetCode fails (wrong code)': to(
      'verifyOtp.code.entering',
      tells('codeEntry', { type: 'code.clear' }),
      warns('Invalid OTP.'),
    ),
    'verifyResetCode fails (too often)': to(
      'verifyOtp.code.entering',
      warns('Too many requests. Please try again in 30 seconds.'),
    ),
    'verifyResetCode fails (no answer)': to('verifyOtp.code.entering', warns('Error verifying OTP.')),
  },
  'verifyOtp.resend.counting': {
    'resendCountdown succeeds': to('verifyOtp.resend.available'),
    'code.resend': refused,
  },
  'verifyOtp.resend.available': {
    'code.resend': to('verifyOtp.resend.sending', asks('requestPasswordReset', { email })),
  },
  'verifyOtp.resend.sending': {
    'requestPasswordReset succeeds': to(
      'verifyOtp.resend.counting',
      says('New OTP sent to your email'),
      counts,
    ),
    'requestPasswordReset fails (too often)': to(
      'verifyOtp.resend.available',
      warns('Too many requests. Please try again in 30 seconds.'),
    ),
    'requestPasswordReset fails (broken)': to('verifyOtp.resend.available', warns('Error sending OTP.')),
  },
  'setNewPassword.ready': {
    'form.change (the same twice)': types({
      newPassword: 'tulips on the balcony',
      confirmPassword: 'tulips on the balcony',
    }),
    'form.change (two that differ)': types({
      newPassword: 'tulips on the balcony',
      confirmPassword: 'tulips in the garden',
    }),
    'form.change (the first as the second)': types({ newPassword: 'tulips in the garden' }),
    'form.change (a short one)': types({ newPassword: 'tulips', confirmPassword: 'tulips' }),
    'password.submit': [
      when(
        ({ form }: Known) => form.newPassword === '' || form.newPassword === 'tulips',
        stays(wrong({ newPassword: 'Password must be at least 8 characters.' })),
      ),
      when(
        ({ form }: Known) => form.confirmPassword !== form.newPassword,
        stays(wrong({ confirmPassword: 'Passwords do not match.' })),
      ),
      to(
        'setNewPassword.setting',
        fine,
        asks('setNewPassword', ({ form: { newPassword, confirmPassword } }: Known) => ({
          email,
          resetToken: 'leave-of-mira',
          newPassword,
          confirmPassword,
        })),
      ),
    ],
    back: to('verifyOtp.code.entering', 'verifyOtp.resend.counting', fine, asks('codeEntry'), counts),
  },
  'setNewPassword.setting': {
    is: 'busy',
    'setNewPassword succeeds': to(
      'left',
      says('Password reset successfully. Please login with your new password.'),
      leaves,
    ),
    'setNewPassword fails (a common password)': to(
      'setNewPassword.ready',
      warns('Failed to reset password.'),
      wrong({ newPassword: 'This password is too common.' }),
    ),
    'setNewPassword fails (too late)': to(
      'setNewPassword.ready',
      warns('Failed to reset password.'),
      wrong({ resetToken: 'This reset has expired. Please ask for a new code.' }),
    ),
    'setNewPassword fails (too often)': to(
      'setNewPassword.ready',
      warns('Too many requests. Please try again in 30 seconds.'),
    ),
    'setNewPassword fails (broken)': to('setNewPassword.ready', warns('Failed to reset password.')),
  },
})
