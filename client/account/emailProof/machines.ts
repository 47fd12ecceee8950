import { emailProofMachine } from '../../../machines/account/emailProofMachine.ts'
import { ResendCodeDocument, VerifyEmailDocument } from '../../generated/graphql.ts'
import type { Api } from '../../runtime/graph/api.ts'
import { mutation } from '../../runtime/graph/mutation.ts'
import { machinesOf } from '../../runtime/registry.tsx'

export const useMachines = machinesOf(({ api, actions }) => ({
  emailProof: emailProofMachine.provide({ actors: emailProofActors(api), actions }),
}))

const emailProofActors = (api: Api) => ({
  verifyEmail: mutation(api, VerifyEmailDocument),
  resendCode: mutation(api, ResendCodeDocument),
})
