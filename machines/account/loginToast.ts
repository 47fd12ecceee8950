import { type Failure, isRefusal, type Toast } from '../domain.ts'
import { toasts } from './texts.ts'

export function loginToast(failure: Failure): Toast {
  if (failure.code === 'EMAIL_UNVERIFIED') return toasts.verifyEmail
  return isRefusal(failure) ? toasts.invalidCredentials : toasts.noResponse
}
