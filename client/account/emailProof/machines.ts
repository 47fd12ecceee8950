import { emailProofMachine } from '../../../machines/account/emailProofMachine.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { emailProofActors } from './actors.ts'

export const useMachines = machinesOf(({ api, actions }) => ({
  emailProof: emailProofMachine.provide({ actors: emailProofActors(api), actions }),
}))
