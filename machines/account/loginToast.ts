import { type Failure, failureToast, isRefusal, type Toast } from '../domain.ts'
import * as texts from './texts.ts'

export function loginToast(failure: Failure): Toast {
  if (failure.code === 'EMAIL_UNVERIFIED') return failureToast(failure, texts.verifyEmail)
  return failureToast(failure, isRefusal(failure) ? texts.invalidCredentials : texts.noResponse)
}
