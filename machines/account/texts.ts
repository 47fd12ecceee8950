import { type Message, phrase } from '../language/message.ts'

/**
 * Texts quoted from the specification, sections 4, 5 and 8, and other texts of the same screens. One constant
 * each where possible, because the build drops unused constants, but no part of an object.
 */

/** Landing */
export const findIt: Message = 'Find it'
export const findItHow: Message = 'What is on near you: by city, date or topic, and on the map.'
export const keepIt: Message = 'Keep it'
export const keepItHow: Message = 'One tap on the heart, and it waits for you under My Events.'
export const hostIt: Message = 'Host it'
export const hostItHow: Message =
  'Write it, add your pictures, send it off. A person reads it and puts it up.'
export const comeToTheSquare: Message = 'Come to the square.'
export const whatPlazaIs: Message =
  'Plaza is where your community puts its events up: talks and markets, concerts and clean-ups. See what is on, keep what you like, host your own.'
export const licences: Message = 'Licences'

/** Login and Signup */
export const account: Message = 'Account'
export const login: Message = 'Login'
export const welcomeBack: Message = 'HI, WELCOME BACK'
export const password: Message = 'Password'
export const loggingIn: Message = 'Logging in...'
export const forgotPassword: Message = 'Forgot password?'
export const signup: Message = 'Signup'
export const createAccount: Message = 'CREATE ACCOUNT'
export const passwordLength: Message = 'At least 8 characters'
export const signingUp: Message = 'Signing up...'

export const emailRequired: Message = 'Email is required'
export const emailInvalid: Message = 'Please enter a valid email'
/** The address is almost one of a common mail domain. */
export const didYouMean = (email: string) => phrase('Did you mean {email}?', { email })
export const passwordRequired: Message = 'Password is required'
export const passwordTooShort: Message = 'Password must be at least 8 characters.'
export const fullNameRequired: Message = 'Full Name is required'
export const phoneRequired: Message = 'Phone Number is required'
export const phoneInvalid: Message = 'Please enter a phone number of 6 to 15 digits'

export const loginSuccessful: Message = 'Login successful!'
export const invalidCredentials: Message = 'Invalid credentials'
export const verifyEmail: Message = 'Verify email'
export const noResponse: Message = 'Something went wrong. Please try again.'
export const registered: Message = 'Registration successful. Now log in'
export const emailExists: Message = 'Email already exists.'
export const phoneExists: Message = 'Phone already exists.'
export const emailAndPhoneExist: Message = 'Email and phone already exist.'
export const unexpected: Message = 'An unexpected error occurred.'

/** Code sent by email */
export const codeSentTo = (email: string) =>
  phrase('We have sent a code of six digits to {email}.', { email })
export const verification: Message = 'Verification'
export const verificationCode: Message = 'Verification code'
export const verify: Message = 'Verify'
export const verifying: Message = 'Verifying...'
export const resendCode: Message = 'Resend code'
export const resendCodeIn = (seconds: number) => phrase('Resend code in {seconds}s', { seconds })
export const sending: Message = 'Sending...'

export const invalidOtp: Message = 'Invalid OTP.'
export const otpNotVerified: Message = 'Error verifying OTP.'
export const otpNotSent: Message = 'Error sending OTP.'
export const otpSent: Message = 'New OTP sent to your email'

/** Verify Your Email */
export const verifyYourEmail: Message = 'VERIFY YOUR EMAIL'

/** Forgot Password, and setting a new one */
export const forgotPasswordForm: Message = 'Forgot password'
export const forgotPasswordHeading: Message = 'FORGOT PASSWORD'
export const addressWanted: Message =
  'Enter your email address, and we will send you a code to set a new password.'
export const sendCode: Message = 'Send code'
export const verifyOtp: Message = 'VERIFY OTP'
export const codeUsed: Message = 'This code has already been used. Request a new one below.'
export const anotherPassword: Message = 'Another password'
export const setNewPasswordHeading: Message = 'SET NEW PASSWORD'
export const newPassword: Message = 'New Password'
export const confirmPassword: Message = 'Confirm Password'
export const setNewPassword: Message = 'Set new password'

export const passwordsDiffer: Message = 'Passwords do not match.'
export const resetMailNotSent: Message = 'Failed to send reset email'
export const resetCodeSent: Message = 'Password reset OTP sent to your email'
export const otpVerified: Message = 'OTP verified successfully'
export const passwordNotReset: Message = 'Failed to reset password.'
export const passwordReset: Message = 'Password reset successfully. Please login with your new password.'

/** Log in again */
export const logInAgain: Message = 'Log in again'
export const sessionOver: Message =
  'Your session has expired. Nothing on this page is lost: log in again, and your request continues.'
/** Shown if nothing was typed when the session expired. */
export const loginNeeded: Message = 'Your session has expired. Please log in again.'
export const notNowMeans: Message =
  'If you choose Not now, you leave this page and lose what you typed. You can then log in with another account.'
export const notNow: Message = 'Not now'
export const logInAndGoOn: Message = 'Log In and Continue'

/** Profile */
export const addEvents: Message = 'Add Events'

/** Edit Profile */
export const profileNotSaved: Message = 'Your changes were not saved. Please try again.'
export const removeNewPicture: Message = 'Remove new picture'

/** Profile in the settings */
export const settingsUpdated: Message = 'updated successfully'
export const settingsRefused: Message = 'failed to update'
export const settingsNotUpdated: Message = 'update failed. try again.'

/** Language */
export const languageNotLoaded: Message = 'The language could not be loaded. Please try again.'
export const languageNotSaved: Message =
  'The language is kept on this device, but could not be saved to your account.'
