import { errorToast, type Failure, isRefusal, type Toast } from '../domain.ts'
import * as texts from './texts.ts'

export function loginToast(failure: Failure): Toast {
  if (failure.code === 'EMAIL_UNVERIFIED') return errorToast(texts.verifyEmail)
  return errorToast(isRefusal(failure) ? texts.invalidCredentials : texts.noResponse)
}
