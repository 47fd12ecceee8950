/**
 * Literal texts of the specification, sections 4, 5 and 8, and what its screens say beside. Strings where it can be: the build puts
 * them where they are used, but an object into the first load.
 */

/** Landing */
export const findIt = 'Find it'
export const findItHow = 'What is on near you: by city, date or topic, and on the map.'
export const keepIt = 'Keep it'
export const keepItHow = 'One tap on the heart, and it waits for you under My Events.'
export const hostIt = 'Host it'
export const hostItHow = 'Write it, add your pictures, send it off. A person reads it and puts it up.'
export const comeToTheSquare = 'Come to the square.'
export const whatPlazaIs =
  'Plaza is where your community puts its events up: talks and markets, concerts and clean-ups. See what is on, keep what you like, host your own.'
export const licences = 'Licences'

/** Login and Signup */
export const account = 'Account'
export const login = 'Login'
export const welcomeBack = 'HI, WELCOME BACK'
export const password = 'Password'
export const loggingIn = 'Logging in...'
export const forgotPassword = 'Forgot password?'
export const signup = 'Signup'
export const createAccount = 'CREATE ACCOUNT'
export const passwordLength = 'At least 8 characters'
export const signingUp = 'Signing up...'

export const emailRequired = 'Email is required'
export const emailInvalid = 'Please enter a valid email'
export const passwordRequired = 'Password is required'
export const passwordTooShort = 'Password must be at least 8 characters.'
export const fullNameRequired = 'Full Name is required'
export const phoneRequired = 'Phone Number is required'
export const phoneInvalid = 'Please enter a phone number of 6 to 15 digits'

export const loginSuccessful = 'Login successful!'
export const invalidCredentials = 'Invalid credentials'
export const verifyEmail = 'Verify email'
export const noResponse = 'Something went wrong. Please try again.'
export const registered = 'Registration successful. Now log in'
export const emailExists = 'Email already exists.'
export const phoneExists = 'Phone already exists.'
export const emailAndPhoneExist = 'Email and phone already exist.'
export const unexpected = 'An unexpected error occurred.'

/** A mailed code */
export const codeSentTo = 'We have sent a code of six digits to'
export const verification = 'Verification'
export const verificationCode = 'Verification code'
export const verify = 'Verify'
export const verifying = 'Verifying...'
export const resendCode = 'Resend code'
export const resendCodeIn = (seconds: number) => `Resend code in ${seconds}s`
export const sending = 'Sending...'

export const invalidOtp = 'Invalid OTP.'
export const otpNotVerified = 'Error verifying OTP.'
export const otpNotSent = 'Error sending OTP.'
export const otpSent = 'New OTP sent to your email'

/** Verify Your Email */
export const verifyYourEmail = 'VERIFY YOUR EMAIL'

/** Forgot Password, and another one */
export const forgotPasswordForm = 'Forgot password'
export const forgotPasswordHeading = 'FORGOT PASSWORD'
export const addressWanted = 'Enter your email address, and we will send you a code to set a new password.'
export const sendCode = 'Send code'
export const verifyOtp = 'VERIFY OTP'
export const codeUsed = 'This code has already been used. Request a new one below.'
export const anotherPassword = 'Another password'
export const setNewPasswordHeading = 'SET NEW PASSWORD'
export const newPassword = 'New Password'
export const confirmPassword = 'Confirm Password'
export const setNewPassword = 'Set new password'

export const passwordsDiffer = 'Passwords do not match.'
export const resetMailNotSent = 'Failed to send reset email'
export const resetCodeSent = 'Password reset OTP sent to your email'
export const otpVerified = 'OTP verified successfully'
export const passwordNotReset = 'Failed to reset password.'
export const passwordReset = 'Password reset successfully. Please login with your new password.'

/** Log in again */
export const logInAgain = 'Log in again'
export const sessionOver =
  'Your session has expired. Nothing on this page is lost: log in again, and your request continues.'
/** After a page that was only read. */
export const loginNeeded = 'Your session has expired. Please log in again.'
export const notNowMeans =
  'If you choose Not now, you leave this page and lose what you typed. You can then log in with another account.'
export const notNow = 'Not now'
export const logInAndGoOn = 'Log In and Continue'

/** Profile */
export const addEvents = 'Add Events'

/** Edit Profile */
export const profileNotSaved = 'Your changes were not saved. Please try again.'
export const removeNewPicture = 'Remove new picture'

/** The profile in the settings */
export const settingsUpdated = 'updated successfully'
export const settingsRefused = 'failed to update'
export const settingsNotUpdated = 'update failed. try again.'
