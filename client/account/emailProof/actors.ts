import { fromPromise } from 'xstate'
import { ResendCodeDocument, VerifyEmailDocument } from '../../generated/graphql.ts'
import type { Api } from '../../runtime/graph/api.ts'

export const emailProofActors = (api: Api) => ({
  verifyEmail: fromPromise<void, { email: string; otp: string }>(async ({ input }) => {
    await api.run(VerifyEmailDocument, input)
  }),
  resendCode: fromPromise<void, { email: string }>(async ({ input }) => {
    await api.run(ResendCodeDocument, input)
  }),
})
