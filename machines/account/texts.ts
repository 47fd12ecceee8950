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
export const addressWanted = 'Tell us your address, and we send you a code to set a new password.'
export const sendCode = 'Send code'
export const verifyOtp = 'VERIFY OTP'
export const codeUsed = 'The last one has been used: ask for a new one below.'
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
  'Your session is over. Nothing on this page is lost: log in again, and what you sent goes on.'
export const notNowMeans =
  'With Not now you leave this page without what you typed. There you can log in with another account.'
export const notNow = 'Not now'
export const logInAndGoOn = 'Log In and Go On'

/** Profile */
export const addEvents = 'Add Events'

/** Edit Profile */
export const profileNotSaved = 'Your changes were not saved. Please try again.'
export const removeNewPicture = 'Remove new picture'

/** The profile in the settings */
export const settingsUpdated = 'updated successfully'
export const settingsRefused = 'failed to update'
export const settingsNotUpdated = 'update failed. try again.'

/** Your Account */
export const backTo = (place: string) => `Back to ${place}`
export const aboutPassword = 'Every other device is logged out with it.'
export const aboutDevices = 'Where you are logged in. Log out elsewhere.'
export const aboutCalendar = 'Your favourite events in your calendar program.'
export const downloadYourData = 'Download Your Data'
export const downloading = 'Downloading...'
export const aboutData = 'Everything that Plaza holds about you, in one file.'
export const aboutDeletion = 'For good, with all that is personal.'

export const dataDownloaded = 'Your data was downloaded.'
export const dataNotDownloaded = 'Failed to download your data. Please try again.'

/** Change Password */
export const changePassword = 'Change Password'
export const changePasswordForm = 'Change password'
export const currentPassword = 'Current Password'
export const stayLoggedInHere =
  'You stay logged in here. Every other device is logged out, and we send you a mail.'
export const changing = 'Changing...'

export const currentPasswordRequired = 'Current Password is required'
export const passwordChanged = 'Password changed. Other devices are logged out.'
export const passwordNotChanged = 'Failed to change password.'

/** Devices */
export const devices = 'Devices'
export const devicesNotLoaded = 'Failed to load your devices. Please try again later.'
export const unknownDevice = 'Unknown device'
export const thisDevice = 'This device'
export const lastUsed = (moment: string) => `Last used ${moment}`
export const loggedIn = (moment: string) => `Logged in ${moment}`
export const logOut = 'Log Out'
export const logOutOf = (device: string) => `Log Out ${device}`
export const nowhereElse = 'You are logged in nowhere else.'
export const logOutElsewhere = 'Log Out Elsewhere'
export const loggingOut = 'Logging out...'

export const loggedOutThere = 'Logged out there.'
export const loggedOutElsewhere = 'Logged out everywhere else.'
export const notLoggedOut = 'Failed to log out there. Please try again.'

/** Calendar of Favourites */
export const calendarOfFavourites = 'Calendar of Favourites'
export const privateAddress =
  'A private address that shows your favourite events in your calendar program, and keeps them up to date.'
export const whoeverHasIt = 'Whoever has the address sees your favourites.'
export const addressNotLoaded = 'Failed to load your calendar address. Please try again later.'
export const makeAddress = 'Make Calendar Address'
export const making = 'Making...'
export const addressSince = (moment: string) =>
  `You have an address since ${moment}. It was shown only then: if you need it again, make a new one.`
export const calendarAddress = 'Calendar Address'
export const shownOnlyNow = 'Shown only now. Copy it before you leave.'
export const copyAddress = 'Copy Address'
export const openInCalendar = 'Open in Calendar'
export const oldAddressIsDead = 'With a new address, or none, the one before opens nothing any more.'
export const makeNewAddress = 'Make New Address'
export const revokeAddress = 'Revoke Address'
export const revocationMeans = 'Are you sure? Calendars that use the address no longer show your favourites.'
export const revoke = 'Revoke'
export const revoking = 'Revoking...'

export const addressMade = 'Calendar address made.'
export const addressReplaced = 'New calendar address made. The old one opens nothing any more.'
export const addressNotMade = 'Failed to make a calendar address. Please try again.'
export const addressCopied = 'Calendar address copied.'
export const addressNotCopied = 'Failed to copy. Please select the address and copy it.'
export const addressRevoked = 'Calendar address revoked.'
export const addressNotRevoked = 'Failed to revoke the calendar address. Please try again.'

/** Delete Account */
export const deleteAccount = 'Delete Account'
export const deletedForGood =
  'Your name, e-mail address, phone number, picture and favourites are deleted for good.'
export const unpublishedGo = 'Events that wait for approval, or were rejected, go with them.'
export const publishedStay = 'Published events stay, under the name'
export const formerMember = 'Former member'
export const nobodyBringsBack = 'You are logged out everywhere. Nobody can bring the account back.'
export const deleteAccountForm = 'Delete account'
export const deleteMyAccount = 'Delete My Account'

export const accountDeleted = 'Your account was deleted.'
export const accountNotDeleted = 'Failed to delete your account.'
