import { ResendCodeDocument, VerifyEmailDocument } from '../../generated/graphql.ts'
import type { Api } from '../../runtime/graph/api.ts'
import { mutation } from '../../runtime/graph/mutation.ts'

export const emailProofActors = (api: Api) => ({
  verifyEmail: mutation(api, VerifyEmailDocument),
  resendCode: mutation(api, ResendCodeDocument),
})
