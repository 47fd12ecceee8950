import { fromPromise } from 'xstate'
import type { NewPassword } from '../../../machines/account/passwordReset/passwordResetMachine.ts'
import {
  RequestPasswordResetDocument,
  SetNewPasswordDocument,
  VerifyResetCodeDocument,
} from '../../generated/graphql.ts'
import type { Api } from '../../runtime/graph/api.ts'

export const passwordResetActors = (api: Api) => ({
  requestPasswordReset: fromPromise<void, { email: string }>(async ({ input }) => {
    await api.run(RequestPasswordResetDocument, input)
  }),
  verifyResetCode: fromPromise<{ resetToken: string }, { email: string; otp: string }>(async ({ input }) => {
    const { verifyResetCode } = await api.run(VerifyResetCodeDocument, input)
    return verifyResetCode
  }),
  setNewPassword: fromPromise<void, NewPassword>(async ({ input }) => {
    await api.run(SetNewPasswordDocument, input)
  }),
})
