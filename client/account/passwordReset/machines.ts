import { fromPromise } from 'xstate'
import { passwordResetMachine } from '../../../machines/account/passwordReset/passwordResetMachine.ts'
import {
  RequestPasswordResetDocument,
  SetNewPasswordDocument,
  VerifyResetCodeDocument,
} from '../../generated/graphql.ts'
import type { Api } from '../../runtime/graph/api.ts'
import { mutation } from '../../runtime/graph/mutation.ts'
import { machinesOf } from '../../runtime/registry.tsx'

export const useMachines = machinesOf(({ api, actions }) => ({
  passwordReset: passwordResetMachine.provide({ actors: passwordResetActors(api), actions }),
}))

const passwordResetActors = (api: Api) => ({
  requestPasswordReset: mutation(api, RequestPasswordResetDocument),
  verifyResetCode: fromPromise<{ resetToken: string }, { email: string; otp: string }>(
    async ({ input }) => (await api.run(VerifyResetCodeDocument, input)).verifyResetCode,
  ),
  setNewPassword: mutation(api, SetNewPasswordDocument),
})
