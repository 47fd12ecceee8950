import { errorToast as error, successToast as success } from '../domain.ts'

/** Literal texts of the specification, sections 4, 5 and 8. */

export const toasts = {
  loginSuccessful: success('Login successful!'),
  invalidCredentials: error('Invalid credentials'),
  verifyEmail: error('Verify email'),
  noResponse: error('Something went wrong. Please try again.'),
  registered: success('Registration successful. Now log in'),
  emailExists: error('Email already exists.'),
  phoneExists: error('Phone already exists.'),
  emailAndPhoneExist: error('Email and phone already exist.'),
  unexpected: error('An unexpected error occurred.'),
  invalidOtp: error('Invalid OTP.'),
  otpNotVerified: error('Error verifying OTP.'),
  otpNotSent: error('Error sending OTP.'),
  otpSent: success('New OTP sent to your email'),
  resetMailNotSent: error('Failed to send reset email'),
  resetCodeSent: success('Password reset OTP sent to your email'),
  otpVerified: success('OTP verified successfully'),
  passwordNotReset: error('Failed to reset password.'),
  passwordReset: success('Password reset successfully. Please login with your new password.'),
}

export const problems = {
  passwordTooShort: 'Password must be at least 8 characters.',
  required: (label: string) => `${label} is required`,
  emailInvalid: 'Please enter a valid email',
  phoneInvalid: 'Please enter a phone number of 6 to 15 digits',
  passwordsDiffer: 'Passwords do not match.',
}
