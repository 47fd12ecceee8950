import { type Failure, isRefusal, type Toast } from '../domain.ts'
import { toasts } from './texts.ts'

/** Why one could not log in. */
export function loginToast(failure: Failure): Toast {
  if (failure.code === 'EMAIL_UNVERIFIED') return toasts.verifyEmail
  return isRefusal(failure) ? toasts.invalidCredentials : toasts.noResponse
}
